import {
  type Drawing,
  fade,
  tones,
  steel,
  paper,
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
  cylinder,
} from './kit.ts';
import { furnishings } from './household-furnishings.ts';

function laundryBasket(color: string): string {
  const t = tones(color);
  const body = 'M170 420H790L730 748C726 772 712 782 690 782H270C248 782 234 772 230 748Z';
  return (
    shadow(480, 300) +
    line('M204 420C230 130 730 130 756 420', t.deep, 30) +
    line('M204 416C230 126 730 126 756 416', t.base, 22) +
    oval(480, 420, 310, 62, t.deep) +
    path(body, across(t.lit, t.base, t.shade)) +
    inside(
      body,
      repeat(9, (row) =>
        repeat(17, (i) =>
          bar(
            160 + i * 40,
            428 + row * 42,
            36,
            38,
            9,
            (row + i) % 2 ? slant(t.light, t.base) : slant(t.base, t.dark),
          ),
        ),
      ) + path('M640 400H800V790H600C640 660 650 520 640 400Z', fade(t.deep, 0.26)),
    ) +
    path('M170 420A310 62 0 0 0 790 420V448A310 62 0 0 1 170 448Z', across(t.light, t.base, t.dark)) +
    repeat(22, (i) => line(`M${190 + i * 27} ${438 + 34 * Math.sin((i / 21) * Math.PI)}l14 22`, t.deep, 4))
  );
}

function broom(color: string): string {
  const t = tones(color);
  const bristles = 'M330 590H640L720 790H270Z';
  const pole = tones('#d9dde0');
  const whole =
    bar(468, 60, 26, 470, 10, across(pole.light, pole.shine, pole.base, pole.deep)) +
    bar(464, 50, 34, 60, 14, across(t.light, t.base, t.dark)) +
    disc(481, 70, 6, t.deep) +
    path('M450 500H512L530 546H432Z', across(t.light, t.base, t.dark)) +
    path('M340 540C400 526 570 526 630 540L650 610H320Z', slant(t.light, t.base, t.dark)) +
    path(bristles, across(t.light, t.base, t.shade)) +
    inside(
      bristles,
      repeat(38, (i) =>
        line(`M${326 + i * 8.6} 590L${262 + i * 12.4} 794`, i % 3 ? fade(t.dark, 0.5) : t.light, 4),
      ),
    ) +
    line('M322 610H648', t.deep, 6);
  return shadow(500, 240, 790) + place(whole, { turn: 7 }, [480, 790]);
}

function sponge(color: string): string {
  const t = tones(color);
  const pad = tones('#2f7d4a');
  const d =
    'M180 0H400C440 0 460 30 440 60C420 90 420 100 440 130C460 160 440 190 400 190H40C0 190 -20 160 0 130C20 100 20 90 0 60C-20 30 0 0 40 0Z';
  return (
    place(path(d, pad.deep), { y: 92 }) +
    place(path(d, pad.base), { y: 78 }) +
    place(path(d, t.dark), { y: 62 }) +
    place(path(d, t.shade), { y: 30 }) +
    path(d, slant(t.light, t.base, t.shade)) +
    inside(
      d,
      repeat(7, (r) =>
        repeat(15, (i) =>
          oval(
            10 + i * 30 + (r % 2) * 14,
            16 + r * 27,
            4 + ((i * 7 + r * 3) % 4),
            3 + ((i + r) % 3),
            fade(t.deep, 0.24),
          ),
        ),
      ),
    )
  );
}

/** Five sponges: two and two on each other, one before them showing its scouring pad. */
const sponges = (color: string) =>
  shadow(480, 380) +
  place(sponge(color), { x: 60, y: 520, scale: 0.92 }) +
  place(sponge(color), { x: 470, y: 520, scale: 0.92 }) +
  place(sponge(color), { x: 76, y: 376, scale: 0.92 }) +
  place(sponge(color), { x: 486, y: 376, scale: 0.92 }) +
  place(sponge(color), { x: 290, y: 226, scale: 0.92, turn: -5 });

