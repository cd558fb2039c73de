import {
  type Drawing,
  mix,
  fade,
  lightness,
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
  laid,
  inside,
  repeat,
  shadow,
} from './kit.ts';
import { computers } from './computers.ts';
import { phone, phoneGoods } from './phone-goods.ts';
import { figures } from './scene.ts';

const charging =
  bar(70, 170, 80, 136, 14, fade('#ffffff', 0.25)) +
  bar(94, 156, 32, 16, 5, fade('#ffffff', 0.5)) +
  bar(78, 216, 64, 82, 8, '#7fe07a') +
  path('M116 196L88 250H108L102 288L134 230H112Z', '#ffffff') +
  bar(62, 340, 96, 12, 6, fade('#ffffff', 0.5));

function powerBank(color: string): string {
  const t = tones(color);
  const [x, top, w, h] = [196, 216, 300, 566];
  return (
    shadow(370, 200) +
    shadow(680, 140, 744) +
    phone(570, 748, 232, charging) +
    // The cable from the socket on top to the phone's foot.
    line(
      'M452 180C452 70 546 80 552 300C554 480 516 770 600 806C670 832 688 800 688 760',
      fade('#1d1710', 0.2),
      16,
    ) +
    line('M452 176C452 66 546 76 550 300C552 480 512 762 600 796C668 820 686 790 686 752', '#f4f2ee', 14) +
    line('M448 166C450 66 540 76 546 290', '#ffffff', 4) +
    bar(672, 716, 28, 42, 6, '#e3e0da') +
    // Body: depth to the right, top with the sockets.
    path(
      `M${x + 40} ${top}L${x + 60} 180H${x + w + 6}C${x + w + 36} 180 ${x + w + 50} 196 ${x + w + 50} 226V704C${x + w + 50} 730 ${x + w + 40} 744 ${x + w - 30} 782Z`,
      down(t.shade, t.dark),
    ) +
    path(
      `M${x + 14} ${top + 16}C${x + 30} 190 ${x + 46} 178 ${x + 76} 178H${x + w + 2}C${x + w + 24} 178 ${x + w + 38} 186 ${x + w + 44} 204L${x + w - 6} ${top + 30}Z`,
      across(t.light, t.lit),
    ) +
    bar(x, top, w, h, 46, slant(t.lit, t.base, t.base, t.shade)) +
    line(
      `M${x + 8} ${top + h - 60}V${top + 50}Q${x + 8} ${top + 8} ${x + 50} ${top + 8}H${x + w - 60}`,
      t.shine,
      5,
      'opacity="0.8"',
    ) +
    // Sockets on the top face.
    repeat(
      2,
      (i) =>
        path(`M${276 + i * 84} 207l14 -19h50l-14 19Z`, t.deep) +
        path(`M${286 + i * 84} 203l6 -8h32l-6 8Z`, '#e9edf2'),
    ) +
    bar(438, 164, 28, 36, 6, '#e3e0da') +
    // Display.
    bar(x + 42, top + 56, 216, 118, 22, '#10151a') +
    figures('86', x + 128, top + 146, 62, '#8ff0a0') +
    line(`M${x + 184} ${top + 146}L${x + 212} ${top + 92}`, '#8ff0a0', 6) +
    disc(x + 186, top + 98, 8, '#8ff0a0') +
    disc(x + 212, top + 140, 8, '#8ff0a0') +
    // Charge mark.
    path(
      `M${x + 166} ${top + 280}L${x + 108} ${top + 384}H${x + 146}L${x + 132} ${top + 464}L${x + 194} ${top + 352}H${x + 154}Z`,
      fade(t.deep, 0.55),
    )
  );
}

