import {
  type Drawing,
  fade,
  lightness,
  tones,
  across,
  down,
  slant,
  path,
  line,
  stitches,
  oval,
  disc,
  bar,
  place,
  laid,
  inside,
  repeat,
} from './kit.ts';
import { hanger, hungShadow } from './garment.ts';
import { basics } from './clothing-basics.ts';

function trenchCoat(color: string): string {
  const t = tones(color);
  const body =
    'M366 196L480 236L594 196C640 206 672 226 684 262L664 470L722 776C600 804 360 804 238 776L296 470L276 262C288 226 320 206 366 196Z';
  const sleeve = (flip: boolean) =>
    place(
      path(
        'M340 204C280 220 250 256 238 330L190 640C200 656 250 664 272 654L316 420L330 300Z',
        slant(flip ? t.base : t.light, flip ? t.dark : t.base, t.dark),
      ) +
        path('M196 604L192 634C206 650 250 656 270 648L276 616C250 622 214 618 196 604Z', t.shade) +
        bar(236, 610, 26, 22, 4, t.deep),
      { flip },
      [480, 0],
    );
  const button = (x: number, y: number) =>
    disc(x + 2, y + 3, 12, t.deep) +
    disc(x, y, 12, slant('#6b4a2c', '#3d2817')) +
    disc(x - 3, y - 3, 3, '#c9a57c');
  return (
    hungShadow(230) +
    hanger(176, 170) +
    path('M400 196C420 168 540 168 560 196L540 300H420Z', t.deep) +
    sleeve(false) +
    sleeve(true) +
    path(body, across(t.lit, t.base, t.lit, t.base, t.shade)) +
    inside(
      body,
      path('M300 510L270 800H330C340 700 336 600 330 520Z', fade(t.deep, 0.2)) +
        path('M640 500L690 800H620C622 700 626 600 620 520Z', fade(t.deep, 0.3)) +
        path('M520 240L532 800H720V240Z', fade(t.deep, 0.13)) +
        path('M420 530C410 640 404 720 400 800H430C436 700 440 620 440 530Z', fade(t.light, 0.4)),
    ) +
    line('M532 330L538 786', t.dark, 5) +
    // Storm flap, collar and lapels.
    path(
      'M540 224L640 216C676 230 684 262 680 300L668 372C620 384 570 372 548 350Z',
      slant(t.base, t.shade),
    ) +
    line('M548 350C572 374 620 386 668 372', t.dark, 4) +
    path('M400 200L350 236L420 300L396 318L532 416L480 240Z', slant(t.light, t.base)) +
    path('M560 200L610 236L548 296L570 316L532 416L480 240Z', slant(t.base, t.shade)) +
    path(
      'M398 190C384 206 366 220 352 240L430 292L480 246L530 292L608 240C594 220 576 206 562 190C540 226 508 240 480 244C452 240 420 226 398 190Z',
      slant(t.lit, t.base, t.shade),
    ) +
    line('M352 240L430 292L480 246L530 292L608 240', t.dark, 4) +
    // Belt with buckle.
    path('M292 478C380 496 580 496 668 478L674 526C580 546 380 546 286 526Z', down(t.lit, t.shade)) +
    stitches('M290 488C380 506 580 506 669 488M287 517C380 536 580 536 673 517', t.dark, 2.4) +
    bar(500, 474, 78, 72, 10, '#4b3524') +
    bar(514, 488, 50, 44, 5, t.base) +
    bar(532, 482, 9, 56, 4, '#8a6a45') +
    path('M600 500L650 496L640 640L606 628Z', slant(t.lit, t.shade)) +
    // Pockets and buttons.
    path('M338 590L362 584L388 682L364 690Z', t.shade) +
    path('M622 664L606 584L630 590L650 664Z', t.dark) +
    [420, 570, 660].map((y) => button(452, y) + button(y === 420 ? 600 : 584, y)).join('')
  );
}

function dress(color: string): string {
  const t = tones(color);
  const [cream, sun] = ['#fff1d6', lightness(t.base) > 0.55 ? '#c9452c' : '#f6c445'];
  const body =
    'M392 196C400 250 392 300 366 336C390 372 400 400 402 436C380 560 320 660 254 764C400 812 560 812 706 764C640 660 580 560 558 436C560 400 570 372 594 336C568 300 560 250 568 196L532 190C528 250 510 280 480 282S432 250 428 190Z';
  const flower = (x: number, y: number, size: number) =>
    place(repeat(5, (i) => place(oval(0, -13, 8, 12, cream), { turn: i * 72 })) + disc(0, 0, 7, sun), {
      x,
      y,
      scale: size,
    });
  const leaf = (x: number, y: number, turn: number) =>
    place(path('M0 -20C12 -8 12 8 0 20C-12 8 -12 -8 0 -20Z', t.dark), { x, y, turn });
  const spots = repeat(13, (row) =>
    repeat(9, (i) => {
      const [x, y] = [262 + i * 56 + (row % 2) * 28, 214 + row * 48];
      return (row + i) % 3 === 0
        ? leaf(x, y, (row * 47 + i * 80) % 180)
        : flower(x, y, 0.7 + ((row * 3 + i * 5) % 4) * 0.11);
    }),
  );
  return (
    hungShadow(230) +
    hanger(176, 84) +
    path('M428 190C432 250 450 262 480 264S528 250 532 190C500 214 460 214 428 190Z', t.deep) +
    path(body, across(t.lit, t.light, t.base, t.shade)) +
    inside(
      body,
      spots +
        path(
          'M402 436C390 560 360 680 310 800H360C400 690 420 560 424 436ZM470 440C466 560 460 690 440 810H500C508 690 500 560 492 440ZM540 436C560 560 590 690 640 800H600C560 690 530 560 522 436Z',
          fade(t.deep, 0.3),
        ) +
        path('M560 190L600 336L560 436C580 560 640 660 720 780V190Z', fade(t.deep, 0.22)) +
        path(
          'M366 190L366 336C390 372 400 400 402 436C380 560 320 660 240 770H290C360 660 410 560 424 436C420 380 400 340 400 300Z',
          fade('#ffffff', 0.18),
        ),
    ) +
    line(
      'M428 190C432 250 450 282 480 282S528 250 532 190M392 196C400 250 392 300 366 336M568 196C560 250 568 300 594 336',
      t.dark,
      6,
    ) +
    path('M400 416C450 430 510 430 560 416L560 446C510 460 450 460 400 446Z', slant(t.shade, t.deep)) +
    repeat(14, (i) => line(`M${410 + i * 11} 424v20`, fade(t.light, 0.5), 2.5)) +
    line('M254 764C400 812 560 812 706 764', t.dark, 7)
  );
}

export const clothing: Record<string, Drawing> = {
  'printed-viscose-dress': {
    whole: dress,
    span: { left: 366, right: 594, cm: 42 },
    edges: [250, 710],
    closeUp: { x: 470, y: 440, zoom: 1.8 },
  },
  'work-trench-coat': {
    whole: (color) =>
      place(laid(trenchCoat(color), { squash: 1.13, skew: 0, foot: 772 }), { scale: 0.93 }, [480, 780]),
    span: { left: 276, right: 684, cm: 56 },
    edges: [186, 774],
    closeUp: { x: 530, y: 470, zoom: 1.9 },
  },
  ...basics,
};
