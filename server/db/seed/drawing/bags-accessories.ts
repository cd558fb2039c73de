import {
  type Drawing,
  fade,
  tones,
  steel,
  rubber,
  across,
  slant,
  path,
  line,
  stitches,
  bar,
  place,
  inside,
  mesh,
  shadow,
} from './kit.ts';

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

export const bagsAccessories: Record<string, Drawing> = {
  'school-backpack': {
    whole: backpack,
    span: { left: 156, right: 804, cm: 30 },
    closeUp: { x: 600, y: 560, zoom: 2 },
  },
};
