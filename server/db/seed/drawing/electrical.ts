import {
  type Drawing,
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
  repeat,
  shadow,
} from './kit.ts';
import { figures } from './scene.ts';

/** An AA cell, its foot at (0, 0), 78 wide and 272 high. */
const cell = (color: string) => {
  const t = tones(color);
  return (
    bar(-15, -272, 30, 20, 5, across(steel.shine, steel.base, steel.deep)) +
    bar(-39, -258, 78, 258, 12, across(steel.light, steel.shine, steel.base, steel.deep)) +
    bar(-39, -240, 78, 226, 4, across(t.lit, t.light, t.base, t.shade, t.dark)) +
    bar(-39, -196, 78, 12, 0, across('#f4f1ea', '#ffffff', '#cfcac0')) +
    figures('+', 0, -206, 22, '#ffffff') +
    figures('-', 0, -24, 22, '#ffffff') +
    path('M6 -150L-18 -98H-2L-10 -56L20 -110H4Z', fade('#ffffff', 0.9))
  );
};

function batteryCharger(color: string): string {
  const body = tones('#e9e7e2');
  return (
    shadow(440, 300) +
    line('M440 236C440 120 620 90 720 130C800 160 830 220 820 280', body.deep, 17) +
    line('M440 236C440 116 620 86 720 126C800 156 828 216 818 276', body.base, 12) +
    place(
      bar(-21, 0, 42, 70, 8, slant(body.light, body.dark)) +
        bar(-16, 68, 32, 44, 3, across(steel.shine, steel.base, steel.dark)) +
        bar(-9, 80, 6, 12, 1, steel.deep) +
        bar(3, 80, 6, 12, 1, steel.deep),
      { x: 818, y: 270, turn: -4 },
    ) +
    bar(176, 234, 520, 548, 46, body.deep) +
    bar(166, 226, 520, 552, 46, slant(body.shine, body.base, body.shade)) +
    bar(196, 330, 460, 388, 22, '#34363c') +
    repeat(4, (i) => {
      const x = 204 + i * 113;
      return (
        bar(x, 338, 105, 372, 14, across('#15161a', '#26282e', '#15161a')) +
        bar(x + 32, 344, 41, 14, 4, brass.base) +
        line(`M${x + 30} 690h45M${x + 34} 680h37M${x + 38} 670h29`, steel.base, 5) +
        place(cell(color), { x: x + 52, y: 666, scale: 1.1 })
      );
    }) +
    repeat(
      4,
      (i) =>
        disc(256 + i * 113, 290, 13, body.dark) + disc(256 + i * 113, 289, 9, i < 3 ? '#57d06a' : '#f0503f'),
    ) +
    line('M186 720V270Q186 244 214 244H560', '#ffffff', 6) +
    shadow(790, 62, 800) +
    place(cell(color), { x: 790, y: 800, scale: 1.16 })
  );
}

type Grip = ReturnType<typeof tones>;

/** Pliers seen from above, closed; jaws up, 150 × 420, the pivot at (0, 0). */
const pliers = (jaws: string, grip: Grip) =>
  path(
    'M-14 20C-40 90 -80 150 -74 290C-72 312 -46 312 -42 290C-40 200 -8 110 6 40Z',
    slant(grip.light, grip.base, grip.deep),
  ) +
  path(
    'M14 20C40 90 80 150 74 290C72 312 46 312 42 290C40 200 8 110 -6 40Z',
    slant(grip.lit, grip.base, grip.deep),
  ) +
  line('M-52 170C-62 220 -60 250 -58 280M52 170C62 220 60 250 58 280', rubber.base, 12) +
  path(jaws, across(steel.light, steel.base, steel.dark)) +
  line('M0 -110V-10', steel.deep, 4) +
  disc(0, 10, 30, slant(steel.light, steel.deep)) +
  disc(0, 10, 14, steel.shine);

const combination = 'M-46 20C-50 -20 -40 -70 -26 -112H26C40 -70 50 -20 46 20L0 52Z';
const cutters = 'M-50 20C-62 -30 -40 -70 -4 -84L0 -20L4 -84C40 -70 62 -30 50 20L0 52Z';