function bucket(color: string): string {
  const t = tones(color);
  return (
    shadow(480, 240) +
    line('M226 400C200 100 760 100 734 400', steel.deep, 12) +
    line('M226 396C200 96 760 96 734 396', steel.light, 6) +
    bar(400, 152, 160, 44, 20, down(t.light, t.base, t.dark)) +
    cylinder({ x: 480, y: 400, rx: 250, ry: 54, height: 340, foot: 196 }, t) +
    cylinder({ x: 480, y: 392, rx: 264, ry: 58, height: 34 }, t) +
    cylinder({ x: 480, y: 352, rx: 272, ry: 60, height: 30 }, t) +
    oval(480, 352, 272, 60, slant(t.light, t.base, t.shade)) +
    oval(480, 352, 232, 48, t.shade) +
    oval(480, 356, 228, 45, slant(t.base, t.light)) +
    disc(226, 412, 17, steel.base) +
    disc(734, 412, 17, steel.dark) +
    line('M300 470L324 720', fade(t.shine, 0.7), 14)
  );
}

function soapDispenser(color: string): string {
  const t = tones(color);
  const body =
    'M400 340C340 360 310 400 310 460V740C310 770 330 784 360 784H600C630 784 650 770 650 740V460C650 400 620 360 560 340Z';
  return (
    shadow(480, 180) +
    bar(466, 150, 28, 120, 6, across(paper.light, paper.base, paper.deep)) +
    path(
      'M340 132C340 112 360 104 390 104H520C540 104 550 116 550 132V168H420L360 176L340 168Z',
      slant(paper.shine, paper.base, paper.dark),
    ) +
    bar(416, 236, 128, 40, 10, across(paper.light, paper.base, paper.deep)) +
    bar(402, 270, 156, 74, 12, across(paper.shine, paper.base, paper.deep)) +
    repeat(12, (i) => line(`M${412 + i * 12.4} 280v54`, fade(paper.deep, 0.3), 4)) +
    path(body, across(t.lit, t.light, t.base, t.base, t.shade, t.dark)) +
    inside(
      body,
      path('M300 440C400 460 560 424 660 446V790H300Z', fade(t.dark, 0.35)) +
        bar(336, 400, 24, 340, 12, fade('#ffffff', 0.7)) +
        bar(474, 330, 14, 440, 5, fade('#ffffff', 0.4)),
    ) +
    bar(386, 500, 188, 190, 18, fade('#ffffff', 0.88)) +
    path(
      'M480 530C520 580 524 600 524 616A44 44 0 0 1 436 616C436 600 440 580 480 530Z',
      slant(t.base, t.deep),
    )
  );
}

export const household: Record<string, Drawing> = {
  'woven-laundry-basket-30l': {
    whole: laundryBasket,
    span: { left: 170, right: 790, cm: 42 },
    closeUp: { x: 400, y: 600, zoom: 1.7 },
  },
  'indoor-broom-120': {
    whole: broom,
    span: { left: 270, right: 720, cm: 30 },
    edges: [260, 730],
    closeUp: { x: 480, y: 640, zoom: 1.5 },
  },
  'cleaning-sponges-5-pack': {
    whole: sponges,
    span: { left: 60, right: 466, cm: 10 },
    edges: [50, 890],
    closeUp: { x: 260, y: 470, zoom: 1.7 },
  },
  'plastic-bucket-lid-20l': {
    whole: bucket,
    span: { left: 208, right: 752, cm: 34 },
    closeUp: { x: 700, y: 390, zoom: 1.5 },
  },
  'soap-dispenser-500ml': {
    whole: soapDispenser,
    span: { left: 310, right: 650, cm: 7 },
    closeUp: { x: 470, y: 230, zoom: 1.4 },
  },
  ...furnishings,
};
