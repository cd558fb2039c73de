import {
  type Drawing,
  ground,
  fade,
  tones,
  steel,
  rubber,
  across,
  down,
  slant,
  glow,
  path,
  line,
  oval,
  disc,
  bar,
  place,
  inside,
  repeat,
  shadow,
  cylinder,
} from './kit.ts';
import { storage } from './kitchenware-storage.ts';
import { tableware } from './kitchenware-tableware.ts';

const aluminium = tones('#cfd3d7');

/** A wide pot with a domed lid and two loop handles, its foot at the middle of (480, 780); 600 wide. */
function partyPot(color: string): string {
  const t = tones(color);
  const loop = (x: number, sign: number) =>
    line(`M${x} 560C${x + sign * 70} 548 ${x + sign * 70} 640 ${x} 628`, aluminium.deep, 24) +
    line(`M${x} 556C${x + sign * 66} 546 ${x + sign * 66} 634 ${x} 622`, aluminium.lit, 15) +
    repeat(2, (i) => bar(x - 20, 546 + i * 64, 40, 24, 10, slant(aluminium.shine, aluminium.shade))) +
    repeat(2, (i) => disc(x - sign * 6, 558 + i * 64, 6, aluminium.deep));
  const dome = 'M186 494C186 420 330 396 480 396S774 420 774 494A294 58 0 0 1 186 494Z';
  return (
    shadow(480, 290) +
    cylinder({ x: 480, y: 500, rx: 284, ry: 56, height: 232, foot: 268 }, t) +
    path(
      'M212 732A268 53 0 0 0 748 732L746 712A266 53 0 0 1 214 712Z',
      across(fade(t.deep, 0.1), fade(t.deep, 0.5)),
    ) +
    path('M250 560C256 620 258 680 262 740L298 752C292 690 288 630 286 574Z', fade(t.shine, 0.32)) +
    loop(204, -1) +
    loop(756, 1) +
    path(
      'M196 500A284 56 0 0 0 764 500L763 522A283 56 0 0 1 197 522Z',
      across(aluminium.base, aluminium.shine, aluminium.base, aluminium.deep),
    ) +
    // Lid, turned on the lathe: rings that the light catches.
    path(dome, across(aluminium.lit, aluminium.shine, aluminium.base, aluminium.shade, aluminium.dark)) +
    inside(
      dome,
      repeat(5, (i) =>
        oval(
          480,
          412 + i * 13,
          120 + i * 42,
          18 + i * 9,
          'none',
          `stroke="${fade(aluminium.deep, 0.16)}" stroke-width="3"`,
        ),
      ) + path('M300 480L400 396H450L410 500ZM560 396L690 470H730L620 396Z', fade('#ffffff', 0.35)),
    ) +
    path(
      'M186 494A294 58 0 0 0 774 494C774 482 772 474 766 466A290 56 0 0 1 194 466C188 474 186 482 186 494Z',
      across(aluminium.base, aluminium.light, aluminium.shade, aluminium.deep),
    ) +
    path('M240 450C290 416 380 406 440 406C360 420 300 440 268 466Z', fade('#ffffff', 0.7)) +
    line('M424 404C424 340 536 340 536 404', aluminium.deep, 22) +
    line('M424 400C424 336 536 336 536 400', aluminium.lit, 14) +
    disc(424, 406, 13, aluminium.dark) +
    disc(536, 406, 13, aluminium.dark)
  );
}

function fryingPan(color: string): string {
  const t = tones(color);
  const coating = tones('#33343a');
  const mouth = 'M90 560a300 104 0 1 0 600 0a300 104 0 1 0 -600 0Z';
  return (
    shadow(400, 250, 764) +
    path(
      'M88 562C94 634 130 694 176 710A214 64 0 0 0 604 710C650 694 686 634 692 562Z',
      across(t.lit, t.light, t.lit, t.base, t.shade, t.dark, t.deep),
    ) +
    path(
      'M132 628C150 672 168 692 190 704C236 744 310 764 380 766C300 752 200 720 160 640Z',
      fade(t.shine, 0.4),
    ) +
    // Handle: the steel neck, the screw, the phenolic grip with its eye.
    path('M660 536L724 494L744 528L684 566Z', slant(steel.shine, steel.base, steel.deep)) +
    path(
      'M712 488C770 470 838 428 896 412C930 404 950 434 932 458C890 496 810 526 744 552C724 558 706 546 702 524C700 506 702 494 712 488Z',
      down(rubber.light, rubber.base, rubber.deep),
    ) +
    line('M730 494C790 470 840 438 896 424', fade('#ffffff', 0.4), 7) +
    oval(900, 441, 19, 10, '#d9cabf', 'transform="rotate(-22 900 441)"') +
    oval(726, 520, 10, 8, slant(steel.shine, steel.deep)) +
    // Edge, wall and floor of the inside.
    oval(390, 560, 304, 107, across(t.light, t.base, t.dark)) +
    oval(390, 560, 298, 102, across(steel.shine, steel.base, steel.light)) +
    oval(390, 562, 290, 96, across(coating.deep, coating.base, coating.light)) +
    inside(
      mouth,
      oval(390, 600, 232, 76, coating.deep) +
        oval(390, 602, 226, 73, slant(coating.lit, coating.base, coating.shade)) +
        repeat(4, (i) =>
          oval(
            390,
            602,
            190 - i * 46,
            61 - i * 15,
            'none',
            `stroke="${fade(coating.shine, 0.13)}" stroke-width="3"`,
          ),
        ) +
        path(
          'M196 590C230 556 300 536 372 532C330 556 290 590 270 640C230 630 200 612 196 590Z',
          fade('#ffffff', 0.14),
        ) +
        repeat(46, (i) => disc(190 + ((i * 131) % 400), 548 + ((i * 47) % 108), 2.2, fade('#ffffff', 0.22))),
    ) +
    line('M110 530C160 484 280 464 390 464', fade('#ffffff', 0.6), 5)
  );
}

