import {
  type Drawing,
  fade,
  tones,
  steel,
  rubber,
  wood,
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
  const leg = (d: string) => path(d, across(t.light, t.base, t.dark));
  return (
    shadow(480, 210, 790) +
    leg('M336 350H364L358 712H336Z') +
    leg('M596 350H624L624 712H602Z') +
    line('M348 606H612', t.deep, 16) +
    // Posts and curved rails of the back.
    leg('M310 62C306 52 338 50 343 60L364 350H332Z') +
    leg('M617 60C622 50 654 52 650 62L628 350H596Z') +
    path('M315 60C400 90 560 90 645 60L640 142C560 168 400 168 320 142Z', down(t.light, t.base, t.dark)) +
    line('M320 66C400 94 560 94 640 66', t.shine, 5) +
    repeat(4, (i) => bar(388 + i * 54, 156, 22, 160, 6, across(t.lit, t.dark))) +
    path('M334 300C400 316 560 316 626 300L624 332C560 348 400 348 336 332Z', down(t.lit, t.dark)) +
    // Seat and front legs.
    path('M330 336C420 322 540 322 630 336L672 402C560 424 400 424 288 402Z', slant(t.light, t.lit, t.base)) +
    path('M288 402C400 424 560 424 672 402V434C560 458 400 458 288 434Z', down(t.base, t.deep)) +
    line('M298 408C400 428 560 428 662 408', t.shine, 4) +
    line('M346 350C430 338 520 338 590 344M322 374C430 360 540 360 630 370', fade(t.dark, 0.5), 4) +
    leg('M296 436H340L332 790H304Z') +
    leg('M620 436H664L656 790H628Z') +
    line('M318 634H642', t.dark, 18) +
    line('M318 630H642', t.base, 9)
  );
}

function mirror(color: string): string {
  const t = tones(color);
  const petals = repeat(20, (i) => {
    const a = (i / 20) * Math.PI * 2;
    const [x, y] = [480 + Math.cos(a) * 220, 430 + Math.sin(a) * 296];
    return (
      disc(x, y, 54, t.dark) + disc(x - 3, y - 4, 50, glow(0.35, 0.3, 0.8, t.shine, t.lit, t.base, t.shade))
    );
  });
  const face = 'M278 430a202 280 0 1 0 404 0a202 280 0 1 0 -404 0Z';
  return (
    oval(504, 456, 270, 346, fade('#1d1710', 0.14)) +
    shadow(480, 150) +
    petals +
    oval(480, 430, 222, 300, t.dark) +
    oval(480, 430, 216, 294, slant(t.shine, t.base, t.dark)) +
    oval(480, 430, 202, 280, t.deep) +
    path(face, slant('#eef5f8', '#c9d9e2', '#a6bccb', '#dbe7ee')) +
    inside(face, path('M250 560L560 130H650L300 690ZM360 700L680 270V360L440 730Z', fade('#ffffff', 0.55))) +
    oval(480, 430, 194, 270, 'none', `stroke="${fade('#ffffff', 0.8)}" stroke-width="5"`)
  );
}

function alarmClock(color: string): string {
  const t = tones(color);
  const bell = (x: number, turn: number) =>
    place(
      bar(-10, -10, 20, 60, 6, steel.deep) +
        path(
          'M-104 10A104 96 0 0 1 104 10Z',
          glow(0.35, 0.3, 0.9, steel.shine, steel.light, steel.base, steel.deep),
        ) +
        bar(-108, 4, 216, 16, 8, across(steel.light, steel.deep)) +
        disc(0, -92, 15, slant(steel.shine, steel.deep)),
      { x, y: 250, turn },
    );
  return (
    shadow(480, 210) +
    line('M320 700L276 772M640 700L684 772', steel.deep, 34) +
    line('M318 698L274 770M638 698L682 770', steel.light, 20) +
    line('M400 160C420 70 540 70 560 160', steel.deep, 18) +
    line('M400 158C420 68 540 68 560 158', steel.light, 10) +
    bar(472, 190, 16, 80, 6, steel.deep) +
    bar(448, 176, 64, 32, 10, slant(steel.shine, steel.deep)) +
    bell(340, -28) +
    bell(620, 28) +
    disc(484, 500, 264, t.deep) +
    disc(480, 496, 262, glow(0.35, 0.3, 0.85, t.light, t.lit, t.base, t.shade, t.dark)) +
    disc(480, 498, 220, t.dark) +
    disc(480, 500, 214, slant('#ffffff', '#f3efe6')) +
    repeat(60, (i) =>
      place(bar(478, 296, i % 5 ? 3 : 7, i % 5 ? 10 : 20, 1, '#33363c'), { turn: i * 6 }, [480, 500]),
    ) +
    repeat(12, (i) => {
      const a = ((i + 1) / 12) * Math.PI * 2;
      return figures(String(i + 1), 480 + Math.sin(a) * 160, 516 - Math.cos(a) * 160, 32, '#26282d');
    }) +
    line('M480 500L392 448', '#26282d', 15) +
    line('M480 500L590 404', '#26282d', 10) +
    line('M480 500L540 610', t.base, 6) +
    line('M480 540L480 420', t.base, 4) +
    disc(480, 500, 15, slant(steel.shine, steel.deep)) +
    path(
      'M300 470C310 380 380 310 470 300C400 350 350 420 340 520C320 510 304 500 300 470Z',
      fade('#ffffff', 0.5),
    ) +
    line('M236 470C250 370 320 290 410 258', t.shine, 9)
  );
}

