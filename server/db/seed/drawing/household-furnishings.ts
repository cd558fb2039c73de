import {
  type Drawing,
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
} from './kit.ts';
import { figures } from './scene.ts';

function chair(color: string): string {
  const t = tones(color);
  return (
    shadow(490, 240) +
    bar(340, 560, 34, 190, 8, across(t.dark, t.deep)) +
    bar(640, 560, 34, 190, 8, across(t.dark, t.deep)) +
    path('M300 120L340 130L352 540H312ZM660 120L620 130L628 540H668Z', across(t.light, t.base, t.dark)) +
    path('M286 96C380 60 580 60 674 96L664 180C580 150 380 150 296 180Z', slant(t.light, t.base, t.dark)) +
    repeat(4, (i) => bar(372 + i * 64, 150, 26, 390, 8, across(t.lit, t.base, t.dark))) +
    path('M300 500H664L730 590H226Z', slant(t.light, t.base, t.shade)) +
    path('M226 590H730V624C730 632 724 636 716 636H240C232 636 226 632 226 624Z', down(t.base, t.deep)) +
    path('M240 634H292L284 784H250ZM716 634H664L672 784H706Z', across(t.light, t.base, t.dark)) +
    bar(270, 690, 420, 20, 6, down(t.lit, t.dark))
  );
}

function mirror(color: string): string {
  const t = tones(color);
  const petals = repeat(18, (i) => {
    const angle = (i * Math.PI) / 9;
    const [x, y] = [480 + 222 * Math.cos(angle), 420 + 296 * Math.sin(angle)];
    return (
      disc(x + 5, y + 8, 62, t.deep) +
      disc(x, y, 60, glow(0.35, 0.3, 0.8, t.light, t.base, t.shade)) +
      disc(x, y, 20, t.lit)
    );
  });
  const pane = 'M270 420a210 280 0 1 0 420 0a210 280 0 1 0 -420 0Z';
  return (
    shadow(480, 200, 796) +
    petals +
    oval(480, 420, 226, 298, slant(t.shade, t.deep)) +
    path(pane, slant('#f2f8fb', '#bcd3de', '#dfecf2', '#9db8c6')) +
    inside(pane, path('M260 460L560 120H650L300 640ZM420 720L700 340V420L480 720Z', fade('#ffffff', 0.55))) +
    line(pane, t.light, 8)
  );
}

function alarmClock(color: string): string {
  const t = tones(color);
  const bell = (flip: boolean) =>
    place(
      line('M350 300L330 330', steel.deep, 18) +
        path('M196 300C190 210 290 150 372 206Z', slant(steel.shine, steel.base, steel.deep)) +
        disc(274, 186, 14, steel.dark),
      { flip },
      [480, 0],
    );
  return (
    shadow(480, 240) +
    line('M330 690L270 774M630 690L690 774', t.deep, 34) +
    line('M400 210C400 110 560 110 560 210', steel.deep, 18) +
    bell(false) +
    bell(true) +
    line('M480 260V170', steel.deep, 12) +
    bar(446, 150, 68, 40, 12, slant(steel.light, steel.deep)) +
    disc(490, 512, 256, t.deep) +
    disc(480, 504, 254, slant(t.light, t.base, t.dark)) +
    disc(480, 504, 210, t.deep) +
    disc(480, 504, 202, slant('#ffffff', '#f4efe2')) +
    repeat(60, (i) => place(line('M0 -190v10', '#4a4d55', i % 5 ? 3 : 8), { x: 480, y: 504, turn: i * 6 })) +
    [12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
      .map((n, i) =>
        figures(
          String(n),
          480 + 144 * Math.sin((i * Math.PI) / 6),
          518 - 144 * Math.cos((i * Math.PI) / 6),
          30,
          '#23262c',
        ),
      )
      .join('') +
    place(line('M0 16V-86', '#1d2026', 15), { x: 480, y: 504, turn: -60 }) +
    place(line('M0 20V-128', '#1d2026', 10), { x: 480, y: 504, turn: 60 }) +
    place(line('M0 30V-130', '#d8412f', 5), { x: 480, y: 504, turn: 190 }) +
    disc(480, 504, 13, t.base) +
    line('M246 440A246 246 0 0 1 400 280', t.shine, 9)
  );
}

function toolbox(color: string): string {
  const t = tones(color);
  const black = rubber;
  return (
    shadow(480, 380) +
    // Tools that stand out of it.
    line('M250 470L210 190', '#e0a63c', 36) +
    path(
      'M140 150H270C286 150 292 170 290 190L240 200L140 190C120 180 120 158 140 150Z',
      slant(steel.shine, steel.base, steel.deep),
    ) +
    bar(330, 180, 18, 240, 4, across(steel.shine, steel.dark)) +
    bar(316, 330, 46, 140, 16, across(t.light, t.base, t.deep)) +
    path(
      'M640 480L650 280C620 260 620 220 644 200L656 236H690L702 200C726 222 722 262 694 280L700 480Z',
      slant(steel.shine, steel.base, steel.deep),
    ) +
    line('M764 480L790 330M830 480L800 330', '#d8a034', 26) +
    path('M770 340L776 240L796 210L816 240L820 340L796 356Z', slant(steel.light, steel.deep)) +
    disc(520, 400, 78, '#26282e') +
    disc(520, 400, 66, '#f0c22e') +
    bar(500, 470, 40, 20, 3, steel.base) +
    path('M110 470L150 430H810L850 470Z', black.deep) +
    bar(96, 466, 772, 316, 30, t.deep) +
    bar(90, 462, 772, 314, 30, slant(t.light, t.base, t.base, t.dark)) +
    bar(90, 462, 772, 56, 26, down(black.light, black.base)) +
    repeat(5, (i) => bar(140 + i * 140, 560, 100, 180, 12, fade(t.deep, 0.22))) +
    [240, 640]
      .map(
        (x) =>
          bar(x, 480, 80, 84, 12, slant(black.light, black.deep)) + bar(x + 14, 530, 52, 14, 5, steel.base),
      )
      .join('') +
    bar(400, 600, 160, 90, 12, '#f4f1ea') +
    figures('42', 480, 670, 52, t.deep) +
    line('M110 700V500', t.shine, 6, 'opacity="0.7"')
  );
}

/** What stands or hangs in a room. */
export const furnishings: Record<string, Drawing> = {
  'wooden-dining-chair': {
    whole: chair,
    span: { left: 226, right: 730, cm: 43 },
    closeUp: { x: 480, y: 520, zoom: 1.5 },
  },
  'flower-wall-mirror-60': {
    whole: mirror,
    span: { left: 198, right: 762, cm: 48 },
    closeUp: { x: 650, y: 250, zoom: 1.4 },
  },
  'twin-bell-alarm-clock': {
    whole: alarmClock,
    span: { left: 226, right: 746, cm: 11 },
    closeUp: { x: 400, y: 280, zoom: 1.3 },
  },
  'toolbox-42-piece': {
    whole: toolbox,
    span: { left: 90, right: 862, cm: 36 },
    closeUp: { x: 680, y: 500, zoom: 1.5 },
  },
};
