import {
  type Drawing,
  mix,
  fade,
  lightness,
  tones,
  steel,
  rubber,
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
  mesh,
  shadow,
} from './kit.ts';
import { pictureDevices } from './picture-devices.ts';
import { figures } from './scene.ts';

function headphones(color: string): string {
  const t = tones(color);
  const pad = lightness(t.base) > 0.3 ? tones(mix(t.base, '#6d6470', 0.55)) : tones('#3a3b42');
  const yoke = (d: string) => line(d, steel.deep, 20) + line(d, steel.light, 12);
  const mark = mix(t.dark, '#ffffff', 0.35);
  return (
    shadow(300, 120) +
    shadow(684, 120) +
    // Band with its cushion.
    line('M252 520C214 60 746 60 708 520', t.deep, 66) +
    line('M250 516C214 54 746 54 710 516', across(t.lit, t.light, t.base, t.base, t.shade, t.dark), 58) +
    line('M300 470C290 130 670 130 660 470', pad.dark, 30) +
    line('M300 464C292 124 668 124 660 464', pad.base, 20) +
    line('M238 500C220 280 348 153 480 154', t.shine, 9) +
    yoke('M252 440V620') +
    yoke('M708 440V620') +
    // Right cup from inside: shell, cushion, driver cloth.
    oval(716, 630, 104, 146, slant(t.base, t.deep)) +
    oval(680, 630, 108, 150, slant(pad.light, pad.base, pad.deep)) +
    oval(676, 630, 66, 102, pad.deep) +
    inside(
      'M610 630a66 102 0 1 0 132 0a66 102 0 1 0 -132 0Z',
      mesh([606, 524, 140, 212], 13, fade(pad.light, 0.5)),
    ) +
    line('M590 590C600 530 630 492 664 488', pad.shine, 7, 'opacity="0.8"') +
    // Left cup from outside: the cushion behind the shell.
    oval(318, 630, 96, 150, slant(pad.light, pad.base, pad.deep)) +
    oval(262, 630, 112, 150, slant(t.shade, t.deep)) +
    oval(252, 628, 108, 146, glow(0.35, 0.28, 0.9, t.light, t.lit, t.base, t.shade)) +
    oval(244, 628, 72, 100, slant(t.shade, t.base, t.light)) +
    oval(242, 627, 66, 94, slant(t.light, t.base, t.shade)) +
    line('M222 600V656M244 584V672M266 606V650', mark, 10) +
    line('M160 600C168 530 200 490 236 486', t.shine, 7)
  );
}

function speaker(color: string): string {
  const t = tones(color);
  const tube = 'M236 396H722V736H236C166 736 130 660 130 566S166 396 236 396Z';
  return (
    shadow(480, 370, 762) +
    bar(250, 724, 110, 36, 12, rubber.deep) +
    bar(590, 724, 110, 36, 12, rubber.deep) +
    path(tube, down(t.light, t.lit, t.base, t.shade, t.deep)) +
    inside(
      tube,
      mesh([120, 392, 620, 350], 15, fade(t.deep, 0.36)) +
        path('M120 430H740V452H120Z', fade(t.shine, 0.35)) +
        path(
          'M236 396C166 396 130 472 130 566S166 736 236 736C200 720 176 660 176 566S200 412 236 396Z',
          fade(t.deep, 0.34),
        ),
    ) +
    // Rubber strip with the buttons on top.
    path('M280 396C300 378 640 378 660 396V424C640 436 300 436 280 424Z', slant(rubber.light, rubber.base)) +
    figures('+', 348, 420, 24, '#ffffff') +
    figures('-', 434, 420, 24, '#ffffff') +
    path('M508 396l26 12l-26 12Z', '#ffffff') +
    line('M596 396v24M596 396l12 8l-24 14M596 420l12 -8l-24 -14', '#ffffff', 4) +
    // End with its bass membrane.
    oval(722, 566, 118, 172, slant(t.base, t.dark)) +
    oval(722, 566, 118, 172, 'none', `stroke="${t.lit}" stroke-width="8"`) +
    oval(728, 566, 92, 138, slant(rubber.deep, rubber.light)) +
    oval(732, 566, 72, 110, slant(rubber.light, rubber.base, rubber.deep)) +
    oval(734, 566, 44, 68, slant(steel.shine, steel.base, steel.deep)) +
    line('M700 540C706 520 720 508 734 508', '#ffffff', 6, 'opacity="0.8"') +
    bar(300, 584, 120, 46, 10, t.deep) +
    path(
      'M322 620V594l16 16l16 -16V620M372 594h26M385 594V620',
      'none',
      `stroke="${t.shine}" stroke-width="6" stroke-linejoin="round"`,
    ) +
    // Carrying loop.
    line('M168 456C80 440 70 560 104 640C120 676 150 690 164 672', rubber.deep, 22) +
    line('M166 452C76 438 68 560 102 636C118 670 146 684 160 668', rubber.light, 10)
  );
}

