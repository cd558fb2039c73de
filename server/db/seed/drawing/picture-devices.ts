import {
  type Drawing,
  mix,
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
  mesh,
  shadow,
  box,
} from './kit.ts';
import { dimension, figures } from './scene.ts';

const evening =
  path('M120 200H840V610H120Z', down('#f3b04a', '#ef7d4a', '#b8434e')) +
  disc(610, 470, 78, '#ffe6a0') +
  path('M120 500C240 440 360 500 480 470C600 440 720 500 840 460V610H120Z', '#7c3350') +
  path('M120 550C300 500 420 560 560 536C680 516 760 550 840 530V610H120Z', '#3c1f3c') +
  // A baobab.
  path('M286 580C306 520 300 470 296 410H340C336 470 332 520 350 580Z', '#241426') +
  line(
    'M306 420C290 380 262 366 228 360M316 412V340M330 420C346 376 376 364 414 362M300 400C280 350 266 330 262 310M334 400C350 350 366 332 376 314',
    '#241426',
    13,
  ) +
  [
    [226, 352, 44],
    [262, 304, 46],
    [318, 322, 56],
    [378, 306, 46],
    [416, 354, 44],
  ]
    .map(([x, y, r]) => oval(x!, y!, r!, r! * 0.5, '#241426'))
    .join('') +
  line('M500 330q14 -14 28 0q14 -14 28 0M570 290q10 -10 20 0q10 -10 20 0', '#5c2540', 5);

/** The battery that the television can run from, with its clamps. */
const clampedBattery =
  shadow(788, 104, 812) +
  line('M690 640C720 600 744 600 754 640', '#c8322c', 9) +
  line('M700 620C760 570 836 580 840 640', '#1d1e22', 9) +
  box({ x: 702, y: 812, width: 164, height: 116, depth: 62 }, tones('#2f5fae')) +
  bar(716, 730, 136, 40, 5, '#f4f1ea') +
  figures('12 V', 784, 764, 28, '#23407a') +
  bar(738, 660, 30, 26, 5, steel.dark) +
  bar(824, 660, 30, 26, 5, steel.dark) +
  place(path('M-14 40L-10 0C-8 -16 8 -16 10 0L14 40H4L0 14L-4 40Z', '#d2362c'), { x: 754, y: 644 }) +
  place(path('M-14 40L-10 0C-8 -16 8 -16 10 0L14 40H4L0 14L-4 40Z', '#26272b'), { x: 840, y: 644 });

function television(color: string): string {
  const t = tones(color);
  return (
    shadow(440, 330, 770) +
    // Feet.
    path('M250 680L190 770H232L296 680ZM664 680L720 770H678L618 680Z', slant(t.light, t.deep)) +
    place(
      bar(104, 184, 752, 452, 16, t.deep) +
        bar(98, 178, 752, 452, 16, slant(t.light, t.base, t.deep)) +
        evening +
        path('M120 200H500L300 610H120Z', fade('#ffffff', 0.1)) +
        bar(120, 200, 720, 410, 2, 'none', `stroke="${t.deep}" stroke-width="4"`) +
        bar(440, 616, 80, 6, 3, steel.base) +
        disc(820, 620, 4, '#e0402f'),
      { x: -24, y: 66, scale: 1 },
    ) +
    clampedBattery
  );
}

