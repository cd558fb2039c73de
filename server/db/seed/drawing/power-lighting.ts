import {
  type Drawing,
  fade,
  tones,
  across,
  down,
  slant,
  glow,
  path,
  line,
  oval,
  disc,
  bar,
  inside,
  repeat,
  shadow,
} from './kit.ts';

/** Cells of a solar panel on a slanted lid, given by its four corners in the order of reading. */
const solarLid = () => {
  const d = 'M318 262L372 196H588L642 262Z';
  return (
    path(d, slant('#3a4f86', '#1a2547')) +
    inside(
      d,
      repeat(6, (i) => line(`M${318 + i * 54} 262L${372 + i * 36} 196`, '#8ea3d6', 2)) +
        line('M338 240H624M354 218H606', '#8ea3d6', 2) +
        path('M318 262L420 196H470L380 262Z', fade('#ffffff', 0.16)),
    )
  );
};

function solarLantern(color: string): string {
  const t = tones(color);
  const shade = 'M304 318H656V690H304Z';
  return (
    shadow(480, 230) +
    // The handle, swung up.
    line('M276 300C276 96 684 96 684 300', t.dark, 26) +
    line('M274 296C276 96 680 96 684 296', t.base, 18) +
    // Frosted shade with the light in it.
    path(shade, across('#e9dfc6', '#fff6dc', '#fffdf4', '#fff0c4', '#dcc99a')) +
    inside(
      shade,
      oval(470, 500, 190, 220, glow(0.5, 0.5, 0.5, '#ffffff', fade('#fff2b8', 0.9), fade('#ffd766', 0))) +
        bar(448, 400, 64, 200, 30, fade('#ffffff', 0.85)) +
        repeat(7, (i) => bar(320 + i * 52, 318, 6, 380, 3, fade('#b89b50', 0.16))),
    ) +
    // Lid with its panel.
    path('M276 290L356 180H604L684 290Z', slant(t.light, t.base)) +
    solarLid() +
    bar(268, 284, 424, 54, 14, down(t.lit, t.base, t.dark)) +
    // Posts.
    bar(272, 330, 36, 370, 8, across(t.light, t.base)) +
    bar(652, 330, 36, 370, 8, across(t.base, t.dark)) +
    // Foot with switch and sockets.
    path(
      'M260 690C260 678 268 672 280 672H680C692 672 700 678 700 690V746C700 768 690 782 668 782H292C270 782 260 768 260 746Z',
      down(t.lit, t.base, t.shade),
    ) +
    bar(262, 676, 436, 8, 4, fade(t.shine, 0.7)) +
    disc(360, 730, 25, t.dark) +
    disc(358, 727, 20, t.light) +
    line('M358 716v12M349 720a12 12 0 1 0 18 0', t.deep, 4) +
    bar(450, 714, 66, 30, 5, t.deep) +
    bar(458, 720, 50, 9, 2, '#e7ebf0') +
    bar(548, 718, 48, 22, 11, t.deep) +
    repeat(3, (i) => disc(630 + i * 20, 729, 6, i < 2 ? '#7fe07a' : t.dark))
  );
}

export const powerLighting: Record<string, Drawing> = {
  'solar-lantern': {
    whole: solarLantern,
    span: { left: 260, right: 700, cm: 8.5 },
    closeUp: { x: 500, y: 715, zoom: 2 },
  },
};
