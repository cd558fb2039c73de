import {
  type Drawing,
  fade,
  tones,
  steel,
  rubber,
  across,
  down,
  slant,
  path,
  line,
  stitches,
  oval,
  disc,
  bar,
  pair,
  laid,
  inside,
  repeat,
  shadow,
} from './kit.ts';

function highHeel(color: string): string {
  const t = tones(color);
  const nude = tones('#d9b792');
  const upper =
    'M104 764C136 724 220 684 300 640C334 622 356 604 378 588C400 640 474 640 562 556C646 476 724 390 786 318C810 336 826 400 822 470C818 520 806 560 786 592C706 566 640 598 580 650C500 722 430 778 330 780L150 782C118 782 96 776 104 764Z';
  return (
    shadow(300, 200) +
    shadow(778, 44, 782, 0.5) +
    // Lining and insole seen through the opening.
    path(
      'M378 588C420 520 540 470 620 420C690 376 742 330 786 318C730 390 646 476 562 556C474 640 400 640 378 588Z',
      slant(nude.base, nude.light, nude.dark),
    ) +
    // Heel.
    path(
      'M664 590C740 560 800 566 818 500C828 560 806 620 798 700L796 780H770C768 700 744 630 664 590Z',
      across(t.base, t.light, t.base, t.deep),
    ) +
    bar(768, 772, 30, 13, 3, rubber.base) +
    path(upper, slant(t.lit, t.base, t.base, t.dark)) +
    inside(
      upper,
      path('M90 800C260 780 400 740 500 660C600 570 700 520 830 560V800Z', fade(t.deep, 0.4)) +
        // Patent leather: hard lights.
        path('M190 724C250 684 310 656 346 634C340 664 280 704 214 738Z', fade('#ffffff', 0.85)) +
        path('M224 752C270 740 330 720 370 690C350 724 300 748 236 762Z', fade(t.shine, 0.35)) +
        path(
          'M600 560C680 490 740 420 780 366C792 420 760 470 700 508C660 534 626 556 600 582Z',
          fade('#ffffff', 0.5),
        ) +
        path('M790 352C806 390 812 440 804 500C796 450 790 400 776 370Z', fade('#ffffff', 0.6)),
    ) +
    line('M378 588C400 640 474 640 562 556C646 476 724 390 786 318', t.dark, 5) +
    line('M150 785C250 786 320 786 342 782C434 778 504 724 584 654C644 602 706 572 782 594', '#241a18', 8)
  );
}

function sandal(color: string): string {
  const t = tones(color);
  const cork = tones('#b98a5a');
  const buckle = (x: number, y: number) =>
    bar(x - 17, y - 25, 34, 50, 8, steel.dark) +
    bar(x - 15, y - 27, 32, 50, 8, steel.light) +
    bar(x - 7, y - 17, 16, 30, 4, t.base) +
    bar(x - 4, y - 5, 26, 7, 3, steel.base);
  return (
    shadow(240, 150) +
    shadow(735, 84, 782, 0.7) +
    // Far parts of the straps.
    path('M430 330C500 296 700 290 772 330L780 360C700 330 520 330 444 366Z', t.deep) +
    path('M260 742C270 660 360 590 470 590L520 640L440 744Z', t.deep) +
    // Insole, sole and heel.
    path('M654 656C700 630 770 630 812 636L798 782H672Z', across(cork.light, cork.base, cork.dark)) +
    repeat(4, (i) => line(`M${664 + i * 3} ${690 + i * 26}H${804 - i * 4}`, fade(cork.deep, 0.5), 3)) +
    path(
      'M104 744C130 716 260 734 340 734C460 734 560 630 680 594C740 580 800 584 814 600L814 640C760 634 700 640 660 664C580 712 480 786 350 788C260 790 130 786 104 764Z',
      down(cork.light, cork.base, cork.dark),
    ) +
    path(
      'M104 744C130 716 260 734 340 734C460 734 560 630 680 594C740 580 800 584 814 600C790 606 720 606 676 624C580 664 470 760 350 758C250 758 130 770 104 744Z',
      slant(t.lit, t.base, t.dark),
    ) +
    // Toe bands.
    path(
      'M166 742C180 640 280 556 376 552C420 580 436 600 440 622C376 640 344 690 336 758C280 766 210 758 166 742Z',
      slant(t.light, t.base, t.shade),
    ) +
    stitches('M182 736C198 646 288 574 376 566M322 752C332 684 366 636 428 620', t.shine, 3) +
    path(
      'M306 756C326 650 420 560 520 560L560 596C480 620 430 670 410 742C380 756 340 762 306 756Z',
      slant(t.lit, t.base, t.dark),
    ) +
    stitches('M322 750C342 656 428 578 518 572M396 740C416 668 470 616 544 596', t.shine, 3) +
    // Heel counter and ankle strap.
    path(
      'M668 606C664 540 710 470 742 360L786 340C806 430 824 540 814 606C780 598 720 594 668 606Z',
      slant(t.lit, t.base, t.dark),
    ) +
    stitches('M684 596C684 540 724 470 752 372M800 594C806 530 794 440 780 366', t.shine, 3) +
    path(
      'M426 330C470 400 640 420 776 366L784 412C640 464 460 446 416 364Z',
      slant(t.light, t.base, t.dark),
    ) +
    stitches('M428 348C480 406 640 426 776 380M428 368C480 430 640 450 780 402', t.shine, 2.4) +
    buckle(560, 418) +
    repeat(3, (i) => disc(620 + i * 36, 420 - i * 6, 5, t.deep))
  );
}

