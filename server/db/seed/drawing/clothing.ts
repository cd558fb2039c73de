import {
  type Drawing,
  fade,
  tones,
  steel,
  wood,
  across,
  down,
  slant,
  path,
  line,
  stitches,
  disc,
  bar,
  place,
  inside,
  shadow,
} from './kit.ts';

/** What hangs casts a faint shadow on the floor. */
const hungShadow = (rx: number) => shadow(480, rx, 800, 0.8);

/** A wooden hanger: its hook and what shows of it above the shoulders at (480, y). */
const hanger = (y: number, width: number) =>
  line(
    `M480 ${y - 14}V${y - 44}C480 ${y - 62} 512 ${y - 62} 510 ${y - 90}C508 ${y - 120} 462 ${y - 118} 460 ${y - 92}`,
    steel.dark,
    8,
  ) +
  path(
    `M${480 - width} ${y + 52}C${480 - width * 0.5} ${y + 20} 440 ${y - 22} 480 ${y - 22}S${480 + width * 0.5} ${y + 20} ${480 + width} ${y + 52}L${480 + width} ${y + 72}C560 ${y + 40} 400 ${y + 40} ${480 - width} ${y + 72}Z`,
    down(wood.light, wood.shade),
  );

function trenchCoat(color: string): string {
  const t = tones(color);
  const body =
    'M366 196L480 236L594 196C640 206 672 226 684 262L664 470L716 776C600 800 360 800 244 776L296 470L276 262C288 226 320 206 366 196Z';
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

export const clothing: Record<string, Drawing> = {
  'work-trench-coat': {
    whole: trenchCoat,
    span: { left: 186, right: 774, cm: 68 },
    closeUp: { x: 530, y: 500, zoom: 2.2 },
  },
};
