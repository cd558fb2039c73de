import {
  type Drawing,
  fade,
  tones,
  across,
  down,
  slant,
  path,
  line,
  disc,
  bar,
  place,
  inside,
  repeat,
  shadow,
} from './kit.ts';
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

export const mobileAccessories: Record<string, Drawing> = {
  'power-bank-20000': {
    whole: powerBank,
    span: { left: 196, right: 496, cm: 7 },
    edges: [196, 806],
    closeUp: { x: 372, y: 240, zoom: 1.5 },
  },
};