/** The pan hung up by its eye, its coloured outside to the front, between the colours. */
const pansFromBelow = (colors: readonly string[]) => {
  const outside = (color: string) => {
    const t = tones(color);
    return (
      bar(438, 60, 84, 300, 36, across(rubber.light, rubber.base, rubber.deep)) +
      bar(456, 90, 30, 190, 15, fade('#ffffff', 0.16)) +
      oval(480, 96, 14, 22, '#eddacd') +
      bar(450, 340, 60, 60, 8, across(steel.light, steel.shine, steel.deep)) +
      disc(480, 600, 222, t.deep) +
      disc(478, 596, 220, glow(0.35, 0.3, 0.85, t.light, t.lit, t.base, t.shade, t.dark)) +
      disc(480, 600, 168, t.dark) +
      disc(480, 600, 164, slant(steel.light, steel.shine, steel.base, steel.light, steel.dark)) +
      repeat(6, (i) =>
        oval(
          480,
          600,
          150 - i * 24,
          150 - i * 24,
          'none',
          `stroke="${fade(steel.deep, 0.3)}" stroke-width="4"`,
        ),
      ) +
      line('M312 500C340 440 400 402 460 396', t.shine, 8)
    );
  };
  const places = [
    { x: -210, y: 40, scale: 0.86 },
    { x: 270, y: 60, scale: 0.6 },
    { x: 60, y: -80, scale: 0.6 },
  ];
  return places
    .map(({ x, y, scale }, i) =>
      place(
        oval(500, 620, 240, 230, fade('#1d1710', 0.14)) + outside(colors[i]!),
        { x, y, scale },
        [480, 600],
      ),
    )
    .toReversed()
    .join('');
};

function teapot(color: string): string {
  const t = tones(color);
  const rim = (d: string) => line(d, steel.deep, 13) + line(d, steel.shine, 7);
  const body =
    'M372 372C310 420 262 500 262 588C262 690 316 772 390 782H574C648 772 702 690 702 588C702 500 654 420 592 372Z';
  return (
    shadow(480, 230) +
    // Handle.
    line('M640 436C760 380 872 440 852 560C836 650 760 690 676 690', t.deep, 42) +
    line('M640 432C760 376 870 438 850 556C834 646 760 686 676 686', t.base, 34) +
    line('M650 420C760 378 856 430 842 540', t.light, 9) +
    // Spout.
    path(
      'M152 350C222 356 252 400 270 452C280 480 300 500 330 500V700C250 690 204 620 192 530C184 460 176 404 122 372Z',
      slant(t.light, t.base, t.shade),
    ) +
    path('M192 530C204 620 250 690 330 700V650C260 640 214 590 192 500Z', fade(t.deep, 0.35)) +
    line('M170 372C220 380 240 420 258 470', t.shine, 9) +
    oval(137, 361, 21, 9, '#fbfaf6', 'transform="rotate(-36 137 361)"') +
    rim('M120 374L154 348') +
    // Body: glassy enamel with narrow highlights.
    path(body, glow(0.32, 0.3, 0.9, t.light, t.lit, t.base, t.shade, t.dark)) +
    inside(
      body,
      path('M300 760H670V790H300Z', fade(t.deep, 0.4)) +
        path('M620 390C690 470 690 690 600 784H720V390Z', fade(t.deep, 0.28)) +
        path(
          'M318 600C312 520 346 450 400 410L426 422C376 464 352 530 356 606C358 640 366 664 372 680C338 664 320 630 318 600Z',
          fade('#ffffff', 0.6),
        ) +
        oval(398, 712, 16, 10, fade('#ffffff', 0.4)),
    ) +
    rim('M372 374C420 396 544 396 592 374') +
    // Lid.
    path(
      'M384 366C384 316 424 292 482 292S580 316 580 366C540 384 424 384 384 366Z',
      slant(t.light, t.base, t.dark),
    ) +
    line('M384 366C424 384 540 384 580 366', t.deep, 6) +
    path('M408 344C418 318 442 308 470 306C446 318 432 336 428 356Z', fade('#ffffff', 0.65)) +
    bar(466, 268, 32, 30, 8, across(steel.light, steel.deep)) +
    oval(482, 250, 36, 26, glow(0.35, 0.3, 0.8, rubber.light, rubber.base, rubber.deep)) +
    oval(470, 240, 11, 5, fade('#ffffff', 0.6))
  );
}

export const kitchenware: Record<string, Drawing> = {
  'non-stick-frying-pan-26': {
    whole: fryingPan,
    span: { left: 88, right: 692, cm: 26 },
    edges: [88, 936],
    closeUp: { x: 690, y: 540 },
    second: pansFromBelow,
  },
  'party-cooking-pot-set': {
    whole: (color) =>
      place(partyPot(color), { x: 110, y: -150, scale: 0.94 }, [480, ground]) +
      place(partyPot(color), { x: -170, y: -50, scale: 0.84 }, [480, ground]) +
      place(partyPot(color), { x: 160, y: 20, scale: 0.74 }, [480, ground]),
    span: { left: 323, right: 857, cm: 45 },
    edges: [30, 900],
    closeUp: { x: 400, y: 690, zoom: 1.7 },
  },
  'enamel-teapot-1500ml': {
    whole: teapot,
    span: { left: 118, right: 872, cm: 22 },
    closeUp: { x: 480, y: 340, zoom: 1.3 },
  },
  ...storage,
  ...tableware,
};