/** The back of the television: screw holes of the wall mount, vents, sockets. */
function televisionBack(color: string): string {
  const t = tones(color);
  const screw = (x: number, y: number) =>
    disc(x, y, 17, t.deep) +
    disc(x - 1, y - 2, 13, slant(steel.light, steel.deep)) +
    line(`M${x - 6} ${y - 2}h10M${x - 1} ${y - 7}v10`, steel.deep, 3);
  const hdmi = (y: number) =>
    path(`M640 ${y}h64v20l-12 14h-40l-12 -14Z`, '#0b0c0f', `stroke="${steel.base}" stroke-width="4"`);
  const usb = (y: number) =>
    bar(646, y, 54, 26, 3, '#0b0c0f', `stroke="${steel.base}" stroke-width="4"`) +
    bar(652, y + 13, 42, 8, 1, '#dfe4ea');
  return (
    shadow(440, 330, 770) +
    path('M250 680L190 770H232L296 680ZM664 680L720 770H678L618 680Z', slant(t.light, t.deep)) +
    bar(80, 248, 752, 452, 16, t.deep) +
    bar(74, 244, 752, 452, 16, slant(t.light, t.lit, t.base)) +
    bar(150, 372, 600, 300, 26, t.deep) +
    bar(146, 364, 600, 300, 26, slant(t.light, t.base, t.deep)) +
    repeat(
      16,
      (i) =>
        bar(190 + i * 33, 284, 20, 9, 4, t.deep) +
        bar(190 + i * 33, 304, 20, 9, 4, t.deep) +
        bar(190 + i * 33, 324, 20, 9, 4, t.deep),
    ) +
    bar(282, 396, 236, 236, 12, 'none', `stroke="${t.light}" stroke-width="3"`) +
    screw(310, 424) +
    screw(490, 424) +
    screw(310, 604) +
    screw(490, 604) +
    dimension([310, 514], [490, 514], '10 cm', [400, 496], '#eef1f4') +
    bar(610, 388, 122, 256, 10, '#2c2f36') +
    hdmi(402) +
    hdmi(450) +
    usb(500) +
    usb(540) +
    disc(650, 606, 16, '#e8c22e') +
    disc(650, 606, 7, '#0b0c0f') +
    disc(696, 606, 18, steel.base) +
    disc(696, 606, 10, '#0b0c0f') +
    line('M696 606C760 600 770 560 754 640', '#c8322c', 9) +
    clampedBattery
  );
}

function gameController(color: string): string {
  const t = tones(color);
  const body =
    'M300 330C330 312 390 318 410 332H550C570 318 630 312 660 330C740 346 790 420 820 540C846 640 850 720 806 744C760 768 700 720 652 640C640 622 620 616 600 616H360C340 616 320 622 308 640C260 720 200 768 154 744C110 720 114 640 140 540C170 420 220 346 300 330Z';
  const stick = (x: number, y: number) =>
    disc(x, y, 66, t.deep) +
    oval(x, y + 8, 50, 50, rubber.deep) +
    disc(x, y - 6, 50, slant(rubber.light, rubber.base, rubber.deep)) +
    disc(x, y - 8, 34, slant(rubber.deep, rubber.light));
  const button = (x: number, y: number, paint: string) =>
    disc(x + 2, y + 5, 27, t.deep) +
    disc(x, y, 26, slant(mix(paint, '#ffffff', 0.5), paint, mix(paint, '#000000', 0.25)));
  return (
    shadow(480, 330, 760) +
    // Shoulder keys.
    path('M246 350C250 296 290 276 340 284C380 290 400 310 404 340Z', slant(rubber.light, rubber.deep)) +
    path('M714 350C710 296 670 276 620 284C580 290 560 310 556 340Z', slant(rubber.light, rubber.deep)) +
    place(path(body, t.deep), { y: 14 }) +
    path(body, slant(t.light, t.base, t.base, t.shade, t.dark)) +
    inside(
      body,
      path(
        'M100 700C160 620 200 680 308 640C260 720 200 780 140 760ZM860 700C800 620 760 680 652 640C700 720 760 780 820 760Z',
        fade(t.deep, 0.3),
      ) +
        path('M360 616H600C620 560 570 540 480 540S340 560 360 616Z', fade(t.deep, 0.22)) +
        line('M150 560C176 450 220 366 300 342C340 330 390 336 410 344H540', t.light, 9),
    ) +
    // Left: cross and stick; right: buttons and stick.
    path(
      'M252 404h44a8 8 0 0 1 8 8v32h32a8 8 0 0 1 8 8v44a8 8 0 0 1 -8 8h-32v32a8 8 0 0 1 -8 8h-44a8 8 0 0 1 -8 -8v-32h-32a8 8 0 0 1 -8 -8v-44a8 8 0 0 1 8 -8h32v-32a8 8 0 0 1 8 -8Z',
      t.deep,
      'transform="translate(0 6)"',
    ) +
    path(
      'M252 404h44a8 8 0 0 1 8 8v32h32a8 8 0 0 1 8 8v44a8 8 0 0 1 -8 8h-32v32a8 8 0 0 1 -8 8h-44a8 8 0 0 1 -8 -8v-32h-32a8 8 0 0 1 -8 -8v-44a8 8 0 0 1 8 -8h32v-32a8 8 0 0 1 8 -8Z',
      slant(rubber.light, rubber.deep),
    ) +
    path('M274 416l10 14h-20ZM274 532l10 -14h-20ZM216 474l14 -10v20ZM332 474l-14 -10v20Z', steel.light) +
    stick(380, 566) +
    stick(582, 566) +
    button(686, 412, '#f2b632') +
    button(686, 536, '#3fae62') +
    button(624, 474, '#3f8fe8') +
    button(748, 474, '#e24a4a') +
    bar(408, 400, 44, 20, 10, t.deep) +
    bar(508, 400, 44, 20, 10, t.deep) +
    disc(480, 462, 36, t.deep) +
    disc(480, 460, 31, slant(steel.shine, steel.base, steel.dark)) +
    line('M466 460h28M480 446v28', t.dark, 6)
  );
}