function balletFlat(color: string): string {
  const t = tones(color);
  const lining = tones('#e3cdb2');
  const upper =
    'M116 726C112 668 176 622 262 612C306 608 336 610 356 622C420 712 640 712 764 580C788 566 812 572 820 604C838 660 842 716 832 766H160C130 766 118 748 116 726Z';
  return (
    shadow(478, 356) +
    path(
      'M350 622C440 556 680 536 800 574C760 640 640 712 520 700C430 690 380 660 350 622Z',
      slant(lining.light, lining.base, lining.dark),
    ) +
    path(
      'M420 662C520 600 680 580 780 590C740 640 640 706 520 700C480 694 444 680 420 662Z',
      fade(lining.deep, 0.22),
    ) +
    path(upper, slant(t.light, t.base, t.base, t.shade)) +
    inside(
      upper,
      path('M100 780C220 720 420 760 560 748C690 736 800 700 850 600V790H100Z', fade(t.deep, 0.3)) +
        path('M150 694C180 652 240 634 300 632C250 650 210 672 180 712Z', fade(t.shine, 0.42)) +
        path('M742 600C764 660 752 720 758 780H860V560Z', fade(t.deep, 0.22)),
    ) +
    line('M356 622C420 712 640 712 764 580C788 566 812 572 820 604', t.dark, 12) +
    line('M356 618C420 708 640 708 762 577', t.lit, 4) +
    stitches('M748 606C766 660 754 716 760 758', t.light, 2.6) +
    // Bow.
    path('M340 616C300 570 250 560 232 584C220 614 260 646 336 634Z', slant(t.light, t.shade)) +
    path('M350 614C370 560 420 540 446 560C458 590 430 624 356 634Z', slant(t.lit, t.dark)) +
    path('M336 630L296 690L326 686L352 640ZM350 634L390 690L362 692L342 640Z', t.shade) +
    bar(326, 602, 38, 42, 14, slant(t.lit, t.dark)) +
    path(
      'M120 750C160 766 500 768 836 752L834 776C834 784 826 786 816 786H160C134 784 118 770 120 750Z',
      '#2a211d',
    ) +
    bar(700, 772, 132, 14, 4, '#17110e')
  );
}

function tallBoot(color: string): string {
  const t = tones(color);
  const upper =
    'M520 122C590 104 720 104 776 124C784 250 752 390 766 510C774 580 790 620 784 690C740 676 700 690 660 712C600 744 560 750 480 752L220 756C180 752 170 726 184 696C206 650 306 616 384 574C474 524 524 464 528 374C530 294 514 214 520 122Z';
  return (
    shadow(330, 190) +
    shadow(735, 76, 782, 0.6) +
    oval(648, 124, 128, 24, t.deep) +
    path('M662 712C700 690 750 680 788 690L776 782H680Z', across(rubber.light, rubber.base, rubber.deep)) +
    path(upper, across(t.base, t.lit, t.light, t.base, t.shade, t.dark)) +
    inside(
      upper,
      path('M170 770C300 720 460 740 560 700C640 660 720 640 800 640V770Z', fade(t.deep, 0.34)) +
        path('M204 706C240 664 320 640 372 622C330 660 270 690 226 722Z', fade(t.shine, 0.5)) +
        path(
          'M548 130C546 240 556 330 552 420C540 480 520 520 500 540C540 460 530 300 530 130Z',
          fade(t.shine, 0.35),
        ) +
        path(
          'M500 552C580 560 660 590 780 560C700 612 600 600 500 552ZM520 500C600 520 700 530 770 500C700 548 600 548 520 500Z',
          fade(t.deep, 0.25),
        ),
    ) +
    // Cuff and side zip.
    path(
      'M520 122A128 24 0 0 0 776 124L778 170A128 26 0 0 1 520 168Z',
      across(t.lit, t.light, t.shade, t.dark),
    ) +
    stitches('M522 158A128 26 0 0 0 776 160', t.shine, 2.6) +
    line('M664 176C668 330 640 470 656 690', t.deep, 18) +
    line('M664 176C668 330 640 470 656 690', steel.base, 8, 'stroke-dasharray="3 6"') +
    bar(656, 190, 16, 18, 5, steel.light) +
    bar(658, 204, 12, 42, 5, steel.base) +
    line('M386 576C420 620 470 640 500 750', t.dark, 4) +
    stitches('M398 570C432 616 484 640 514 748', t.light, 2.6) +
    path(
      'M176 724C172 744 190 756 220 758L480 754C560 752 610 744 664 714L676 736C620 770 560 784 480 786H220C180 784 166 752 176 724Z',
      rubber.base,
    ) +
    repeat(9, (i) => line(`M${220 + i * 36} 768l8 16`, rubber.deep, 6))
  );
}

/** Shoes for women: heels, sandals, flats, boots. */
export const womensFootwear: Record<string, Drawing> = {
  'patent-high-heels': {
    whole: (color) => pair(highHeel(color)),
    span: { left: 56, right: 780, cm: 24 },
    edges: [56, 920],
    closeUp: { x: 300, y: 690, zoom: 1.5 },
  },
  'leather-look-sandals': {
    whole: (color) => pair(sandal(color), [60, -56]),
    span: { left: 58, right: 772, cm: 25 },
    edges: [58, 910],
    closeUp: { x: 570, y: 430, zoom: 1.8 },
  },
  'ballet-flats': {
    whole: (color) => pair(laid(balletFlat(color), { squash: 0.84, skew: 0 }), [66, -100]),
    span: { left: 70, right: 792, cm: 25 },
    edges: [70, 920],
    closeUp: { x: 300, y: 660, zoom: 1.6 },
  },
  'womens-pu-boots': {
    whole: (color) => pair(tallBoot(color), [90, -56]),
    span: { left: 126, right: 742, cm: 26 },
    edges: [126, 880],
    closeUp: { x: 640, y: 220, zoom: 1.8 },
  },
};