function microphone(color: string): string {
  const t = tones(color);
  const head = 'M366 250a114 120 0 1 1 228 0V276H366Z';
  const body =
    'M352 296H608C620 296 624 306 622 318L600 440C596 466 572 480 560 500L540 760C538 776 528 784 512 784H448C432 784 422 776 420 760L400 500C388 480 364 466 360 440L338 318C336 306 340 296 352 296Z';
  const whole =
    path(head, glow(0.35, 0.3, 0.85, steel.shine, steel.light, steel.base, steel.deep)) +
    inside(
      head,
      repeat(24, (i) =>
        line(
          `M${180 + i * 24} 110L${380 + i * 24} 310M${780 - i * 24} 110L${580 - i * 24} 310`,
          fade(steel.deep, 0.55),
          4,
        ),
      ) + path('M360 240C360 330 600 330 600 240V290H360Z', fade(steel.deep, 0.3)),
    ) +
    bar(352, 262, 256, 40, 14, across(brass.light, brass.shine, brass.base, brass.deep)) +
    path(body, across(t.light, t.lit, t.base, t.shade, t.deep)) +
    inside(
      body,
      // The speaker's grille round the neck.
      path('M330 318H630L604 430H356Z', fade(t.deep, 0.75)) +
        mesh([340, 326, 290, 106], 14, steel.light) +
        bar(372, 300, 26, 500, 10, fade(t.shine, 0.4)),
    ) +
    line('M358 438C420 456 540 456 602 438', brass.light, 8) +
    // Controls.
    bar(446, 486, 68, 74, 20, '#15171c') +
    bar(452, 492, 56, 62, 16, '#252a33') +
    path('M470 506l26 17l-26 17Z', '#8ff0a0') +
    disc(480, 596, 20, t.deep) +
    disc(480, 594, 16, slant(t.light, t.dark)) +
    disc(480, 650, 20, t.deep) +
    disc(480, 648, 16, slant(t.light, t.dark)) +
    line('M480 586v10M480 640v10', t.shine, 4) +
    bar(460, 690, 40, 16, 8, t.deep) +
    path(
      'M420 744H541L540 760C538 776 528 784 512 784H448C432 784 422 776 420 760Z',
      across(brass.light, brass.shine, brass.base, brass.deep),
    );
  const note = (x: number, y: number) =>
    place(
      oval(0, 0, 22, 16, t.base, 'transform="rotate(-20)"') +
        line('M20 -4V-84C36 -64 56 -60 58 -36', t.base, 9),
      { x, y },
    );
  return `${shadow(480, 100)}${place(whole, { scale: 1.06 }, [480, 784])}<g opacity="0.5">${note(700, 330)}${place(note(0, 0), { x: 212, y: 440, scale: 0.8 })}</g>`;
}

