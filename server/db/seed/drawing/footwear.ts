import {
  type Drawing,
  mix,
  fade,
  tones,
  rubber,
  brass,
  down,
  slant,
  path,
  line,
  stitches,
  oval,
  disc,
  bar,
  place,
  pair,
  laid,
  inside,
  repeat,
  mesh,
  shadow,
} from './kit.ts';
import { womensFootwear } from './footwear-women.ts';

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
    'M122 682C138 696 164 702 210 702C330 702 430 708 540 704C660 700 760 680 840 626C858 664 862 716 852 752C848 768 838 774 822 774L690 772C620 762 560 762 500 772L250 776C176 776 122 738 122 682Z';
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

function workBoot(color: string): string {
  const t = tones(color);
  const upper =
    'M136 714C124 640 150 580 226 562C290 550 346 556 392 510C444 462 458 380 466 290C468 262 488 246 520 242L716 232C762 230 792 248 792 290C792 400 802 520 826 616L832 716Z';
  return (
    shadow(486, 362) +
    // The far side of the collar and the tongue.
    path(
      'M466 286C470 210 500 168 552 166L700 210C740 226 760 240 770 256L520 300Z',
      slant(t.shade, t.deep),
    ) +
    path('M440 330C440 220 470 160 540 158C566 160 572 176 566 200L520 420Z', slant(t.lit, t.shade)) +
    path(upper, slant(t.light, t.base, t.base, t.shade)) +
    inside(
      upper,
      path('M120 720C220 690 420 700 560 690C680 684 780 660 840 600V730H120Z', fade(t.deep, 0.3)) +
        path('M120 720C110 600 180 540 300 552C346 592 352 650 340 724Z', slant(t.light, t.base, t.shade)) +
        oval(232, 606, 70, 22, fade(t.shine, 0.4), 'transform="rotate(-20 232 606)"') +
        path('M566 716C556 600 640 520 700 500C690 420 700 340 800 300L850 640V716Z', t.shade) +
        path('M392 510C430 560 520 560 560 716H600C580 600 560 520 470 440Z', fade(t.deep, 0.18)),
    ) +
    line('M300 552C346 592 352 650 340 716', t.dark, 5) +
    stitches('M314 556C360 596 366 650 354 714', t.light, 3) +
    stitches('M578 712C570 606 650 532 712 510C702 430 712 350 786 312', t.light, 3) +
    // Padded collar with a pull tab.
    path(
      'M610 250C640 216 760 204 786 246C800 280 796 330 792 360C740 350 640 320 610 250Z',
      slant(rubber.light, rubber.base, rubber.deep),
    ) +
    line('M640 282C690 322 740 336 790 340M680 236C710 282 750 306 792 306', rubber.deep, 4) +
    line('M776 236C800 190 830 214 806 280', t.dark, 13) +
    // Eyelet stay with hooks.
    path(
      'M392 510C440 462 458 380 468 276C500 268 530 276 540 300C540 400 510 500 452 566C424 556 404 536 392 510Z',
      t.shade,
    ) +
    stitches('M530 310C528 400 500 490 446 552', t.light, 3) +
    laces(
      [
        [392, 486, 458, 540],
        [418, 450, 484, 500],
        [438, 410, 504, 454],
        [450, 366, 518, 404],
        [458, 322, 526, 352],
        [466, 280, 530, 304],
      ],
      '#e0b040',
      12,
    ) +
    [
      [458, 540],
      [484, 500],
      [504, 454],
      [518, 404],
      [526, 352],
      [530, 304],
    ]
      .map(([x, y]) => disc(x!, y! + 2, 9, brass.dark) + disc(x!, y!, 7, brass.light))
      .join('') +
    // Sole with deep treads.
    path(
      'M116 704C114 690 126 684 150 690C380 706 600 700 838 676C852 700 856 736 850 770L836 786H780L770 770H730L720 786H660L646 764C600 744 560 744 520 764L506 786H452L442 770H402L392 786H334L324 770H284L274 786H216L206 768C150 764 120 740 116 704Z',
      down(rubber.light, rubber.base, rubber.deep),
    ) +
    path(
      'M116 704C114 690 126 684 150 690C380 706 600 700 838 676L846 700C600 726 380 730 130 720Z',
      fade('#c8a15a', 0.85),
    )
  );
}

