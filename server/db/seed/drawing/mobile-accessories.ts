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
  inside,
  repeat,
  shadow,
} from './kit.ts';
import { computers } from './computers.ts';
import { figures } from './scene.ts';

/** A phone seen from the front: lower left corner, width; the screen shows what is given, in 200 × 420. */
export function phone(x: number, y: number, width: number, screen: string, body = '#26282e'): string {
  const t = tones(body);
  const [w, h] = [220, 452];
  const content =
    'M10 34a24 24 0 0 1 24-24H186a24 24 0 0 1 24 24V418a24 24 0 0 1-24 24H34a24 24 0 0 1-24-24Z';
  return place(
    bar(6, 3, w, h, 34, t.deep) +
      bar(0, 0, w, h, 34, slant(t.light, t.base, t.dark)) +
      path(content, slant('#2f6f63', '#0f3d3a')) +
      inside(content, screen) +
      bar(86, 20, 48, 12, 6, '#0b0f12'),
    { x, y: y - (h * width) / w, scale: width / w },
  );
}

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

/** The back of a phone in its case: 300 × 610 from (0, 0). */
const caseBack = (color: string) => {
  const t = tones(color);
  const lens = (x: number, y: number) =>
    disc(x, y, 31, '#0c0f14') + disc(x, y, 22, '#27334a') + disc(x - 6, y - 7, 7, '#8ea6d0');
  return (
    bar(10, 8, 300, 610, 58, t.deep) +
    bar(0, 0, 300, 610, 58, slant(t.light, t.base, t.dark)) +
    bar(12, 12, 276, 586, 48, slant(t.lit, t.base, t.base, t.shade)) +
    // Raised corners.
    line(
      'M6 74C6 30 30 6 74 6M226 6C270 6 294 30 294 74M294 536C294 580 270 604 226 604M74 604C30 604 6 580 6 536',
      t.light,
      11,
    ) +
    bar(28, 30, 158, 166, 44, t.dark) +
    bar(34, 36, 146, 154, 38, '#1c2028') +
    lens(76, 78) +
    lens(76, 148) +
    lens(140, 113) +
    disc(140, 60, 9, '#f3e9c8') +
    path('M200 12H262L90 598H40Z', fade('#ffffff', 0.13)) +
    bar(298, 150, 10, 80, 5, t.dark)
  );
};

function phoneCase(color: string): string {
  const pane = 'M44 0H286a44 44 0 0 1 44 44V640a44 44 0 0 1-44 44H44a44 44 0 0 1-44-44V44A44 44 0 0 1 44 0Z';
  return (
    shadow(330, 170) +
    shadow(640, 180, 786, 0.8) +
    place(caseBack(color), { x: 190, y: 164, turn: -5 }, [150, 300]) +
    // The glass, standing before it.
    place(
      path(pane, slant(fade('#e8f6fb', 0.72), fade('#bfe0ea', 0.38), fade('#e6f5fa', 0.6))) +
        inside(
          pane,
          path('M40 0H150L-20 420V130Z', fade('#ffffff', 0.66)) +
            path('M190 0H222L-20 560V490Z', fade('#ffffff', 0.5)) +
            path('M340 330V470L150 690H60Z', fade('#ffffff', 0.36)),
        ) +
        line(pane, '#f9feff', 8) +
        line(pane, '#7fb6c6', 3) +
        bar(128, 22, 76, 20, 10, fade('#5b8d9c', 0.55)) +
        line('M330 60V640a44 44 0 0 1-44 44H60', '#5fa0b3', 6),
      { x: 478, y: 96, turn: 7 },
      [165, 684],
    )
  );
}

function charger(color: string): string {
  const t = tones(color);
  const cable = tones('#f2f0eb');
  const wire = 'M700 610C800 610 850 650 840 716C826 800 640 800 500 796C420 794 330 790 286 800';
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
    path('M384 400L440 336H660C690 336 704 344 712 360L700 420H400Z', across(t.light, t.lit)) +
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
    bar(694, 586, 26, 50, 10, t.deep) +
    line(`${wire}`, fade('#1d1710', 0.25), 22, 'transform="translate(4 12)"') +
    line(wire, cable.dark, 19) +
    line(wire, cable.base, 14) +
    bar(706, 590, 74, 40, 13, down(cable.light, cable.base, cable.dark)) +
    place(
      bar(-86, -24, 96, 48, 15, down(cable.light, cable.base, cable.dark)) +
        bar(-146, -15, 64, 30, 11, down(steel.shine, steel.base, steel.dark)) +
        bar(-150, -7, 14, 14, 5, steel.deep),
      { x: 286, y: 800, turn: -6 },
    )
  );
}

const map =
  path('M0 0H220V452H0Z', '#d9ead8') +
  line('M-10 330L120 260L230 300M60 460L90 270L40 120L70 0M120 260L190 90L230 60', '#ffffff', 20) +
  line('M84 452L92 276L120 262L188 92', '#2f7de0', 14) +
  path('M188 96C160 60 166 34 188 34S216 60 188 96Z', '#e0402f') +
  disc(188, 58, 9, '#ffffff') +
  path('M84 388L62 436L84 424L106 436Z', '#174f9e');