function radio(color: string): string {
  const t = tones(color);
  return (
    shadow(480, 370) +
    line('M776 400L866 110', steel.deep, 13) +
    line('M774 398L864 108', steel.light, 7) +
    disc(866, 104, 11, steel.base) +
    // Handle with the solar panel.
    path(
      'M214 390V306C214 286 228 274 248 274H712C732 274 746 286 746 306V390H700V320H260V390Z',
      slant(t.lit, t.shade),
    ) +
    path(
      'M262 300L306 220H654L698 300Z',
      slant(t.light, t.dark),
      `stroke="${t.base}" stroke-width="10" stroke-linejoin="round"`,
    ) +
    path('M274 296L314 228H646L686 296Z', slant('#3a4f86', '#1a2547')) +
    repeat(7, (i) => line(`M${274 + i * 68.6} 296L${314 + i * 55.3} 228`, '#8ea3d6', 2)) +
    line('M294 262H666', '#8ea3d6', 2) +
    // Body.
    bar(128, 394, 728, 390, 34, t.deep) +
    path('M136 396L172 366H806L838 396Z', across(t.shine, t.light)) +
    bar(122, 388, 720, 394, 34, slant(t.light, t.base, t.base, t.shade)) +
    bar(122, 388, 720, 394, 34, 'none', `stroke="${t.shade}" stroke-width="4"`) +
    // Speaker.
    disc(306, 588, 158, t.dark) +
    disc(304, 584, 152, slant(rubber.light, rubber.deep)) +
    inside(
      'M152 584a152 152 0 1 0 304 0a152 152 0 1 0 -304 0Z',
      mesh([150, 430, 310, 310], 17, fade(steel.base, 0.75)),
    ) +
    disc(304, 584, 50, slant(rubber.light, rubber.deep)) +
    line('M160 560A146 146 0 0 1 290 440', t.shine, 7) +
    // Scale and tuning.
    bar(492, 432, 314, 122, 14, t.deep) +
    bar(500, 440, 298, 106, 10, down('#fff3cf', '#f2dca0')) +
    line(
      repeat(23, (i) => `M${520 + i * 12} 478v${i % 4 === 0 ? 18 : 9}`) +
        repeat(23, (i) => `M${520 + i * 12} 520v${i % 4 === 0 ? -12 : -6}`),
      '#6d5a2c',
      2.5,
    ) +
    [88, 96, 104].map((n, i) => figures(String(n), 545 + i * 98, 468, 15, '#6d5a2c')).join('') +
    line('M640 446V540', '#d2362c', 5) +
    disc(736, 660, 66, t.dark) +
    disc(732, 655, 62, slant(t.shine, t.base, t.deep)) +
    disc(732, 655, 40, slant(t.shade, t.light)) +
    line('M732 655L756 622', t.deep, 6) +
    disc(556, 626, 36, t.dark) +
    disc(554, 623, 33, slant(t.shine, t.base, t.deep)) +
    line('M554 623L544 602', t.deep, 5) +
    bar(506, 700, 150, 42, 8, t.dark) +
    repeat(4, (i) => bar(512 + i * 35, 704, 30, 32, 5, down(t.shine, t.base))) +
    disc(150, 420, 7, '#e0402f')
  );
}

export const audioVideo: Record<string, Drawing> = {
  'bluetooth-over-ear-headphones': {
    whole: headphones,
    span: { left: 150, right: 820, cm: 18 },
    closeUp: { x: 670, y: 600, zoom: 1.4 },
  },
  'portable-bluetooth-speaker': {
    whole: speaker,
    span: { left: 130, right: 840, cm: 18 },
    edges: [80, 842],
    closeUp: { x: 640, y: 480, zoom: 1.3 },
  },
  'karaoke-microphone': {
    whole: microphone,
    span: { left: 330, right: 630, cm: 8 },
    edges: [190, 760],
    closeUp: { x: 480, y: 330, zoom: 1.4 },
  },
  'solar-fm-radio': {
    whole: radio,
    span: { left: 122, right: 842, cm: 20 },
    edges: [122, 880],
    closeUp: { x: 640, y: 540, zoom: 1.2 },
  },
  ...pictureDevices,
};
