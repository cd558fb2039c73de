import {
  type Drawing,
  fade,
  tones,
  steel,
  rubber,
  brass,
  across,
  slant,
  path,
  line,
  stitches,
  oval,
  disc,
  bar,
  place,
  inside,
  repeat,
  mesh,
  shadow,
} from './kit.ts';
import { smallAccessories } from './bags-small.ts';

/** A zip: tape, teeth and the puller at the end. */
const zip = (d: string, pull: readonly [number, number], t: ReturnType<typeof tones>) =>
  line(d, t.deep, 17) +
  line(d, t.dark, 11) +
  line(d, steel.lit, 5, 'stroke-dasharray="3 8"') +
  bar(pull[0] - 7, pull[1] - 4, 14, 18, 5, steel.base) +
  bar(pull[0] - 6, pull[1] + 12, 12, 40, 6, rubber.base);

function backpack(color: string): string {
  const t = tones(color);
  const body =
    'M246 782C226 782 220 766 220 740L236 380C244 240 330 178 480 178S716 240 724 380L740 740C740 766 734 782 714 782Z';
  const sidePocket = (flip: boolean) =>
    place(
      path('M226 560C186 560 166 580 160 620L156 740C156 764 172 776 200 778L232 780Z', rubber.base) +
        inside(
          'M226 560C186 560 166 580 160 620L156 740C156 764 172 776 200 778L232 780Z',
          mesh([150, 556, 90, 230], 11, rubber.light),
        ) +
        line('M226 562C190 562 170 580 163 614', t.base, 12),
      { flip },
      [480, 780],
    );
  return (
    shadow(480, 310) +
    // Straps behind, then handle.
    line('M300 300C190 330 148 470 178 640', t.deep, 46) +
    line('M660 300C770 330 812 470 782 640', t.deep, 46) +
    line('M420 186C420 96 540 96 540 186', t.deep, 30) +
    line('M420 182C420 92 540 92 540 182', t.dark, 16) +
    sidePocket(false) +
    sidePocket(true) +
    path(body, across(t.lit, t.base, t.base, t.shade, t.dark)) +
    inside(
      body,
      path('M236 380C244 240 330 178 480 178C380 200 300 260 290 400L276 790H210Z', fade(t.light, 0.4)) +
        path('M724 380L740 790H660C690 640 690 420 640 240Z', fade(t.deep, 0.25)),
    ) +
    zip('M268 520L278 400C288 280 360 226 480 226S672 280 682 400L692 520', [684, 440], t) +
    // Middle panel and front pocket.
    path('M306 520L314 410C322 320 384 278 480 278S638 320 646 410L654 520Z', slant(t.lit, t.base)) +
    bar(400, 372, 160, 74, 14, t.deep) +
    bar(412, 384, 136, 50, 8, fade('#ffffff', 0.85)) +
    bar(430, 400, 70, 8, 4, t.base) +
    bar(430, 416, 44, 6, 3, t.light) +
    path(
      'M274 560C274 530 290 516 318 516H642C670 516 686 530 686 560L694 728C694 752 682 764 656 764H304C278 764 266 752 266 728Z',
      slant(t.lit, t.base, t.shade),
    ) +
    path(
      'M266 728L267 712C280 740 680 740 693 712L694 728C694 752 682 764 656 764H304C278 764 266 752 266 728Z',
      fade(t.deep, 0.3),
    ) +
    zip('M292 566C320 548 640 548 668 566', [640, 558], t) +
    stitches('M290 600C320 584 640 584 670 600', t.light, 3) +
    stitches('M322 534H638', t.light, 3) +
    bar(236, 772, 488, 14, 7, t.deep)
  );
}