/** A screwdriver, its blade up; 36 × 330, the foot of the grip at (0, 0). */
const screwdriver = (grip: Grip, length = 150) =>
  bar(-6, -130 - length, 12, length + 10, 3, across(steel.shine, steel.dark)) +
  path(
    'M-14 -136C-26 -120 -16 -104 -20 -84C-30 -50 -26 -10 -14 0H14C26 -10 30 -50 20 -84C16 -104 26 -120 14 -136Z',
    across(grip.light, grip.base, grip.deep),
  ) +
  line('M-8 -80V-14M8 -80V-14', rubber.base, 6);

/** The crimping tool, jaws to the right, 560 × 190. */
const crimper = (grip: Grip) =>
  path(
    'M250 60C150 30 60 20 0 34C-18 40 -18 70 0 76C90 74 180 90 270 112Z',
    down(grip.light, grip.base, grip.deep),
  ) +
  path(
    'M250 130C160 170 80 200 10 236C-6 248 4 274 22 270C120 240 200 200 290 150Z',
    down(grip.light, grip.base, grip.deep),
  ) +
  line('M20 54C80 52 150 62 200 76M36 246C100 224 150 202 210 168', rubber.base, 15) +
  path(
    'M220 44C300 10 380 -10 470 10L540 44C556 56 552 76 540 84L470 100L540 104C552 112 550 132 536 138L440 150C360 160 290 170 230 150Z',
    slant(steel.light, steel.base, steel.deep),
  ) +
  path('M430 60H546V84H430Z', '#33363d') +
  path('M430 88H546V110H430Z', '#4a4e57') +
  repeat(3, (i) => oval(456 + i * 32, 86, 10, 8, ['#d2402f', '#2f6fd2', '#e8c22e'][i]!)) +
  disc(300, 96, 24, slant(steel.shine, steel.deep)) +
  disc(396, 40, 15, slant(steel.shine, steel.deep)) +
  line('M262 120l14 22l12 -20l14 20l12 -22', steel.deep, 6);

function toolKit(color: string): string {
  const grip = tones('#d2402f');
  const shell = tones(color);
  const tape = (x: number, y: number, paint: string) =>
    disc(x, y + 8, 50, fade('#0b0c10', 0.5)) +
    disc(x, y, 50, slant(mix(paint, '#ffffff', 0.3), paint)) +
    disc(x, y, 28, '#e8dcc4') +
    disc(x, y, 20, shell.deep);
  return (
    shadow(480, 400) +
    // Lid with the long tools.
    bar(106, 150, 748, 400, 34, slant(shell.light, shell.base, shell.deep)) +
    bar(130, 172, 700, 366, 22, '#23262c') +
    place(pliers(combination, grip), { x: 226, y: 296, scale: 0.72 }) +
    place(pliers(cutters, grip), { x: 364, y: 296, scale: 0.72 }) +
    repeat(4, (i) =>
      place(screwdriver(i % 2 ? tones('#e0a63c') : grip, [170, 150, 130, 110][i]), {
        x: 476 + i * 60,
        y: 500,
      }),
    ) +
    // Adjustable spanner.
    path(
      'M746 500C730 500 726 484 730 470L742 300C712 290 700 250 716 216L742 238V262L760 268L780 250L778 206C812 222 816 268 782 298L778 470C782 486 766 500 746 500Z',
      slant(steel.shine, steel.base, steel.deep),
    ) +
    bar(140, 390, 680, 18, 4, fade('#0c0d10', 0.7)) +
    bar(380, 132, 200, 30, 14, shell.deep) +
    // Tray with terminals and tape.
    path('M106 556H854L904 720H56Z', slant('#33373e', '#23262c')) +
    path('M120 570H420L408 640H98Z', '#15171b') +
    path('M436 570H842L860 640H432Z', '#15171b') +
    repeat(3, (row) =>
      repeat(
        11,
        (i) =>
          bar(
            126 + i * 26 - row * 6,
            578 + row * 20,
            17,
            11,
            4,
            ['#d2402f', '#2f6fd2', '#e8c22e'][(i / 4) | 0]!,
          ) + bar(140 + i * 26 - row * 6, 581 + row * 20, 9, 5, 2, steel.light),
      ),
    ) +
    tape(540, 604, '#1c1d21') +
    tape(680, 604, '#c8322c') +
    path(
      'M56 720H904V756C904 772 894 782 878 782H82C66 782 56 772 56 756Z',
      down(shell.light, shell.base, shell.deep),
    ) +
    bar(400, 730, 160, 40, 10, shell.deep) +
    bar(240, 724, 50, 48, 8, steel.base) +
    bar(670, 724, 50, 48, 8, steel.base) +
    place(crimper(grip), { x: 250, y: 640, scale: 0.92, turn: -8 })
  );
}