/** The closed case from its front. */
function toolCase(color: string): string {
  const t = tones(color);
  const latch = (x: number) =>
    bar(x, 500, 64, 92, 10, rubber.deep) + bar(x + 4, 500, 56, 84, 8, slant(rubber.shine, rubber.base));
  return (
    shadow(480, 330) +
    line('M340 400V330H620V400', rubber.deep, 34) +
    line('M340 396V328H620V396', rubber.light, 20) +
    path('M172 470L220 396H740L788 470Z', slant(t.light, t.base)) +
    bar(160, 460, 640, 84, 18, down(t.lit, t.base, t.dark)) +
    bar(172, 540, 616, 240, 20, slant(t.lit, t.base, t.shade, t.dark)) +
    repeat(3, (i) => bar(200, 628 + i * 42, 560, 12, 6, fade(t.deep, 0.35))) +
    line('M178 472H780', t.shine, 6) +
    latch(260) +
    latch(636)
  );
}

function toolbox(color: string): string {
  const t = tones(color);
  const grip = (x: number, y: number, fill: string, tilt = 0) =>
    place(
      bar(x - 7, y + 110, 14, 160, 3, across(steel.shine, steel.deep)) +
        bar(x - 20, y, 40, 124, 16, fill) +
        bar(x - 8, y + 16, 6, 90, 3, fade('#ffffff', 0.5)),
      { turn: tilt },
      [x, 560],
    );
  const red = across(t.light, t.base, t.deep);
  const plier =
    line('M0 0L40 150M100 0L60 150', t.base, 26) +
    path('M30 150H70L62 180L80 270H52L50 200L48 270H20L38 180Z', slant(steel.shine, steel.deep)) +
    disc(50, 172, 12, steel.deep);
  return (
    shadow(480, 350) +
    // Lid open behind, with its tray of sockets.
    path('M170 520L210 250H750L790 520Z', slant(t.base, t.dark)) +
    path('M206 500L238 276H722L754 500Z', slant(rubber.light, rubber.deep)) +
    repeat(
      10,
      (i) =>
        bar(262 + i * 44, 300 - (i % 2) * 2, 32, 40, 6, across(steel.light, steel.shine, steel.deep)) +
        oval(278 + i * 44, 301, 14, 6, steel.deep),
    ) +
    repeat(10, (i) => bar(266 + i * 44, 362, 14, 46, 3, across(steel.shine, steel.deep))) +
    // Tools standing in the case.
    grip(560, 330, red) +
    grip(606, 344, across(rubber.light, rubber.deep)) +
    grip(652, 332, red) +
    grip(698, 350, across(rubber.light, rubber.deep)) +
    bar(300, 260, 34, 330, 12, across('#f3c14b', '#d99a20')) +
    path(
      'M238 208H370C384 208 392 224 392 240V262H270C250 262 232 250 220 226Z',
      slant(steel.shine, steel.base, steel.deep),
    ) +
    place(
      bar(-16, 60, 32, 300, 6, across(steel.light, steel.shine, steel.dark)) +
        path('M-56 -20L-30 50H34L56 -10L30 -24L16 20H-20L-30 -34Z', slant(steel.shine, steel.deep)),
      { x: 420, y: 260, turn: 4 },
    ) +
    place(plier, { x: 530, y: 560, scale: 1, turn: 180 }, [0, 0]) +
    path(
      'M150 530H810L786 760C784 774 774 782 760 782H200C186 782 176 774 174 760Z',
      slant(t.lit, t.base, t.shade, t.dark),
    ) +
    bar(138, 512, 684, 50, 14, down(t.light, t.base, t.dark)) +
    repeat(2, (i) => bar(270 + i * 350, 546, 66, 60, 8, slant(rubber.shine, rubber.deep))) +
    repeat(3, (i) => bar(230, 640 + i * 40, 500, 12, 6, fade(t.deep, 0.35))) +
    // Tape measure in front.
    bar(690, 696, 130, 110, 30, slant('#ffd75e', '#d99a20')) +
    disc(750, 752, 36, rubber.base) +
    bar(812, 782, 100, 18, 3, '#f7e08a') +
    line(
      repeat(8, (i) => `M${822 + i * 11} 784v8`),
      wood.deep,
      2,
    )
  );
}

export const furnishings: Record<string, Drawing> = {
  'wooden-dining-chair': {
    whole: chair,
    span: { left: 288, right: 672, cm: 43 },
    closeUp: { x: 420, y: 390, zoom: 1.8 },
  },
  'flower-wall-mirror-60': {
    whole: mirror,
    span: { left: 206, right: 754, cm: 48 },
    closeUp: { x: 320, y: 260, zoom: 1.6 },
  },
  'twin-bell-alarm-clock': {
    whole: alarmClock,
    span: { left: 218, right: 746, cm: 11 },
    closeUp: { x: 400, y: 240, zoom: 1.3 },
  },
  'toolbox-42-piece': {
    whole: toolbox,
    span: { left: 138, right: 822, cm: 36 },
    edges: [130, 914],
    closeUp: { x: 460, y: 340 },
    second: (colors) =>
      place(toolCase(colors[1]!), { x: 150, y: -130, scale: 0.7 }, [480, 780]) +
      place(toolCase(colors[0]!), { x: -110, y: 70, scale: 0.84 }, [480, 780]),
  },
};
