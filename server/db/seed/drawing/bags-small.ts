import {
  type Drawing,
  fade,
  lightness,
  type Tones,
  tones,
  steel,
  brass,
  across,
  slant,
  glow,
  path,
  line,
  stitches,
  oval,
  disc,
  bar,
  place,
  inside,
  repeat,
  shadow,
} from './kit.ts';
import { figures } from './scene.ts';

function sunglasses(color: string): string {
  const t = tones(color);
  const lens =
    'M136 470C130 420 170 402 270 402S424 412 424 458C424 540 386 610 290 612C190 612 144 550 136 470Z';
  const pane = (flip: boolean) =>
    place(
      path(lens, slant('#20252c', '#3a3f49', '#6d6660')) +
        inside(
          lens,
          path('M150 400H240L180 640H90Z', fade('#ffffff', 0.2)) +
            path('M262 400H290L230 640H202Z', fade('#ffffff', 0.12)),
        ) +
        line(lens, t.deep, 32) +
        line(lens, t.base, 26) +
        line('M146 500C134 440 168 414 270 412C330 412 370 416 396 426', t.light, 7),
      flip ? { flip: true } : {},
      [480, 0],
    );
  return (
    oval(500, 706, 390, 46, glow(0.5, 0.5, 0.5, fade('#1d1710', 0.45), fade('#1d1710', 0))) +
    // Temples, going back.
    line('M136 430L250 300C280 270 560 276 640 300C680 312 690 340 680 368', t.deep, 20) +
    line('M824 430L880 320C890 290 900 300 908 330L900 390', t.deep, 22) +
    line('M824 428L878 318C888 292 898 302 904 330', t.base, 12) +
    line('M136 426L250 298C280 268 560 274 640 298', t.shade, 11) +
    pane(false) +
    pane(true) +
    path(
      'M416 450C440 410 520 410 544 450L536 480C516 446 444 446 424 480Z',
      slant(t.light, t.base, t.dark),
    ) +
    bar(116, 420, 36, 26, 7, t.base) +
    bar(808, 420, 36, 26, 7, t.shade) +
    disc(134, 433, 6, steel.light) +
    disc(826, 433, 6, steel.light)
  );
}

function watch(color: string): string {
  const t = tones(color);
  const strap = (d: string, down1: boolean) =>
    path(d, across(t.shade, t.light, t.lit, t.base, t.dark)) +
    inside(
      d,
      repeat(9, (i) => line(`M340 ${(down1 ? 600 : 60) + i * 27}H620`, fade(t.deep, 0.65), 4)) +
        line(down1 ? 'M440 580V800M520 580V800' : 'M440 60V330M520 60V330', fade(t.deep, 0.45), 3),
    );
  return (
    oval(500, 786, 200, 34, glow(0.5, 0.5, 0.5, fade('#1d1710', 0.5), fade('#1d1710', 0))) +
    strap('M386 340L402 110C404 80 556 80 558 110L574 340Z', false) +
    strap('M386 560L402 776C404 800 556 800 558 776L574 560Z', true) +
    bar(662, 420, 40, 58, 10, across(t.light, t.base, t.deep)) +
    repeat(5, (i) => line(`M668 ${430 + i * 10}h28`, t.deep, 3)) +
    path('M352 300L400 264H560L608 300V600L560 636H400L352 600Z', across(t.light, t.base, t.dark)) +
    disc(486, 456, 206, t.deep) +
    disc(480, 450, 204, slant(t.shine, t.base, t.dark)) +
    disc(480, 450, 180, slant(t.dark, t.light)) +
    disc(480, 450, 168, slant('#233049', '#121a2b')) +
    repeat(60, (i) => place(line('M0 -156v8', '#c9d2de', i % 5 ? 2 : 0.1), { x: 480, y: 450, turn: i * 6 })) +
    repeat(12, (i) =>
      place(bar(-5, -154, 10, i % 3 ? 28 : 38, 3, '#f1f3f5'), { x: 480, y: 450, turn: i * 30 }),
    ) +
    bar(564, 434, 52, 34, 4, '#f4f2ec') +
    figures('24', 590, 462, 21, '#1a1d22') +
    place(path('M-9 14L-5 -86L0 -96L5 -86L9 14Z', '#f4f6f8'), { x: 480, y: 450, turn: -58 }) +
    place(path('M-7 18L-4 -126L0 -136L4 -126L7 18Z', '#f4f6f8'), { x: 480, y: 450, turn: 54 }) +
    place(line('M0 40V-140', '#d8412f', 4), { x: 480, y: 450, turn: 188 }) +
    disc(480, 450, 12, t.light) +
    path('M340 380C372 310 430 286 480 284L400 600C340 560 316 460 340 380Z', fade('#ffffff', 0.12))
  );
}