function carHolder(color: string): string {
  const t = tones(color);
  const vent =
    'M120 250C120 220 140 206 170 206H500C530 206 548 220 548 250V520C548 550 530 566 500 566H170C140 566 120 550 120 520Z';
  const plate = (i: number) => {
    const angle = (i * Math.PI) / 3 + 0.5;
    return (
      disc(620 + 66 * Math.cos(angle), 480 + 70 * Math.sin(angle), 21, steel.deep) +
      disc(
        618 + 66 * Math.cos(angle),
        477 + 70 * Math.sin(angle),
        19,
        slant(steel.shine, steel.base, steel.dark),
      )
    );
  };
  return (
    // The air vent of a dashboard with a phone on its holder.
    path(
      'M60 236C60 186 100 166 150 166H560C600 166 620 186 620 226V600C560 640 160 640 60 600Z',
      slant('#5a5d66', '#34363d', '#25272c'),
    ) +
    path(vent, '#15161a') +
    repeat(7, (i) => bar(132, 226 + i * 48, 404, 24, 8, down('#60636c', '#2b2d33'))) +
    bar(250, 596, 90, 56, 20, slant(t.light, t.base, t.dark)) +
    place(phone(0, 0, 236, map), { x: 178, y: 640, turn: -4 }) +
    // The holder by itself: clip, ball joint, head with its magnets.
    shadow(650, 150) +
    path(
      'M592 780C586 700 600 640 640 620H700C742 640 760 700 754 780Z',
      across(rubber.light, rubber.base, rubber.deep),
    ) +
    bar(566, 744, 214, 40, 18, down(t.lit, t.base, t.dark)) +
    disc(668, 616, 50, glow(0.35, 0.3, 0.8, steel.shine, steel.base, steel.deep)) +
    oval(648, 486, 164, 172, slant(t.shade, t.deep)) +
    oval(628, 482, 164, 172, slant(t.light, t.base, t.dark)) +
    oval(622, 480, 128, 135, slant('#3a3c44', '#222329')) +
    oval(622, 480, 128, 135, 'none', `stroke="${t.deep}" stroke-width="5"`) +
    repeat(6, plate) +
    oval(620, 480, 30, 32, slant(t.lit, t.dark)) +
    line('M476 440A164 172 0 0 1 560 326', t.shine, 9)
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
  return (
    oval(500, 764, 260, 60, glow(0.5, 0.5, 0.5, fade('#1d1710', 0.5), fade('#1d1710', 0))) +
    place(
      path(shell, across(t.shade, t.dark, t.deep)) +
        path(top, glow(0.36, 0.3, 0.8, t.light, t.lit, t.base, t.shade)) +
        inside(
          top,
          path('M270 440C360 470 600 470 690 440', 'none', `stroke="${t.dark}" stroke-width="6"`) +
            line('M480 160V455', t.dark, 6) +
            oval(390, 330, 46, 120, fade('#ffffff', 0.35), 'transform="rotate(14 390 330)"'),
        ) +
        bar(452, 232, 56, 150, 28, t.deep) +
        bar(459, 240, 42, 134, 21, across(rubber.base, rubber.light, rubber.deep)) +
        repeat(9, (i) => line(`M464 ${258 + i * 12}h32`, rubber.deep, 4)) +
        bar(460, 410, 40, 22, 11, t.dark) +
        line('M284 400C278 500 296 590 330 650', t.shine, 5, 'opacity="0.7"'),
      { turn: 14, scale: 0.95 },
      [480, 620],
    ) +
    place(dongle, { x: 720, y: 748, turn: -14 })
  );
}
export const mobileAccessories: Record<string, Drawing> = {
  'phone-case-glass-set': {
    whole: phoneCase,
    span: { left: 478, right: 808, cm: 7.6 },
    edges: [180, 880],
    closeUp: { x: 330, y: 300, zoom: 1.5 },
  },
  'usb-c-charger-20w': {
    whole: charger,
    span: { left: 184, right: 710, cm: 7.5 },
    edges: [140, 850],
    closeUp: { x: 290, y: 570, zoom: 1.4 },
  },
  'magnetic-car-phone-holder': {
    whole: carHolder,
    span: { left: 464, right: 792, cm: 5.5 },
    edges: [60, 812],
    closeUp: { x: 622, y: 480, zoom: 1.05 },
  },
  'wireless-mouse': {
    whole: mouse,
    span: { left: 290, right: 690, cm: 6 },
    edges: [270, 850],
    closeUp: { x: 520, y: 330, zoom: 1.5 },
  },
  ...computers,
  'power-bank-20000': {
    whole: powerBank,
    span: { left: 196, right: 496, cm: 7 },
    edges: [196, 806],
    closeUp: { x: 372, y: 240, zoom: 1.5 },
  },
};