function charger(color: string): string {
  const t = tones(color);
  const cable = tones('#f2f0eb');
  const wire = 'M740 610C810 610 850 650 840 716C826 800 640 800 500 796C420 794 330 790 286 800';
  const pin = (y: number) =>
    bar(184, y - 22, 150, 44, 20, down(steel.light, steel.base, steel.deep)) +
    bar(246, y - 24, 100, 48, 10, down(rubber.light, rubber.base, rubber.deep));
  return (
    shadow(500, 230, 770) +
    pin(500) +
    pin(640) +
    // The plug's foot and the body, its top seen from above.
    path(
      'M330 430C330 400 350 380 380 380H430V760H380C350 760 330 740 330 710Z',
      across(t.light, t.base, t.shade),
    ) +
    repeat(11, (i) => bar(424 - i * 4, 334 + i * 3.3, 330, 396, 60, slant(t.light, t.shade, t.dark))) +
    bar(380, 370, 330, 396, 60, slant(t.lit, t.base, t.base, t.dark)) +
    line('M392 700V436Q392 384 444 384H640', t.shine, 5, 'opacity="0.7"') +
    figures(
      '20W',
      530,
      530,
      74,
      t.shade === t.base ? t.deep : mix(t.deep, lightness(t.base) < 0.3 ? '#ffffff' : '#20242c', 0.7),
    ) +
    path('M540 580L506 640H530L522 690L566 622H540Z', lightness(t.base) < 0.3 ? t.light : t.dark) +
    // USB-C socket on the right side, with the plug in it.
    bar(716, 584, 26, 50, 10, t.deep) +
    line(wire, fade('#1d1710', 0.25), 22, 'transform="translate(4 12)"') +
    line(wire, cable.dark, 19) +
    line(wire, cable.base, 14) +
    bar(728, 590, 74, 40, 13, down(cable.light, cable.base, cable.dark)) +
    place(
      bar(-86, -24, 96, 48, 15, down(cable.light, cable.base, cable.dark)) +
        bar(-146, -15, 64, 30, 11, down(steel.shine, steel.base, steel.dark)) +
        bar(-150, -7, 14, 14, 5, steel.deep),
      { x: 286, y: 800, turn: -6 },
    )
  );
}

function mouse(color: string): string {
  const t = tones(color);
  const shell =
    'M480 170C610 170 676 270 684 440C694 620 620 770 480 770S266 620 276 440C284 270 350 170 480 170Z';
  const top =
    'M480 166C606 166 668 264 676 430C684 596 612 724 480 724S276 596 284 430C292 264 354 166 480 166Z';
  const dongle =
    bar(0, 6, 96, 56, 10, fade('#1d1710', 0.25)) +
    bar(0, 0, 60, 52, 10, slant(rubber.light, rubber.deep)) +
    bar(56, 6, 66, 40, 4, down(steel.shine, steel.base, steel.dark)) +
    bar(74, 13, 12, 9, 1, steel.deep) +
    bar(74, 29, 12, 9, 1, steel.deep);
  const side =
    'M276 440C276 600 350 690 480 690S684 600 684 440L692 560C688 720 610 800 480 800S272 720 268 560Z';
  return (
    oval(470, 752, 330, 60, glow(0.5, 0.5, 0.5, fade('#1d1710', 0.55), fade('#1d1710', 0))) +
    laid(
      path(shell, t.deep, 'transform="translate(0 62)"') +
        path(side, across(t.shade, t.dark, t.deep)) +
        path(shell, t.shade) +
        path(top, glow(0.36, 0.3, 0.8, t.light, t.lit, t.base, t.shade)) +
        inside(
          top,
          path('M270 440C360 470 600 470 690 440', 'none', `stroke="${t.dark}" stroke-width="7"`) +
            line('M480 160V455', t.dark, 7) +
            oval(384, 330, 44, 120, fade('#ffffff', 0.4), 'transform="rotate(14 384 330)"'),
        ) +
        bar(452, 222, 56, 150, 28, t.deep) +
        bar(459, 226, 42, 134, 21, across(rubber.base, rubber.light, rubber.deep)) +
        repeat(9, (i) => line(`M464 ${244 + i * 12}h32`, rubber.deep, 4)) +
        bar(460, 404, 40, 22, 11, t.dark) +
        line('M284 400C278 500 296 590 330 650', t.shine, 6, 'opacity="0.7"'),
      { squash: 0.8, skew: 0.42, foot: 810 },
    ) +
    place(dongle, { x: 720, y: 758, turn: -14 })
  );
}
export const mobileAccessories: Record<string, Drawing> = {
  'usb-c-charger-20w': {
    whole: charger,
    span: { left: 184, right: 710, cm: 7.5 },
    edges: [140, 850],
    closeUp: { x: 290, y: 570, zoom: 1.4 },
  },
  'wireless-mouse': {
    whole: mouse,
    span: { left: 280, right: 700, cm: 6 },
    edges: [250, 850],
    closeUp: { x: 560, y: 380, zoom: 1.4 },
  },
  ...phoneGoods,
  ...computers,
  'power-bank-20000': {
    whole: powerBank,
    span: { left: 196, right: 496, cm: 7 },
    edges: [196, 806],
    closeUp: { x: 372, y: 240, zoom: 1.5 },
  },
};
