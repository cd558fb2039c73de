import {
  type Drawing,
  ground,
  mix,
  fade,
  tones,
  steel,
  rubber,
  paper,
  brass,
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
import { electrical } from './electrical.ts';
import { satellite } from './satellite.ts';

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

/** A bulb standing on its cap: screw cap E27, or bayonet cap B22. */
function bulb(color: string, isScrew: boolean): string {
  const t = tones(color);
  const globe =
    'M330 330C330 240 396 176 480 176S630 240 630 330C630 420 578 470 566 560H394C382 470 330 420 330 330Z';
  const cap = isScrew
    ? bar(420, 668, 120, 92, 14, across(steel.light, steel.shine, steel.base, steel.deep)) +
      repeat(
        4,
        (i) =>
          line(
            `M418 ${686 + i * 20}C450 ${700 + i * 20} 510 ${700 + i * 20} 542 ${682 + i * 20}`,
            steel.deep,
            6,
          ) +
          line(
            `M420 ${680 + i * 20}C450 ${692 + i * 20} 510 ${692 + i * 20} 540 ${676 + i * 20}`,
            steel.shine,
            4,
          ),
      ) +
      path('M440 758H520L504 780H456Z', rubber.base) +
      oval(480, 780, 22, 6, brass.base)
    : bar(426, 668, 108, 104, 10, across(steel.light, steel.shine, steel.base, steel.deep)) +
      bar(404, 712, 26, 18, 8, steel.dark) +
      bar(530, 712, 26, 18, 8, steel.deep) +
      bar(440, 768, 80, 14, 5, rubber.base) +
      bar(454, 776, 18, 8, 4, brass.light) +
      bar(490, 776, 18, 8, 4, brass.light);
  return (
    disc(
      480,
      340,
      320,
      glow(
        0.5,
        0.5,
        0.5,
        fade(mix(color, '#fff3b0', 0.35), 0.85),
        fade(mix(color, '#fff3b0', 0.3), 0.3),
        fade(color, 0),
      ),
    ) +
    shadow(480, 90) +
    cap +
    path(
      'M394 552H566C562 610 546 640 540 676H420C414 640 398 610 394 552Z',
      across(paper.base, '#ffffff', paper.base, paper.dark),
    ) +
    repeat(6, (i) => line(`M${420 + i * 24} 574L${436 + i * 17.6} 664`, fade(paper.deep, 0.3), 4)) +
    path(
      globe,
      glow(0.42, 0.4, 0.75, '#ffffff', mix(color, '#ffffff', 0.4), t.base, mix(t.base, '#8d8a86', 0.22)),
    ) +
    line(globe, fade(mix(t.dark, '#7a756c', 0.4), 0.4), 3) +
    path(
      'M356 330C358 268 392 222 440 204C404 246 384 290 384 350C372 350 360 342 356 330Z',
      fade('#ffffff', 0.9),
    ) +
    path('M394 552C440 566 520 566 566 552V566C520 580 440 580 394 566Z', fade(paper.deep, 0.35))
  );
}

function torch(color: string): string {
  const t = tones(color);
  const metal = down(t.light, t.shine, t.base, t.dark, t.deep);
  const whole =
    path('M190 480L-120 300V700L190 600Z', across(fade('#fff3b8', 0), fade('#fff0a0', 0.75))) +
    // Head, neck, body, tail.
    path('M190 440L340 474V606L190 640Z', metal) +
    bar(330, 478, 46, 124, 10, down(t.lit, t.light, t.shade, t.deep)) +
    bar(370, 486, 420, 108, 14, metal) +
    repeat(9, (i) => bar(640 + i * 14, 486, 5, 108, 2, fade(t.deep, 0.55))) +
    bar(780, 480, 62, 120, 18, down(t.lit, t.light, t.shade, t.deep)) +
    bar(836, 506, 26, 68, 10, down(rubber.light, rubber.deep)) +
    repeat(5, (i) => path(`M${226 + i * 22} ${449 + i * 5}l10 2V${633 - i * 5}l-10 2Z`, fade(t.deep, 0.4))) +
    // Side lamp.
    bar(398, 520, 220, 54, 12, t.deep) +
    bar(404, 526, 208, 42, 9, across('#fff7cf', '#ffe88a', '#fff7cf')) +
    repeat(10, (i) => disc(418 + i * 20, 547, 6, '#f2c23c')) +
    bar(470, 496, 54, 16, 8, rubber.base) +
    // Glass.
    oval(190, 540, 40, 104, slant(t.light, t.deep)) +
    oval(186, 540, 32, 90, slant(steel.shine, steel.dark)) +
    oval(184, 540, 26, 76, glow(0.5, 0.5, 0.6, '#ffffff', '#fff6c4', '#ffe17a')) +
    line('M860 540C930 520 920 640 870 650', rubber.base, 9);
  return shadow(500, 350, 742) + place(whole, { y: 60, turn: -5 }, [520, 600]);
}

export const powerLighting: Record<string, Drawing> = {
  'led-bulb-12w': {
    whole: (color) =>
      place(bulb(color, false), { x: 170, y: -46, scale: 0.86 }, [480, ground]) +
      place(bulb(color, true), { x: -130 }),
    span: { left: 200, right: 500, cm: 6 },
    edges: [100, 860],
    closeUp: { x: 350, y: 700, zoom: 1.8 },
  },
  'rechargeable-led-torch': {
    whole: torch,
    span: { left: 150, right: 860, cm: 16.5 },
    edges: [20, 920],
    closeUp: { x: 500, y: 580, zoom: 1.8 },
  },
  'solar-lantern': {
    whole: solarLantern,
    span: { left: 260, right: 700, cm: 8.5 },
    edges: [190, 740],
    closeUp: { x: 500, y: 715, zoom: 1.3 },
  },
  ...electrical,
  ...satellite,
};