function cap(color: string): string {
  const t = tones(color);
  const crown = 'M196 620C180 400 320 250 510 250S812 400 806 600C700 660 320 680 196 620Z';
  return (
    oval(470, 740, 380, 44, glow(0.5, 0.5, 0.5, fade('#1d1710', 0.5), fade('#1d1710', 0))) +
    path(crown, slant(t.light, t.base, t.base, t.dark)) +
    inside(
      crown,
      path('M560 250C700 300 760 440 750 680H840V250Z', fade(t.deep, 0.3)) +
        line('M500 250C400 330 350 470 356 660', t.dark, 5) +
        line('M520 250C600 330 650 470 656 660', t.dark, 5) +
        stitches(
          'M488 258C388 340 338 470 342 660M512 258C412 340 364 470 370 660M508 258C588 340 636 470 642 660M530 258C612 330 664 470 670 660',
          t.light,
          2.6,
        ),
    ) +
    oval(510, 254, 30, 14, t.dark) +
    oval(508, 248, 26, 11, t.lit) +
    [
      [440, 350],
      [600, 360],
      [300, 420],
      [726, 430],
    ]
      .map(([x, y]) => oval(x!, y!, 11, 13, t.dark) + oval(x!, y!, 6, 8, t.deep))
      .join('') +
    // The peak, towards the left.
    path(
      'M196 620C130 630 70 680 62 724C60 744 84 748 106 738C220 690 420 680 560 690C640 694 680 660 690 640C500 670 320 660 196 620Z',
      slant(t.lit, t.base, t.dark),
    ) +
    path(
      'M62 724C60 744 84 748 106 738C220 690 420 680 560 690C600 692 630 684 650 672C640 700 600 720 560 716C420 706 240 716 112 760C80 770 54 752 62 724Z',
      t.deep,
    ) +
    stitches(
      'M180 640C130 656 96 690 86 718M214 650C170 662 140 686 128 708M260 660C220 672 196 684 178 700M320 666C300 672 270 680 250 688',
      t.light,
      2.6,
    ) +
    line('M196 620C320 664 500 672 690 640', t.dark, 7) +
    oval(392, 500, 62, 60, fade('#ffffff', 0)) +
    path(
      'M360 540V470L396 510L432 470V540',
      'none',
      `stroke="${lightness(t.base) > 0.7 ? t.deep : '#ffffff'}" stroke-width="15" stroke-linejoin="round" stroke-linecap="round"`,
    )
  );
}

function umbrella(color: string): string {
  const t = tones(color);
  const dome =
    'M90 460C110 250 280 120 480 120S850 250 870 460C830 420 780 420 740 460C700 420 650 420 610 466C570 424 520 424 480 470C440 424 390 424 350 466C310 420 260 420 220 460C180 420 130 420 90 460Z';
  return (
    oval(520, 806, 150, 24, glow(0.5, 0.5, 0.5, fade('#1d1710', 0.4), fade('#1d1710', 0))) +
    line('M480 90V130', steel.deep, 12) +
    // What is seen of the silver inside, the shaft, the crook.
    path('M92 456C300 520 660 520 868 456C780 400 180 400 92 456Z', slant(steel.base, steel.deep)) +
    line('M480 470V720', steel.deep, 15) +
    line('M476 470V720', steel.light, 6) +
    line('M480 690V760C480 830 580 830 580 756', '#2c1c14', 34) +
    line('M474 694V758C474 806 520 820 548 802', '#8a5c3c', 9) +
    bar(458, 660, 44, 44, 8, steel.base) +
    disc(480, 682, 9, steel.deep) +
    path(dome, slant(t.light, t.base, t.base, t.dark)) +
    inside(
      dome,
      path('M480 120C400 200 350 330 350 470H220C240 320 340 180 480 120Z', fade(t.shine, 0.22)) +
        path('M480 120C560 200 610 330 610 470H740C720 320 620 180 480 120Z', fade(t.deep, 0.2)) +
        path('M480 120C640 170 740 320 740 470H880V120Z', fade(t.deep, 0.34)) +
        line(
          'M480 120C330 180 226 320 220 460M480 120C400 200 350 330 350 466M480 120V470M480 120C560 200 610 330 610 466M480 120C630 180 736 320 740 460',
          t.dark,
          4,
        ),
    ) +
    path('M456 130C460 108 500 108 504 130Z', t.dark) +
    [90, 220, 350, 480, 610, 740, 870]
      .map((x, i) => disc(x, 462 + [0, 0, 6, 10, 6, 0, 0][i]!, 7, steel.light))
      .join('')
  );
}