function oxford(color: string): string {
  const t = tones(color);
  const upper =
    'M118 712C112 676 150 640 232 622C316 602 384 560 440 496C470 464 520 444 566 446C606 500 690 496 764 436C792 424 810 438 814 466C820 540 838 620 840 690L836 730H140Z';
  return (
    shadow(486, 360) +
    path(
      'M566 446C600 420 720 404 786 428C760 456 700 494 640 494C604 490 580 470 566 446Z',
      tones('#c99b6a').dark,
    ) +
    path('M440 500C440 440 470 400 530 388C560 390 566 410 560 450L540 540Z', slant(t.lit, t.dark)) +
    path(upper, slant(t.lit, t.base, t.base, t.dark)) +
    inside(
      upper,
      path('M110 740C220 700 420 716 560 708C690 700 800 670 850 590V750H110Z', fade(t.deep, 0.45)) +
        path('M110 740C100 640 200 610 306 598C352 634 352 690 332 740Z', slant(t.light, t.base, t.dark)) +
        // Polish: narrow highlights along the toe and the quarter.
        path('M170 664C210 634 260 624 296 622C250 640 214 656 186 688Z', fade(t.shine, 0.75)) +
        path('M640 534C700 520 750 490 786 460C776 520 720 560 650 568Z', fade(t.shine, 0.3)) +
        path('M430 480C420 580 480 640 500 750H860V400L600 430Z', fade(t.deep, 0.16)) +
        path('M740 470C760 560 740 660 750 740H860V420Z', fade(t.deep, 0.35)),
    ) +
    line('M306 598C352 634 352 690 336 722', t.deep, 5) +
    line('M318 596C366 634 366 690 350 722', t.dark, 3, 'stroke-dasharray="0.1 11"') +
    stitches('M328 594C378 634 380 690 364 722', t.light, 2.4) +
    line('M436 504C432 590 476 650 492 724', t.deep, 5) +
    stitches('M450 500C446 590 490 650 506 722', t.light, 2.4) +
    stitches('M748 446C764 560 744 640 752 720', t.light, 2.4) +
    line('M566 446C606 500 690 496 764 436', t.light, 7) +
    path(
      'M440 496C474 462 516 446 552 446L590 492C556 512 530 548 520 584C476 576 448 540 440 496Z',
      fade(t.deep, 0.35),
    ) +
    laces(
      [
        [452, 506, 506, 562],
        [474, 484, 528, 534],
        [500, 466, 552, 510],
        [526, 452, 576, 490],
      ],
      mix(t.deep, '#000000', 0.2),
      9,
    ) +
    // Welt, sole and heel.
    path(
      'M112 714C150 730 400 734 560 726C680 718 780 704 846 680L850 716C800 742 700 752 620 752L560 764C420 778 240 780 170 764C130 752 108 734 112 714Z',
      down('#4a3424', '#21170f'),
    ) +
    stitches('M126 726C250 742 420 742 560 734C680 726 780 714 842 694', '#d6b183', 2.6) +
    path('M628 750C720 750 800 736 850 714L846 784H636Z', down('#3a2a1e', '#140d08'))
  );
}

function flipFlop(color: string, side: 1 | -1): string {
  const t = tones(color);
  const bed =
    'M330 150C400 132 452 190 450 290C448 360 424 420 428 500C432 590 448 640 440 720C434 772 396 800 344 800S250 772 244 720C236 640 262 590 258 500C254 420 216 360 220 280C224 200 268 164 330 150Z';
  const sole =
    place(path(bed, t.deep), { x: -14 * side, y: 46 }) +
    place(path(bed, '#f4f1ea'), { x: -9 * side, y: 30 }) +
    place(path(bed, t.dark), { x: -4 * side, y: 14 });
  const strap = tones(mix(color, '#000000', 0.28));
  const band =
    'M334 270C390 330 440 420 446 556C430 572 414 572 404 560C390 460 366 390 334 330C302 390 278 460 264 560C254 572 238 572 230 556C232 420 282 330 334 270Z';
  return (
    place(path(bed, fade('#1d1710', 0.22)), { x: 20 * side, y: 64 }) +
    sole +
    path(bed, slant(t.light, t.base, t.base, t.shade)) +
    inside(
      bed,
      repeat(15, (row) =>
        repeat(7, (i) => oval(228 + i * 36 + (row % 2) * 18, 180 + row * 44, 8, 5, fade(t.deep, 0.24))),
      ),
    ) +
    place(path(band, fade('#1d1710', 0.28)), { x: 10, y: 16 }) +
    path(band, slant(strap.light, strap.base, strap.dark)) +
    line('M334 282C290 340 250 420 242 540', fade(strap.shine, 0.7), 5) +
    oval(334, 282, 17, 22, strap.dark) +
    oval(332, 276, 13, 15, strap.light)
  );
}

export const footwear: Record<string, Drawing> = {
  'mesh-running-shoes': {
    whole: (color) => pair(laid(runningShoe(color), { squash: 0.92, skew: 0 })),
    span: { left: 70, right: 810, cm: 30 },
    edges: [70, 930],
    closeUp: { x: 410, y: 560, zoom: 1.7 },
  },
  'steel-toe-work-boots': {
    whole: (color) => pair(workBoot(color)),
    span: { left: 70, right: 810, cm: 31 },
    edges: [70, 930],
    closeUp: { x: 480, y: 430, zoom: 1.5 },
  },
  'mens-leather-oxfords': {
    whole: (color) => pair(laid(oxford(color), { squash: 0.82, skew: 0 })),
    span: { left: 66, right: 804, cm: 30 },
    edges: [66, 930],
    closeUp: { x: 440, y: 600, zoom: 1.4 },
  },
  'eva-flip-flops': {
    whole: (color) =>
      laid(
        place(flipFlop(color, 1), { x: -40, turn: -3 }, [334, 480]) +
          place(
            place(flipFlop(color, -1), { flip: true }, [480, 480]),
            { x: 40, y: -40, turn: 3 },
            [626, 480],
          ),
        { squash: 0.62, skew: 0.5, foot: 800 },
      ),
    span: { left: 165, right: 385, cm: 11 },
    edges: [140, 900],
    closeUp: { x: 394, y: 470, zoom: 1.6 },
  },
  ...womensFootwear,
};
