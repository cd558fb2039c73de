import {
  type Drawing,
  ground,
  fade,
  tones,
  steel,
  rubber,
  brass,
  down,
  slant,
  glow,
  path,
  line,
  oval,
  disc,
  bar,
  place,
  repeat,
  shadow,
  cylinder,
} from './kit.ts';

/** The receiver that an arm holds before the dish, its middle at (0, 0), 170 wide. */
const receiver =
  bar(-36, 30, 24, 34, 5, slant(brass.light, brass.dark)) +
  bar(-44, -34, 96, 68, 20, slant('#f7f5f0', '#c9c6c0')) +
  bar(40, -46, 40, 92, 14, slant('#ffffff', '#b9b6b0')) +
  oval(80, 0, 16, 46, slant('#3a3d45', '#5b5f69')) +
  bar(-92, -20, 52, 40, 12, slant('#e5e2dc', '#a9a6a0'));

function satelliteDish(color: string): string {
  const t = tones(color);
  return (
    shadow(620, 170) +
    // Wall bracket standing on its plate.
    bar(500, 752, 250, 30, 8, down(steel.light, steel.dark)) +
    repeat(2, (i) => disc(530 + i * 190, 766, 9, steel.deep)) +
    line('M640 750V610C640 560 600 530 560 500', steel.deep, 40) +
    line('M634 750V610C634 560 596 526 556 496', steel.light, 22) +
    bar(560, 520, 100, 76, 12, slant(steel.base, steel.deep)) +
    // Dish: the back rim, then the hollow.
    oval(540, 376, 262, 306, slant(t.shade, t.deep), 'transform="rotate(-16 540 376)"') +
    oval(518, 370, 262, 306, slant(t.shine, t.light), 'transform="rotate(-16 518 370)"') +
    oval(516, 370, 246, 290, slant(t.dark, t.base, t.light, t.shine), 'transform="rotate(-16 516 370)"') +
    oval(
      560,
      430,
      150,
      176,
      glow(0.6, 0.6, 0.6, fade('#ffffff', 0.55), fade('#ffffff', 0)),
      'transform="rotate(-16 560 430)"',
    ) +
    // Arm with the receiver before it.
    line('M520 664L214 590', steel.deep, 24) +
    line('M518 658L214 584', steel.light, 13) +
    line('M330 200L206 540M690 560L226 570', fade(steel.deep, 0.75), 7) +
    place(receiver, { x: 190, y: 556, turn: -20 }) +
    line('M166 606C150 680 220 700 330 690C440 680 500 720 560 752', rubber.base, 9)
  );
}

/** A bolt with its nut, lying, its head at (0, 0), 150 long. */
const bolt =
  bar(14, -14, 136, 28, 6, down(steel.shine, steel.base, steel.deep)) +
  repeat(9, (i) => line(`M${64 + i * 9} -14l5 28`, steel.deep, 3)) +
  path('M-14 -24L14 -28V28L-14 24L-22 0Z', slant(steel.light, steel.dark)) +
  path('M96 -30H128V30H96Z', down(steel.light, steel.base, steel.deep));

/** The parts of the set: receiver, bolts, wall bracket, the dish behind. */
const dishParts = (color: string) =>
  place(satelliteDish(color), { x: 120, y: -150, scale: 0.62 }, [480, ground]) +
  oval(300, 700, 230, 40, glow(0.5, 0.5, 0.5, fade('#1d1710', 0.5), fade('#1d1710', 0))) +
  place(receiver, { x: 290, y: 560, scale: 2.2, turn: -16 }) +
  oval(740, 838, 190, 26, glow(0.5, 0.5, 0.5, fade('#1d1710', 0.5), fade('#1d1710', 0))) +
  path('M600 800L640 700H880L840 800Z', slant(steel.light, steel.base, steel.dark)) +
  bar(600, 800, 240, 16, 3, steel.dark) +
  [
    [652, 780],
    [676, 722],
    [806, 780],
    [838, 722],
  ]
    .map(([x, y]) => oval(x!, y!, 13, 8, steel.deep))
    .join('') +
  cylinder({ x: 742, y: 640, rx: 42, ry: 15, height: 112 }, steel) +
  oval(742, 640, 42, 15, steel.deep) +
  place(bolt, { x: 330, y: 850, turn: -8 }) +
  place(bolt, { x: 150, y: 824, turn: 6 });

export const satellite: Record<string, Drawing> = {
  'satellite-dish-90-lnb': {
    whole: satelliteDish,
    span: { left: 256, right: 802, cm: 90 },
    edges: [96, 804],
    closeUp: { x: 190, y: 560, zoom: 1.6 },
    second: ([color]) => dishParts(color!),
  },
};
