import {
  type Drawing,
  fade,
  tones,
  rubber,
  down,
  slant,
  path,
  line,
  stitches,
  oval,
  bar,
  place,
  inside,
  repeat,
  mesh,
  shadow,
} from './kit.ts';

/** The second shoe of a pair stands behind, a step to the right. */
const pair = (shoe: string, x = 66, y = -70) =>
  place(shoe, { x, y, scale: 0.95 }, [480, 780]) + place(shoe, { x: -46, y: 0 });

/** Laces across the instep: each from its eyelet down to the other side. */
const laces = (points: readonly (readonly [number, number, number, number])[], color: string, width = 13) => {
  const t = tones(color);
  return points
    .map(
      ([x1, y1, x2, y2]) =>
        line(`M${x1} ${y1 + 4}L${x2} ${y2 + 4}`, t.dark, width) +
        line(`M${x1} ${y1}L${x2} ${y2}`, t.base, width - 2),
    )
    .join('');
};

function runningShoe(color: string): string {
  const t = tones(color);
  const foam = tones('#f3f1ec');
  const upper =
    'M136 690C132 650 168 620 232 598C312 570 372 520 424 456C444 432 470 416 500 408C520 402 532 412 536 430C552 480 590 510 640 508C690 506 726 468 764 418C778 400 806 402 812 424C818 452 806 496 812 548C820 596 836 626 838 672L820 716H190Z';
  const vamp = 'M130 720C140 668 172 630 236 600C316 570 372 526 424 456L560 600C470 640 430 690 412 730Z';
  const sole =
    'M116 664C132 690 160 700 210 700C330 702 430 708 540 704C660 700 760 680 840 626C858 664 862 716 852 752C848 768 838 774 822 774L690 772C620 762 560 762 500 772L250 776C170 776 118 730 116 664Z';
  return (
    shadow(490, 350) +
    // Rubber pads and foam, with the toe raised from the ground.
    path(
      'M120 690C128 748 180 786 252 786H496L520 764H226ZM676 786H826C844 786 852 776 854 756L700 762Z',
      rubber.base,
    ) +
    path(sole, down(foam.shine, foam.base, foam.base, foam.dark)) +
    inside(
      sole,
      path('M360 790C500 716 660 720 880 650V730C720 760 600 740 480 790Z', fade(t.base, 0.9)) +
        line('M130 716C240 746 380 738 520 730', foam.dark, 4) +
        repeat(6, (i) => line(`M${690 + i * 26} ${712 - i * 9}l8 24`, foam.shine, 5)),
    ) +
    // Tongue and lining behind the opening.
    path('M430 462C440 404 470 362 520 350C546 344 558 364 554 400L600 540L470 560Z', slant(t.lit, t.shade)) +
    bar(492, 366, 40, 26, 5, foam.base, 'transform="rotate(-12 512 380)"') +
    path('M520 424C560 510 620 540 680 500C720 470 748 430 770 414C740 398 640 416 520 424Z', t.deep) +
    path(upper, slant(t.light, t.base, t.base, t.shade)) +
    inside(
      upper,
      inside(vamp, mesh([130, 440, 450, 290], 12, fade(t.deep, 0.4))) +
        path('M120 690C220 680 420 692 560 686C680 680 776 650 850 590V730H120Z', fade(t.deep, 0.28)) +
        oval(250, 626, 84, 18, fade(t.shine, 0.26), 'transform="rotate(-22 250 626)"') +
        // Welded films: toe guard, side, heel.
        path('M110 720C120 650 150 636 178 618C166 668 200 686 310 700V724Z', t.dark) +
        path('M560 716C600 640 656 556 740 490L830 450L850 650C760 690 660 704 560 716Z', t.shade) +
        path('M424 704C500 604 590 556 690 552C600 592 546 640 516 708Z', foam.base) +
        path('M548 704C584 636 640 584 730 558C664 612 634 652 622 700Z', foam.base) +
        path('M806 400C806 480 796 560 812 720H870V400Z', t.dark),
    ) +
    // Eyelet stay and heel tab.
    path(
      'M400 490C436 452 472 428 506 416L556 468C526 500 504 540 498 590C450 588 416 552 400 490Z',
      t.dark,
    ) +
    path('M752 434C776 396 812 398 814 424C816 448 804 500 810 552C778 540 760 500 752 434Z', t.dark) +
    stitches('M764 450C772 494 788 524 806 536', t.light, 2.5) +
    line('M538 430C556 484 596 514 642 510C690 506 726 466 762 418', t.lit, 10) +
    laces(
      [
        [410, 502, 480, 566],
        [430, 476, 502, 536],
        [454, 454, 524, 508],
        [480, 434, 544, 482],
      ],
      '#f3f1ec',
    ) +
    line('M800 406C828 392 832 438 808 444', t.deep, 9)
  );
}

export const footwear: Record<string, Drawing> = {
  'mesh-running-shoes': {
    whole: (color) => pair(runningShoe(color)),
    span: { left: 70, right: 810, cm: 30 },
    edges: [70, 930],
    closeUp: { x: 410, y: 560, zoom: 1.7 },
  },
};
