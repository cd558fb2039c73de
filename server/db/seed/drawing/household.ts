import {
  type Drawing,
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
  slim,
  cylinder,
} from './kit.ts';
import { furnishings } from './household-furnishings.ts';

function basket(color: string): string {
  const t = tones(color);
  const body = 'M180 420A300 84 0 0 0 780 420L736 710A256 70 0 0 1 224 710Z';
  return (
    shadow(480, 270, 774) +
    line('M196 400C196 60 764 60 764 400', t.deep, 30) +
    line('M196 396C196 56 764 56 764 396', t.base, 24) +
    strips('M196 396C196 56 764 56 764 396', t.light) +
    oval(480, 420, 300, 84, t.deep) +
    oval(480, 436, 270, 68, t.dark) +
    path(body, across(t.lit, t.base, t.shade, t.dark)) +
    inside(
      body,
      repeat(11, (i) => {
        const y = 440 + i * 28;
        const d = `M170 ${y}A310 84 0 0 0 790 ${y}`;
        const weave = `stroke="${t.lit}" stroke-width="21" stroke-dasharray="36 14" stroke-dashoffset="${(i % 2) * 25}"`;
        return path(d, 'none', `stroke="${fade(t.deep, 0.5)}" stroke-width="28"`) + path(d, 'none', weave);
      }) + path('M620 400H800V800H560Z', fade(t.deep, 0.34)),
    ) +
    line('M180 420A300 84 0 0 0 780 420A300 84 0 0 0 180 420', t.dark, 34) +
    line('M180 416A300 84 0 0 0 780 416A300 84 0 0 0 180 416', t.base, 26) +
    strips('M180 416A300 84 0 0 0 780 416A300 84 0 0 0 180 416', t.light)
  );
}
/** The strip wound round rim and handle. */
const strips = (d: string, color: string) =>
  path(d, 'none', `stroke="${color}" stroke-width="20" stroke-dasharray="16 12"`);

function broom(color: string): string {
  const t = tones(color);
  const bristles = 'M182 640H378L408 780H150Z';
  return (
    shadow(286, 140) +
    line('M292 596L800 84', steel.deep, 20) +
    line('M290 594L798 82', steel.light, 14) +
    line('M288 592L796 80', '#ffffff', 4) +
    line('M764 116L812 68', t.dark, 26) +
    line('M764 114L812 66', t.base, 20) +
    disc(808, 70, 6, '#ffffff') +
    path(bristles, down(t.base, t.lit, t.light)) +
    inside(
      bristles,
      repeat(44, (i) =>
        line(`M${182 + i * 4.6} 640L${150 + i * 6.1} ${782 - (i % 3) * 5}`, i % 2 ? t.shade : t.shine, 2.4),
      ) + path('M150 640H420V664H150Z', fade(t.deep, 0.3)),
    ) +
    path(
      'M170 604C170 590 180 582 196 580L258 572L300 548L334 574L366 580C382 582 392 590 392 604V648H170Z',
      slant(t.lit, t.shade, t.deep),
    ) +
    line('M184 600C210 588 240 588 262 582', t.shine, 6) +
    line('M276 608L334 552', t.dark, 36) +
    line('M274 604L332 548', t.base, 26)
  );
}

/** A sponge narrow in the middle, pad below, its foot at (0, 0). */
function sponge(color: string): string {
  const t = tones(color);
  const pad = tones('#2f8a4c');
  const top =
    'M-130 -96C-150 -130 -110 -166 -60 -160C-20 -154 20 -166 60 -166C120 -170 160 -140 136 -104C120 -84 80 -88 40 -84C0 -80 -20 -74 -60 -74C-100 -74 -120 -80 -130 -96Z';
  const side = (from: number, to: number) =>
    `M-138 ${from}C-130 ${from + 24} -100 ${from + 32} -60 ${from + 32}C-20 ${from + 32} 0 ${from + 26} 40 ${from + 22}C80 ${from + 18} 142 ${from + 22} 144 ${from - 16}V${to - 16}C142 ${to + 22} 80 ${to + 18} 40 ${to + 22}C0 ${to + 26} -20 ${to + 32} -60 ${to + 32}C-100 ${to + 32} -130 ${to + 24} -138 ${to}Z`;
  return (
    path(side(-112, -34), across(t.lit, t.base, t.shade, t.dark)) +
    path(side(-52, -28), across(pad.lit, pad.base, pad.deep)) +
    path(top, slant(t.light, t.lit, t.base), `stroke="${t.lit}" stroke-width="10" stroke-linejoin="round"`) +
    repeat(26, (i) => oval(-110 + ((i * 71) % 230), -148 + ((i * 37) % 62), 6, 3.4, fade(t.dark, 0.5))) +
    repeat(16, (i) => oval(-118 + ((i * 67) % 240), -74 + ((i * 13) % 14), 5, 4, fade(t.deep, 0.4)))
  );
}
const mixed = ['#f5b04a', '#1f9df0', '#f47a8c'];
const sponges = (color: string) => {
  const [, second, third] = [color, ...mixed.filter((other) => other !== color)];
  return (
    shadow(480, 330) +
    place(sponge(second!), { x: 322, y: 772, scale: 1.08 }) +
    place(sponge(color), { x: 646, y: 772, scale: 1.08 }) +
    place(sponge(third!), { x: 338, y: 622, scale: 1.08 }) +
    place(sponge(second!), { x: 636, y: 624, scale: 1.08 }) +
    place(sponge(color), { x: 486, y: 474, scale: 1.08 })
  );
};
const spongePack = () =>
  shadow(480, 250, 850) +
  bar(286, 130, 388, 710, 26, slant('#eaf4fb', '#bcd6e8')) +
  repeat(5, (i) => place(sponge(mixed[i % 3]!), { x: 478, y: 806 - i * 118, scale: 1.12 })) +
  path('M300 130H660V250H300Z', slant('#1f7fc4', '#145a92')) +
  disc(480, 190, 44, '#ffffff') +
  line('M462 190l14 16l26 -32', '#1f7fc4', 9) +
  path('M286 250L400 130H470L286 480ZM674 500L560 840H640L674 760Z', fade('#ffffff', 0.4)) +
  bar(286, 118, 388, 26, 4, '#dcebf5') +
  bar(286, 826, 388, 26, 4, '#b4cfe2');

