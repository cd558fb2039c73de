import {
  type Drawing,
  fade,
  tones,
  steel,
  rubber,
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
  repeat,
  shadow,
} from './kit.ts';

/** Rows of keys with their widths in units; a negative number is a gap. */
const rows: readonly (readonly number[])[] = [
  [1, -1, 1, 1, 1, 1, -0.5, 1, 1, 1, 1, -0.5, 1, 1, 1, 1, -0.3, 1, 1, 1, -0.3, 1, 1, 1, 1],
  [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, -0.3, 1, 1, 1, -0.3, 1, 1, 1, 1],
  [1.5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1.5, -0.3, 1, 1, 1, -0.3, 1, 1, 1, 1],
  [1.75, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2.25, -3.6, 1, 1, 1, 1],
  [2.25, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2.75, -1.3, 1, -1.3, 1, 1, 1, 1],
  [1.25, 1.25, 1.25, 6.25, 1.25, 1.25, 1.25, 1.25, -0.3, 1, 1, 1, -0.3, 2, 1, 1],
];

function keyboard(color: string): string {
  const t = tones(color);
  const unit = 35.6;
  const keys = rows.map((row, r) => {
    let left = 72;
    return row.map((width) => {
      const x = left;
      left += Math.abs(width) * unit;
      if (width < 0) return '';
      const [w, y] = [width * unit - 5, 430 + r * 46 + (r > 0 ? 12 : 0)];
      return (
        bar(x, y + 6, w, 38, 6, t.deep) +
        bar(x, y, w, 38, 6, t.lit) +
        bar(x + 4, y + 2, w - 8, 28, 5, t.light) +
        bar(x + 9, y + 8, Math.min(9, w / 3), 9, 2, fade(t.deep, 0.7))
      );
    });
  });
  const body = laid(
    path(
      'M70 380H870a26 26 0 0 1 26 26V744a26 26 0 0 1-26 26H70a26 26 0 0 1-26-26V406a26 26 0 0 1 26-26Z',
      t.deep,
      'transform="translate(0 34)"',
    ) +
      path(
        'M70 380H870a26 26 0 0 1 26 26V744a26 26 0 0 1-26 26H70a26 26 0 0 1-26-26V406a26 26 0 0 1 26-26Z',
        slant(t.lit, t.base, t.shade),
      ) +
      bar(62, 420, 828, 322, 8, t.dark) +
      keys.flat().join('') +
      repeat(3, (i) => disc(796 + i * 30, 402, 6, '#7fe07a')),
    { squash: 0.62, skew: 0.26, foot: 804 },
  );
  const whole =
    oval(500, 748, 470, 70, glow(0.5, 0.5, 0.5, fade('#1d1710', 0.5), fade('#1d1710', 0))) +
    line(
      'M560 540C560 450 640 470 690 430C760 380 650 350 600 380C540 414 600 470 700 400',
      fade('#1d1710', 0.2),
      15,
      'transform="translate(6 10)"',
    ) +
    line(
      'M560 540C560 450 640 470 690 430C760 380 650 350 600 380C540 414 600 470 700 400',
      rubber.base,
      13,
    ) +
    place(
      bar(0, -17, 70, 34, 8, rubber.base) +
        bar(66, -13, 52, 26, 3, down(steel.shine, steel.base, steel.dark)) +
        bar(80, -7, 10, 7, 1, steel.deep),
      { x: 694, y: 404, turn: -32 },
    ) +
    place(body, { y: 12 });
  return place(whole, { scale: 0.92 }, [480, 780]);
}

const desktop =
  path('M226 196H734V516H226Z', slant('#2f8f83', '#12544f', '#0c3440')) +
  path('M226 430C330 360 420 470 520 400C600 346 680 400 734 360V516H226Z', fade('#e2a23b', 0.5)) +
  path('M226 470C340 420 440 500 560 450C640 420 700 450 734 430V516H226Z', fade('#0a3040', 0.7)) +
  bar(300, 240, 250, 176, 8, '#f7f8f6') +
  bar(300, 240, 250, 24, 8, '#d9dedb') +
  repeat(3, (i) => disc(314 + i * 16, 252, 5, ['#e0503f', '#e2b03b', '#3ba564'][i]!)) +
  repeat(5, (i) =>
    bar(
      322 + i * 44,
      390 - [60, 40, 84, 66, 104][i]!,
      28,
      [60, 40, 84, 66, 104][i]!,
      3,
      i === 4 ? '#e2a23b' : '#0f5b47',
    ),
  ) +
  bar(226, 494, 508, 22, 0, fade('#0b1a20', 0.7)) +
  repeat(6, (i) =>
    bar(396 + i * 30, 498, 15, 14, 3, ['#4a8cf0', '#e2a23b', '#3ba564', '#e0503f', '#b39ae8', '#f4f4f2'][i]!),
  );

function laptop(color: string): string {
  const t = tones(color);
  return (
    shadow(480, 400, 770) +
    // Lid.
    bar(190, 164, 580, 404, 22, slant(t.light, t.base, t.dark)) +
    bar(196, 170, 568, 394, 18, '#15171b') +
    desktop +
    path('M226 196H470L330 516H226Z', fade('#ffffff', 0.1)) +
    disc(480, 183, 4, '#3a4048') +
    bar(250, 560, 460, 18, 6, t.deep) +
    // Deck with keys and pad.
    path('M196 572H764L868 748H92Z', slant(t.light, t.lit, t.base)) +
    path('M226 586H734L790 676H170Z', t.dark) +
    repeat(5, (row) => {
      const [y, inset] = [589 + row * 17.4, row * 10.8];
      const [left, width] = [231 - inset, (498 + 2 * inset) / 14];
      if (row === 4)
        return (
          [0, 1, 2, 3, 9, 10, 11, 12, 13]
            .map((i) => bar(left + i * width, y, width - 4, 14, 3, '#23262b'))
            .join('') + bar(left + 4 * width, y, width * 5 - 4, 14, 3, '#23262b')
        );
      return repeat(14, (i) => bar(left + i * width, y, width - 4, 13.5, 3, '#23262b'));
    }) +
    path('M394 690H566L578 738H382Z', slant(t.lit, t.shade), `stroke="${t.dark}" stroke-width="3"`) +
    path(
      'M92 748H868V762C868 774 858 780 846 780H114C102 780 92 774 92 762Z',
      down(t.light, t.shade, t.deep),
    ) +
    path('M420 748H540C538 758 530 760 520 760H440C430 760 422 758 420 748Z', t.deep)
  );
}

/** Keyboard and computer. */
export const computers: Record<string, Drawing> = {
  'usb-keyboard-azerty-qwerty': {
    whole: keyboard,
    span: { left: 44, right: 896, cm: 44.5 },
    edges: [20, 960],
    closeUp: { x: 380, y: 640, zoom: 1.9 },
  },
  'refurbished-laptop-14': {
    whole: laptop,
    span: { left: 92, right: 868, cm: 32.5 },
    closeUp: { x: 480, y: 680, zoom: 1.4 },
  },
};