function camera(color: string): string {
  const t = tones(color);
  return (
    shadow(480, 370) +
    // Wrist strap.
    line('M130 470C40 480 50 660 90 730C120 784 190 776 170 720', rubber.deep, 15) +
    // Top with shutter button and dial.
    bar(222, 306, 116, 46, 16, across(steel.shine, steel.base, steel.deep)) +
    bar(600, 320, 130, 34, 8, across(rubber.light, rubber.base, rubber.deep)) +
    repeat(10, (i) => line(`M${610 + i * 12} 324v24`, rubber.deep, 4)) +
    bar(126, 346, 720, 436, 62, t.deep) +
    bar(118, 338, 720, 436, 62, slant(t.light, t.base, t.base, t.shade)) +
    path('M118 420V400C118 360 146 338 180 338H776C812 338 838 360 838 400V420Z', down(t.shine, t.lit)) +
    path('M118 424H838', 'none', `stroke="${t.dark}" stroke-width="4"`) +
    // Grip.
    path(
      'M118 440H216C228 440 236 450 236 462V730C236 752 220 774 196 774H180C146 774 118 750 118 712Z',
      slant(t.dark, t.deep),
    ) +
    inside('M130 456H222V760H130Z', mesh([130, 456, 96, 310], 13, fade(t.light, 0.4))) +
    // Flash, finder lamp.
    bar(226, 360, 150, 54, 10, t.deep) +
    bar(232, 366, 138, 42, 7, slant('#ffffff', '#e8edf3', '#b9c4d0')) +
    repeat(8, (i) => line(`M${246 + i * 16} 370v34`, fade('#8593a3', 0.5), 3)) +
    disc(420, 384, 12, '#d2362c') +
    // Lens.
    disc(546, 578, 190, fade('#1d1710', 0.24)) +
    disc(538, 566, 186, slant(steel.shine, steel.base, steel.deep)) +
    disc(538, 566, 168, slant(steel.dark, steel.light)) +
    disc(538, 566, 152, slant('#3a3d45', '#14151a')) +
    disc(538, 566, 120, slant('#14151a', '#3c3f48')) +
    disc(538, 566, 106, '#0c0e13') +
    disc(538, 566, 84, glow(0.4, 0.35, 0.8, '#5a6fb8', '#26305e', '#0d1022')) +
    disc(538, 566, 44, glow(0.5, 0.5, 0.6, '#10142c', '#2c4a8e')) +
    oval(504, 528, 27, 17, fade('#ffffff', 0.85), 'transform="rotate(-40 504 528)"') +
    disc(572, 604, 9, fade('#c9a8ff', 0.8)) +
    repeat(24, (i) => place(line('M0 -160v10', fade('#c9ced6', 0.5), 4), { x: 538, y: 566, turn: i * 15 })) +
    figures('16', 774, 708, 34, t.dark) +
    line('M810 682l16 26M826 682l-16 26', t.dark, 5)
  );
}

/** Television, game controller, camera. */
export const pictureDevices: Record<string, Drawing> = {
  'television-32-inch-12v': {
    whole: television,
    span: { left: 74, right: 826, cm: 73 },
    edges: [74, 906],
    closeUp: { x: 784, y: 720, zoom: 1.5 },
    second: ([color]) => televisionBack(color!),
  },
  'wireless-game-controller': {
    whole: gameController,
    span: { left: 126, right: 834, cm: 15.5 },
    closeUp: { x: 640, y: 500, zoom: 1.3 },
  },
  'compact-digital-camera': {
    whole: camera,
    span: { left: 118, right: 846, cm: 9.6 },
    edges: [56, 848],
    closeUp: { x: 538, y: 540, zoom: 1 },
  },
};