function bucket(color: string): string {
  const t = tones(color);
  return (
    shadow(450, 250) +
    line('M190 350C150 40 690 40 650 350', steel.deep, 12) +
    line('M190 346C150 36 690 36 650 346', steel.light, 7) +
    bar(340, 92, 160, 48, 22, down('#ffffff', '#d4d6da', '#8f949c')) +
    oval(420, 350, 244, 66, t.deep) +
    cylinder({ x: 420, y: 350, rx: 232, ry: 62, height: 380, foot: 178 }, t) +
    path('M232 420L262 740L300 756L278 434Z', fade(t.shine, 0.5)) +
    path('M176 350A244 66 0 0 0 664 350V386A244 66 0 0 1 176 386Z', across(t.lit, t.light, t.base, t.dark)) +
    path('M196 430A228 62 0 0 0 644 430V444A228 62 0 0 1 196 444Z', fade(t.deep, 0.3)) +
    oval(420, 350, 244, 66, across(t.light, t.lit, t.base)) +
    oval(420, 352, 226, 56, across(t.deep, t.dark, t.base)) +
    repeat(4, (i) => bar(290, 330 + i * 16, 44, 5, 2, fade('#ffffff', 0.7))) +
    bar(172, 336, 32, 46, 12, t.dark) +
    bar(636, 336, 32, 46, 12, t.deep) +
    // Lid leaning on the side.
    oval(718, 606, 120, 186, t.deep, 'transform="rotate(-9 718 606)"') +
    oval(706, 602, 118, 184, slant(t.light, t.base, t.shade), 'transform="rotate(-9 706 602)"') +
    oval(706, 602, 92, 150, t.shade, 'transform="rotate(-9 706 602)"') +
    oval(708, 604, 88, 146, slant(t.lit, t.base, t.lit), 'transform="rotate(-9 708 604)"') +
    line('M616 560C624 480 660 432 694 426', t.shine, 7)
  );
}

function dispenser(color: string): string {
  const t = tones(color);
  const body =
    'M380 404C336 420 322 450 322 500V744C322 768 336 780 360 780H600C624 780 638 768 638 744V500C638 450 624 420 580 404Z';
  return (
    shadow(480, 160) +
    bar(466, 300, 28, 480, 8, fade(t.deep, 0.35)) +
    path(
      body,
      across(
        fade(t.dark, 0.9),
        fade(t.light, 0.85),
        fade(t.base, 0.85),
        fade(t.light, 0.8),
        fade(t.dark, 0.95),
      ),
    ) +
    line('M474 410V744', fade('#ffffff', 0.65), 15) +
    line(body, fade(t.dark, 0.7), 5) +
    bar(346, 470, 30, 276, 15, fade('#ffffff', 0.75)) +
    bar(592, 480, 12, 260, 6, fade('#ffffff', 0.5)) +
    line('M346 760H614', fade(t.deep, 0.45), 6) +
    // Pump: collar, stem, head with its spout.
    bar(408, 350, 144, 62, 10, across('#ffffff', '#f1f2f3', '#c9cdd3', '#9ba2ab')) +
    repeat(9, (i) => bar(420 + i * 14, 356, 4, 50, 2, fade('#6e7681', 0.35))) +
    bar(434, 318, 92, 36, 8, across('#ffffff', '#e3e5e8', '#9ba2ab')) +
    bar(462, 250, 36, 76, 6, across('#ffffff', '#d9dce0', '#969da6')) +
    path(
      'M292 226C292 200 320 186 360 186H530C556 186 566 200 566 220V238C566 252 556 260 540 260H400C364 260 344 250 324 262V278H292Z',
      down('#ffffff', '#eceef0', '#b3b9c1'),
    ) +
    line('M312 218C330 200 360 198 520 198', '#ffffff', 7)
  );
}

export const household: Record<string, Drawing> = {
  'woven-laundry-basket-30l': {
    whole: basket,
    span: { left: 164, right: 796, cm: 42 },
    closeUp: { x: 400, y: 600, zoom: 1.8 },
  },
  'indoor-broom-120': {
    whole: broom,
    span: { left: 170, right: 392, cm: 30 },
    edges: [130, 830],
    closeUp: { x: 270, y: 690, zoom: 1.6 },
  },
  'cleaning-sponges-5-pack': {
    whole: sponges,
    span: { left: 486, right: 806, cm: 10 },
    edges: [166, 806],
    closeUp: { x: 480, y: 380 },
    second: spongePack,
  },
  'plastic-bucket-lid-20l': {
    whole: bucket,
    span: { left: 176, right: 664, cm: 34 },
    edges: [160, 840],
    closeUp: { x: 300, y: 350, zoom: 1.6 },
  },
  'soap-dispenser-500ml': {
    whole: (color) => slim(dispenser(color), 0.66),
    span: { left: 376, right: 584, cm: 7 },
    edges: [348, 592],
    closeUp: { x: 454, y: 290, zoom: 1.4 },
  },
  ...furnishings,
};
