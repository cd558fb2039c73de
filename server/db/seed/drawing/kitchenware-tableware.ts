import {
  type Drawing,
  ground,
  mix,
  fade,
  tones,
  steel,
  across,
  down,
  slant,
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

/** One-colour prints for the mug, about the point (0, 0), 190 wide. */
const logos: readonly ((color: string) => string)[] = [
  (color) =>
    line('M-14 80C-8 30 -10 10 -14 -10M16 80C10 30 12 10 18 -10M0 0V80', color, 18) +
    line('M-14 0L-64 -40M16 0L62 -44M0 10V-50', color, 10) +
    oval(-66, -44, 38, 26, color) +
    oval(0, -62, 52, 34, color) +
    oval(66, -48, 38, 26, color) +
    line('M-70 86H70', color, 9),
  (color) =>
    disc(0, 0, 88, color) +
    disc(0, 0, 74, '#ffffff') +
    path('M0 -62L16 -18L62 -18L24 10L38 56L0 28L-38 56L-24 10L-62 -18L-16 -18Z', color),
  (color) =>
    path('M-90 -10L0 -84L90 -10L74 8L0 -52L-74 8Z', color) +
    bar(-62, 0, 36, 70, 4, color) +
    bar(-18, 0, 36, 70, 4, color) +
    bar(26, 0, 36, 70, 4, color) +
    bar(-84, 76, 168, 14, 5, color),
];

function mug(color: string, logo = 0, ink = '#0f6b5c'): string {
  const t = tones(color);
  const body = 'M270 330V728C270 800 650 800 650 728V330Z';
  return (
    shadow(470, 220) +
    line('M640 420C800 390 820 640 640 640', t.dark, 56) +
    line('M640 416C790 390 808 632 640 634', t.lit, 44) +
    line('M650 402C772 390 796 520 752 586', '#ffffff', 9) +
    path(body, across(t.base, '#ffffff', t.lit, t.base, t.shade, t.dark)) +
    inside(
      body,
      bar(300, 340, 40, 420, 18, fade('#ffffff', 0.95)) +
        bar(260, 748, 400, 50, 0, fade(t.deep, 0.18)) +
        place(logos[logo]!(ink), { x: 455, y: 570, scale: 1.15 }),
    ) +
    oval(460, 330, 190, 46, t.shade) +
    oval(460, 328, 190, 45, across('#ffffff', t.lit, t.base)) +
    oval(460, 332, 176, 37, across(t.dark, t.shade, t.light)) +
    path('M290 340C340 366 580 366 630 340C600 382 320 382 290 340Z', fade('#ffffff', 0.55))
  );
}

/** Cutlery seen from above, its foot at (0, 600): knife, fork, spoon, teaspoon. */
const handle = (top: number, width = 40) =>
  `M${-width * 0.24} ${top}C${-width * 0.2} ${top + 100} ${-width / 2} 440 ${-width / 2} 560A${width / 2} 34 0 0 0 ${width / 2} 560C${width / 2} 440 ${width * 0.2} ${top + 100} ${width * 0.24} ${top}Z`;
const polish = across(steel.light, steel.shine, steel.base, steel.dark, steel.light, steel.dark);
const gleam = line('M-6 400V560', '#ffffff', 5, 'opacity="0.9"');
const spoon = (top: number, rx: number, ry: number) =>
  path(handle(top + ry * 1.7), polish) +
  oval(0, top + ry, rx, ry, slant(steel.shine, steel.base, steel.dark)) +
  oval(2, top + ry + 3, rx * 0.82, ry * 0.86, slant(steel.dark, steel.light, steel.shine)) +
  gleam;
const fork =
  path(handle(190), polish) +
  path(
    'M-42 6C-44 80 -44 120 -38 150C-30 186 -12 196 -8 230H8C12 196 30 186 38 150C44 120 44 80 42 6L34 4L30 110H22L19 2H9L6 110H-6L-9 2H-19L-22 110H-30L-34 4Z',
    across(steel.shine, steel.light, steel.base, steel.dark),
  ) +
  line('M-36 140C-30 172 -14 184 -8 210', '#ffffff', 5) +
  gleam;
const tableKnife =
  path(handle(300, 44), polish) +
  path(
    'M-12 320V40C-12 10 6 -6 20 6C32 40 32 240 20 320Z',
    across(steel.shine, '#ffffff', steel.base, steel.dark),
  ) +
  line(
    repeat(13, (i) => `M30 ${70 + i * 15}l-8 5`),
    steel.deep,
    3,
  ) +
  line('M-2 50V300', fade(steel.deep, 0.5), 3) +
  gleam;
const cutlery = [tableKnife, fork, spoon(0, 48, 78), place(spoon(0, 40, 62), { y: 110, scale: 0.82 })];

/** Six of each kind, fanned one above the other. */
const cutlerySet = () =>
  bar(90, 756, 800, 46, 23, fade('#1d1710', 0.14)) +
  cutlery
    .map((piece, kind) =>
      repeat(6, (i) =>
        place(`<g opacity="0.28">${path(handle(280), '#1d1710')}</g>${piece}`, {
          x: 236 + kind * 186 - i * 21,
          y: 196 - 40 + i * 8,
          scale: 1,
        }),
      ),
    )
    .join('');

const giftBox = () => {
  const lay = (count: number, piece: string, x: number, step: number, scale: number) =>
    repeat(count, (i) => place(piece, { x: x + i * step, y: 330, scale }));
  return (
    shadow(480, 420, 800) +
    bar(66, 220, 828, 580, 16, slant('#4d4478', '#2c2550')) +
    bar(66, 220, 828, 580, 16, 'none', 'stroke="#6a60a0" stroke-width="4"') +
    bar(110, 300, 740, 420, 24, slant('#dcd8e6', '#f5f2ec')) +
    bar(120, 470, 720, 40, 10, fade('#8d84a8', 0.5)) +
    lay(6, cutlery[0]!, 148, 27, 0.61) +
    lay(6, cutlery[1]!, 332, 31, 0.61) +
    lay(6, cutlery[2]!, 530, 32, 0.61) +
    lay(6, cutlery[3]!, 722, 22, 0.61) +
    path('M130 720L400 300H500L230 720ZM560 720L830 300H850V340L606 720Z', fade('#ffffff', 0.24)) +
    bar(350, 246, 260, 14, 7, '#d9c48a') +
    bar(410, 748, 140, 10, 5, '#d9c48a')
  );
};

function kitchenKnife(color: string): string {
  const t = tones(color);
  const blade = 'M56 470C90 440 180 424 300 424H592V552C592 566 584 572 570 572C380 586 190 560 56 470Z';
  const grip =
    'M584 414C640 406 700 424 770 424C830 424 872 410 900 422C926 436 920 500 906 528C890 552 860 520 800 512C740 504 680 528 588 520Z';
  const whole =
    path(blade, down(steel.base, steel.light, steel.shine, steel.base)) +
    path(
      'M56 470C190 560 380 586 570 572C584 572 592 566 592 552V538C420 552 220 540 56 470Z',
      down('#ffffff', steel.light),
    ) +
    line('M70 474C230 544 420 554 590 540', fade(steel.deep, 0.4), 3) +
    path('M330 424L430 424L350 560L270 548ZM460 424H490L424 562L394 560Z', fade('#ffffff', 0.45)) +
    line('M70 466C110 444 190 427 300 427H592', fade('#ffffff', 0.9), 4) +
    bar(574, 416, 26, 120, 6, across(steel.light, steel.deep)) +
    path(grip, down(t.light, t.lit, t.base, t.shade, t.deep)) +
    line('M592 466C690 466 800 462 904 466', fade(steel.shine, 0.9), 6) +
    line('M600 426C700 428 800 442 890 428', t.shine, 7, 'opacity="0.7"') +
    repeat(
      3,
      (i) =>
        disc(650 + i * 88, 466, 19, steel.deep) +
        disc(648 + i * 88, 464, 16, slant(steel.shine, steel.base, steel.deep)),
    );
  return shadow(490, 400, 700) + place(whole, { x: 0, y: 120, turn: -9 }, [480, 500]);
}

/** A plate lying at the middle of its rim: a ring of leaves under the glaze. */
const leaf = '#3f7f8c';
function plate(x: number, y: number, r: number, color: string, deep = 0.05): string {
  const t = tones(color);
  const ry = r * 0.3;
  return (
    path(
      `M${x - r} ${y}C${x - r * 0.8} ${y + ry * 0.9 + r * deep} ${x - r * 0.6} ${y + ry + r * deep} ${x} ${y + ry + r * deep}S${x + r * 0.8} ${y + ry * 0.9 + r * deep} ${x + r} ${y}Z`,
      across(t.lit, t.base, t.shade, t.dark),
    ) +
    oval(x, y, r, ry, t.dark) +
    oval(x, y - 3, r, ry, slant('#ffffff', t.lit, t.base)) +
    repeat(28, (i) => {
      const a = (i / 28) * Math.PI * 2;
      return oval(
        x + Math.cos(a) * r * 0.86,
        y - 3 + Math.sin(a) * ry * 0.86,
        r * 0.055,
        r * 0.02,
        leaf,
        `transform="rotate(${Math.round(Math.sin(a * 2) * 30)} ${(x + Math.cos(a) * r * 0.86).toFixed(1)} ${(y - 3 + Math.sin(a) * ry * 0.86).toFixed(1)})"`,
      );
    }) +
    oval(x, y, r * 0.72, ry * 0.7, t.shade) +
    oval(x, y + 3 + r * deep * 0.4, r * 0.7, ry * 0.66, slant(t.shade, t.base, '#ffffff'))
  );
}
const stack = (x: number, y: number, r: number, count: number, color: string, step: number, deep?: number) =>
  shadow(x, r * 0.8, y + r * 0.3, r / 300) + repeat(count, (i) => plate(x, y - i * step, r, color, deep));

function dinnerSet(color: string): string {
  const t = tones(color);
  const [cx, cy, r] = [480, 352, 226];
  return (
    // A dinner plate set upright behind the stacks.
    disc(cx + 14, cy + 10, r, t.dark) +
    disc(cx, cy, r, slant('#ffffff', t.lit, t.base, t.shade)) +
    repeat(26, (i) =>
      place(
        line('M-24 0Q0 -12 24 0', leaf, 4) +
          oval(-10, -14, 15, 7, leaf, 'transform="rotate(-28)"') +
          oval(12, 8, 15, 7, mix(leaf, '#ffffff', 0.3), 'transform="rotate(20)"'),
        { x: cx, y: cy - 192, turn: (i * 360) / 26, scale: 0.94 },
        [0, 192],
      ),
    ) +
    disc(cx, cy, r * 0.7, t.shade) +
    disc(cx + 2, cy + 2, r * 0.68, slant(t.base, t.lit, '#ffffff')) +
    line('M290 300C310 220 370 172 430 160', '#ffffff', 8) +
    stack(250, 640, 226, 5, color, 22) +
    stack(720, 640, 184, 6, color, 27, 0.16) +
    stack(484, 756, 162, 6, color, 20)
  );
}

export const tableware: Record<string, Drawing> = {
  'ceramic-logo-mug-325ml': {
    whole: (color) => mug(color),
    span: { left: 270, right: 650, cm: 8.2 },
    edges: [270, 786],
    closeUp: { x: 460, y: 560 },
    second: ([color]) =>
      place(mug(color!, 1, '#b3261e'), { x: -210, y: -60, scale: 0.66 }, [480, ground]) +
      place(mug(color!, 2, '#1f4f9c'), { x: 210, y: -60, scale: 0.66 }, [480, ground]) +
      place(mug(color!), { y: 80, scale: 0.78 }, [480, ground]),
  },
  'stainless-cutlery-set-24': {
    whole: cutlerySet,
    span: { left: 230, right: 284, cm: 2 },
    edges: [100, 860],
    closeUp: { x: 480, y: 300 },
    second: giftBox,
  },
  'kitchen-knife-20cm': {
    whole: kitchenKnife,
    span: { left: 60, right: 900, cm: 33 },
    closeUp: { x: 730, y: 545, zoom: 1.6 },
  },
  'melamine-dinner-set-18': {
    whole: dinnerSet,
    span: { left: 24, right: 476, cm: 25 },
    edges: [24, 904],
    closeUp: { x: 320, y: 250, zoom: 2 },
  },
};
