import { type Drawing, fade, tones, across, path, line, disc, place, shadow, cylinder } from './kit.ts';

/** A wide pot with a domed lid and two loop handles, its foot at the middle of (480, 780); 600 wide. */
function partyPot(color: string): string {
  const t = tones(color);
  const rim = tones('#cfd3d7');
  const loop = (x: number, sign: number) =>
    line(`M${x} 560C${x + sign * 70} 548 ${x + sign * 70} 640 ${x} 628`, rim.deep, 24) +
    line(`M${x} 556C${x + sign * 66} 546 ${x + sign * 66} 634 ${x} 622`, rim.lit, 15) +
    disc(x - sign * 6, 560, 9, rim.dark) +
    disc(x - sign * 6, 626, 9, rim.dark);
  return (
    shadow(480, 290) +
    loop(204, -1) +
    loop(756, 1) +
    cylinder({ x: 480, y: 500, rx: 284, ry: 56, height: 232, foot: 268 }, t) +
    path(
      'M196 500A284 56 0 0 0 764 500L763 522A283 56 0 0 1 197 522Z',
      across(rim.base, rim.shine, rim.base, rim.deep),
    ) +
    // Lid.
    path(
      'M186 494C186 420 330 396 480 396S774 420 774 494A294 58 0 0 1 186 494Z',
      across(rim.lit, rim.shine, rim.base, rim.shade, rim.dark),
    ) +
    path(
      'M186 494A294 58 0 0 0 774 494C774 482 772 474 766 466A290 56 0 0 1 194 466C188 474 186 482 186 494Z',
      across(rim.base, rim.light, rim.shade, rim.deep),
    ) +
    path('M240 450C290 416 380 406 440 406C360 420 300 440 268 466Z', fade('#ffffff', 0.7)) +
    line('M424 404C424 340 536 340 536 404', rim.deep, 22) +
    line('M424 400C424 336 536 336 536 400', rim.lit, 14)
  );
}

export const kitchenware: Record<string, Drawing> = {
  'party-cooking-pot-set': {
    whole: (color) =>
      place(partyPot(color), { x: 90, y: -130, scale: 0.98 }, [480, 780]) +
      place(partyPot(color), { x: -186, y: -40, scale: 0.78 }, [480, 780]) +
      place(partyPot(color), { x: 128, y: 0, scale: 0.68 }, [480, 780]),
    span: { left: 292, right: 848, cm: 45 },
    closeUp: { x: 400, y: 600, zoom: 2.2 },
  },
};