function handbag(color: string): string {
  const t = tones(color);
  const body = 'M190 400H770L826 740C830 768 816 784 790 784H170C144 784 130 768 134 740Z';
  const gold = brass;
  const ring = (x: number) =>
    line(`M${x - 18} 420a18 20 0 1 0 36 0a18 20 0 1 0 -36 0`, gold.deep, 10) +
    line(`M${x - 18} 418a18 20 0 1 0 36 0a18 20 0 1 0 -36 0`, gold.light, 6);
  return (
    shadow(480, 360) +
    // Shoulder strap behind, far handle.
    line('M182 440C40 520 40 760 130 800C180 820 230 800 260 806', t.deep, 17) +
    line('M180 438C36 516 38 754 128 794', t.shade, 10) +
    line('M350 404C350 200 610 200 610 404', t.deep, 24) +
    path('M190 400L240 366H724L770 400Z', slant(t.shade, t.deep)) +
    path('M770 400L812 374L868 716C872 744 860 764 826 776Z', slant(t.dark, t.deep)) +
    path(body, slant(t.light, t.base, t.base, t.shade, t.dark)) +
    inside(
      body,
      repeat(16, (row) =>
        repeat(26, (i) => oval(140 + i * 28 + (row % 2) * 14, 408 + row * 25, 9, 6, fade(t.deep, 0.1))),
      ) +
        path('M134 740C300 700 660 700 830 740V790H130Z', fade(t.deep, 0.24)) +
        path('M190 400H250L200 790H120Z', fade(t.shine, 0.22)),
    ) +
    stitches('M206 416H754L806 738C808 756 800 764 786 764H174C160 764 152 756 154 738Z', t.light, 3) +
    line('M240 384H724', gold.dark, 9) +
    line('M240 382H724', gold.light, 4, 'stroke-dasharray="4 5"') +
    bar(716, 374, 44, 16, 6, gold.light) +
    // Near handle with its tabs.
    line('M330 470V400C330 170 630 170 630 400V470', t.dark, 30) +
    line('M328 468V398C328 166 628 166 630 398', t.lit, 17) +
    [330, 630]
      .map(
        (x) =>
          bar(x - 26, 436, 52, 116, 22, slant(t.lit, t.dark)) +
          stitches(`M${x - 16} 450V530Q${x} 550 ${x + 16} 530V450`, t.light, 2.6) +
          ring(x),
      )
      .join('') +
    // Clasp.
    bar(424, 520, 112, 66, 14, slant(gold.shine, gold.base, gold.dark)) +
    bar(444, 536, 72, 34, 8, slant(gold.dark, gold.light)) +
    disc(480, 553, 9, gold.deep) +
    [190, 770].map((x) => bar(x - 16, 780, 34, 12, 5, gold.dark)).join('')
  );
}

/** A suitcase on its wheels, its foot at the middle of (480, 780); 360 × 560 with the handle drawn out above. */
function suitcase(color: string): string {
  const t = tones(color);
  const shell =
    'M346 240H614C646 240 664 258 664 290V700C664 730 646 748 614 748H346C314 748 296 730 296 700V290C296 258 314 240 346 240Z';
  const wheel = (x: number) =>
    bar(x - 25, 738, 50, 26, 8, rubber.base) + disc(x, 764, 21, rubber.deep) + disc(x, 764, 9, steel.base);
  return (
    shadow(480, 190) +
    line('M410 240V70M550 240V70', steel.deep, 17) +
    line('M407 240V70M547 240V70', steel.light, 9) +
    bar(386, 46, 188, 38, 17, slant(rubber.light, rubber.base, rubber.deep)) +
    wheel(340) +
    wheel(620) +
    bar(328, 240, 354, 508, 52, t.deep) +
    path(shell, across(t.light, t.lit, t.base, t.base, t.shade)) +
    inside(
      shell,
      repeat(
        7,
        (i) =>
          bar(328 + i * 46, 282, 14, 430, 7, fade(t.deep, 0.36)) +
          bar(324 + i * 46, 282, 8, 430, 4, fade(t.shine, 0.4)),
      ) + path('M296 640H664V750H296Z', fade(t.deep, 0.22)),
    ) +
    line('M352 252H608', t.shine, 5, 'opacity="0.6"') +
    bar(420, 222, 120, 34, 14, rubber.base) +
    bar(432, 230, 96, 10, 5, rubber.light) +
    bar(448, 300, 64, 26, 6, steel.light) +
    repeat(3, (i) => bar(454 + i * 19, 305, 14, 16, 3, '#22252b')) +
    path(
      'M300 690C300 728 316 744 350 744L336 748C310 746 298 726 298 700ZM660 690C660 728 644 744 610 744L624 748C650 746 662 726 662 700Z',
      rubber.base,
    )
  );
}

export const bagsAccessories: Record<string, Drawing> = {
  'pu-handbag': {
    whole: handbag,
    span: { left: 134, right: 826, cm: 31 },
    edges: [46, 872],
    closeUp: { x: 340, y: 480, zoom: 1.7 },
  },
  'school-backpack': {
    whole: backpack,
    span: { left: 156, right: 804, cm: 34 },
    closeUp: { x: 600, y: 560, zoom: 2 },
  },
  'trolley-suitcase-set': {
    whole: (color) =>
      place(suitcase(color), { x: 196, y: -44, scale: 0.9 }, [480, 780]) +
      place(suitcase(color), { x: -30, y: -16, scale: 0.77 }, [480, 780]) +
      place(suitcase(color), { x: -216, y: 10, scale: 0.65 }, [480, 780]),
    span: { left: 510, right: 842, cm: 50 },
    edges: [140, 850],
    closeUp: { x: 680, y: 250, zoom: 1.5 },
  },
  ...smallAccessories,
};