function coinPurse(color: string): string {
  const t = tones(color);
  const body =
    'M216 420C120 480 96 640 160 720C210 780 350 786 480 786S750 780 800 720C864 640 840 480 744 420Z';
  const coin = (x: number, y: number, tone: Tones) =>
    oval(x + 5, y + 9, 58, 22, tone.deep) +
    oval(x, y, 58, 22, slant(tone.light, tone.base, tone.dark)) +
    oval(x, y, 44, 15, 'none', `stroke="${tone.dark}" stroke-width="3"`);
  return (
    shadow(480, 330) +
    path(body, glow(0.35, 0.25, 0.85, t.light, t.lit, t.base, t.shade, t.dark)) +
    inside(
      body,
      path(
        'M300 430C290 540 270 620 230 700C300 620 330 540 340 430ZM480 430C470 560 470 640 480 720C500 640 500 560 500 430ZM660 430C670 540 700 620 740 690C690 540 690 500 690 430Z',
        fade(t.deep, 0.22),
      ) +
        path('M140 700C260 770 700 770 830 680V800H140Z', fade(t.deep, 0.26)) +
        line('M376 440C372 540 350 620 330 680M590 440C596 540 616 610 640 660', fade(t.shine, 0.35), 7),
    ) +
    stitches('M176 706C240 766 360 770 480 770S720 766 786 706', t.light, 3) +
    // Metal frame with the kiss-lock.
    path(
      'M196 440C190 300 290 236 480 236S770 300 764 440H722C722 340 650 284 480 284S238 340 238 440Z',
      slant(steel.shine, steel.base, steel.light, steel.deep),
    ) +
    path('M238 440C238 340 310 284 480 284S722 340 722 440V452H238Z', slant(t.shade, t.deep)) +
    line('M212 430C210 320 300 258 480 256', '#ffffff', 6, 'opacity="0.8"') +
    disc(216, 446, 17, slant(steel.light, steel.deep)) +
    disc(744, 446, 17, slant(steel.light, steel.deep)) +
    line('M450 240C440 210 450 190 470 180M510 240C520 210 514 196 494 180', steel.deep, 14) +
    disc(462, 184, 34, glow(0.35, 0.3, 0.8, '#ffffff', steel.light, steel.base, steel.deep)) +
    disc(508, 176, 34, glow(0.35, 0.3, 0.8, '#ffffff', steel.light, steel.base, steel.deep)) +
    coin(806, 812, steel) +
    coin(700, 838, brass) +
    coin(838, 786, brass)
  );
}

/** What is worn or carried in the hand. */
export const smallAccessories: Record<string, Drawing> = {
  'uv400-sunglasses': {
    whole: sunglasses,
    span: { left: 118, right: 842, cm: 14.5 },
    edges: [116, 912],
    closeUp: { x: 230, y: 480, zoom: 1.2 },
  },
  'quartz-wrist-watch': {
    whole: watch,
    span: { left: 276, right: 684, cm: 4 },
    edges: [270, 702],
    closeUp: { x: 560, y: 430, zoom: 1.5 },
  },
  'baseball-cap': {
    whole: cap,
    span: { left: 62, right: 808, cm: 27 },
    closeUp: { x: 600, y: 380, zoom: 1.6 },
  },
  'stick-umbrella': {
    whole: umbrella,
    span: { left: 90, right: 870, cm: 104 },
    closeUp: { x: 500, y: 700, zoom: 1.4 },
  },
  'coin-purse': {
    whole: coinPurse,
    span: { left: 120, right: 840, cm: 11 },
    edges: [110, 900],
    closeUp: { x: 480, y: 250, zoom: 1.2 },
  },
};