function candle(x: number, height: number, color: string): string {
  const t = tones(mix(color, '#f0c070', 0.1));
  const top = 770 - height;
  const flame = `M${x} ${top - 104}C${x + 36} ${top - 54} ${x + 30} ${top - 18} ${x} ${top - 8}C${x - 30} ${top - 18} ${x - 36} ${top - 54} ${x} ${top - 104}Z`;
  return (
    disc(
      x,
      top - 50,
      190,
      glow(0.5, 0.5, 0.5, fade('#ffc24a', 0.6), fade('#ffc24a', 0.16), fade('#ffc24a', 0)),
    ) +
    shadow(x, 108, 778) +
    path(
      `M${x - 104} ${top}C${x - 104} ${top - 14} ${x - 70} ${top - 20} ${x} ${top - 20}S${x + 104} ${top - 14} ${x + 104} ${top}V762C${x + 104} 786 ${x - 104} 786 ${x - 104} 762Z`,
      across(t.lit, t.light, t.base, t.shade, t.dark),
    ) +
    // The wax glows below the flame.
    path(
      `M${x - 104} ${top}H${x + 104}V${top + height * 0.62}H${x - 104}Z`,
      down(fade('#ffb84a', 0.75), fade('#ffcf7a', 0)),
    ) +
    oval(x, top + 2, 104, 24, slant(t.light, t.base, t.shade)) +
    oval(x, top + 5, 84, 17, glow(0.5, 0.5, 0.6, '#fff2c0', '#f2b95c')) +
    path(flame, down('#fff7d6', '#ffcf5a', '#f58a2c')) +
    path(
      `M${x} ${top - 66}C${x + 16} ${top - 40} ${x + 14} ${top - 18} ${x} ${top - 12}C${x - 14} ${top - 18} ${x - 16} ${top - 40} ${x} ${top - 66}Z`,
      '#fffbe8',
    )
  );
}

const candles = (color: string): string =>
  candle(250, 420, color) +
  candle(492, 350, color) +
  candle(712, 280, color) +
  oval(604, 862, 112, 12, fade('#1d1710', 0.28)) +
  place(
    bar(0, 10, 200, 64, 22, paper.deep) +
      bar(0, 0, 200, 64, 22, slant('#ffffff', paper.base, paper.shade)) +
      disc(36, 32, 17, '#d9483b') +
      repeat(3, (i) => disc(88 + i * 40, 32, 14, '#4a4d55')) +
      figures('4', 128, 39, 13, '#ffffff') +
      figures('8', 168, 39, 13, '#ffffff'),
    { x: 500, y: 790, turn: 3 },
  );

/** Batteries, tools, candle lamps. */
export const electrical: Record<string, Drawing> = {
  'rechargeable-aa-battery-set': {
    whole: batteryCharger,
    span: { left: 166, right: 686, cm: 9 },
    edges: [166, 860],
    closeUp: { x: 370, y: 420, zoom: 1.2 },
  },
  'electrician-crimping-tool-kit': {
    whole: toolKit,
    span: { left: 106, right: 854, cm: 34 },
    edges: [56, 904],
    closeUp: { x: 700, y: 650, zoom: 1.5 },
  },
  'led-candle-set': {
    whole: candles,
    span: { left: 146, right: 354, cm: 7.5 },
    edges: [100, 830],
    closeUp: { x: 250, y: 320, zoom: 1.5 },
  },
};
