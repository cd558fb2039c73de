import {
  type Drawing,
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
  shadow,
} from './kit.ts';

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

/** What is put on a phone, or a phone on it. */
export const phoneGoods: Record<string, Drawing> = {
  'phone-case-glass-set': {
    whole: phoneCase,
    span: { left: 478, right: 808, cm: 7.6 },
    edges: [180, 880],
    closeUp: { x: 330, y: 300, zoom: 1.5 },
  },
  'magnetic-car-phone-holder': {
    whole: carHolder,
    span: { left: 464, right: 792, cm: 5.5 },
    edges: [60, 812],
    closeUp: { x: 622, y: 480, zoom: 1.05 },
  },
};
