import {
  type Drawing,
  mix,
  fade,
  lightness,
  tones,
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
  laid,
  inside,
  repeat,
  mesh,
  shadow,
} from './kit.ts';
import { hanger, hungShadow } from './garment.ts';

function tShirt(color: string): string {
  const t = tones(color);
  const body =
    'M366 206C400 230 560 230 594 206L640 222C660 330 660 420 656 520L664 756C600 780 360 780 296 756L304 520C300 420 300 330 320 222Z';
  const sleeve = (flip: boolean) =>
    place(
      path(
        'M336 214C270 234 230 270 206 320L140 452C170 484 220 504 268 510L318 400Z',
        slant(flip ? t.base : t.light, flip ? t.dark : t.base, t.shade),
      ) +
        stitches('M148 436C180 466 226 486 272 494', t.dark, 2.6) +
        path('M318 400L268 510L250 506L306 340Z', fade(t.deep, 0.22)),
      { flip },
      [480, 0],
    );
  return (
    hungShadow(220) +
    hanger(186, 130) +
    path('M372 200C410 150 550 150 588 200L560 240H400Z', t.deep) +
    sleeve(false) +
    sleeve(true) +
    path(body, across(t.lit, t.light, t.base, t.base, t.shade)) +
    inside(
      body,
      path(
        'M320 300C350 420 340 560 330 780H290V300ZM640 300C610 420 620 560 640 780H690V300Z',
        fade(t.deep, 0.16),
      ) +
        path(
          'M330 460C400 520 420 600 420 780H390C390 640 370 540 330 460ZM640 440C580 520 540 620 540 780H574C580 640 600 540 640 440ZM430 300C440 420 460 520 470 700C490 520 480 420 460 300Z',
          fade(t.deep, 0.13),
        ) +
        path('M350 250C380 360 380 420 370 520C350 420 340 330 350 250Z', fade('#ffffff', 0.24)),
    ) +
    stitches('M298 740C360 764 600 764 662 740', t.dark, 2.6) +
    // Ribbed collar.
    line('M372 206C392 290 568 290 588 206', t.dark, 32) +
    line('M372 202C392 286 568 286 588 202', t.lit, 26) +
    repeat(15, (i) => {
      const [u, v] = [i / 14, 1 - i / 14];
      const at = (d: number) =>
        `${(372 * v ** 3 + 3 * 392 * u * v * v + 3 * 568 * u * u * v + 588 * u ** 3 + (u - 0.5) * d * 0.8).toFixed(1)} ${(204 + 252 * u * v + d * 0.5).toFixed(1)}`;
      return line(`M${at(-16)}L${at(18)}`, fade(t.deep, 0.3), 3);
    })
  );
}

function shirtAndTie(color: string): string {
  const t = tones(color);
  const tie = tones(lightness(color) > 0.9 ? '#7a1f33' : mix(color, '#1d2d5a', 0.82));
  const knot = 'M446 262H514L530 318L508 350H452L430 318Z';
  const blade = 'M452 346H508L548 660L480 730L412 660Z';
  const button = (y: number) =>
    disc(480, y + 2, 9, t.deep) + disc(480, y, 8, '#fbfaf7') + disc(480, y, 3, t.dark);
  return (
    shadow(480, 310, 792) +
    // A shirt folded for its box.
    bar(196, 232, 580, 556, 26, t.deep) +
    path(
      'M222 240C300 214 370 206 400 200H560C590 206 660 214 738 240C762 250 770 262 770 284V756C770 776 758 786 738 786H222C202 786 190 776 190 756V284C190 262 198 250 222 240Z',
      slant(t.shine, t.lit, t.base, t.shade),
    ) +
    path(
      'M222 240C230 420 226 600 208 786H190V284C190 262 198 250 222 240ZM738 240C730 420 734 600 752 786H770V284C770 262 762 250 738 240Z',
      fade(t.deep, 0.3),
    ) +
    path(
      'M300 500C330 600 330 700 320 786H350C356 690 340 600 300 500ZM660 480C630 580 630 690 640 786H612C610 690 620 580 660 480Z',
      fade(t.deep, 0.14),
    ) +
    path('M448 300H512V786H448Z', fade(t.deep, 0.1)) +
    stitches('M450 300V784M510 300V784', t.dark, 2.2) +
    [752].map(button).join('') +
    // Pocket and sleeves' cuffs.
    path('M572 420H690V540L631 566L572 540Z', slant(t.lit, t.shade)) +
    stitches('M578 432H684M578 428V538L631 560L684 538V428', t.dark, 2.2) +
    // Stand, tie and collar.
    path('M386 196C420 150 540 150 574 196L540 268H420Z', t.dark) +
    path('M400 176C430 158 530 158 560 176L530 250H430Z', slant(t.shade, t.dark)) +
    path(blade, fade('#1d1710', 0.2), 'transform="translate(10 14)"') +
    path(blade, slant(tie.light, tie.base, tie.dark)) +
    inside(
      blade,
      repeat(
        12,
        (i) =>
          line(`M400 ${370 + i * 44}L560 ${290 + i * 44}`, fade(tie.shine, 0.75), 9) +
          line(`M400 ${386 + i * 44}L560 ${306 + i * 44}`, tie.deep, 4),
      ),
    ) +
    path(knot, slant(tie.lit, tie.base, tie.deep)) +
    inside(knot, line('M430 300L530 340M430 270L530 310', fade(tie.shine, 0.5), 7)) +
    path(
      'M398 168C374 184 352 212 340 244L408 352L478 264C440 240 410 206 398 168Z',
      slant(t.shine, t.base, t.dark),
    ) +
    path(
      'M562 168C586 184 608 212 620 244L552 352L482 264C520 240 550 206 562 168Z',
      slant(t.lit, t.base, t.dark),
    ) +
    stitches('M352 248L408 336L464 266M608 248L552 336L496 266', t.dark, 2.4) +
    line('M398 168C410 206 440 240 478 264M562 168C550 206 520 240 482 264', t.dark, 4)
  );
}

function jeans(color: string): string {
  const t = tones(color);
  const thread = '#d9923c';
  const legs =
    'M330 150H630C650 260 664 380 672 480L690 790C650 802 570 802 530 790L486 420H474L430 790C390 802 310 802 270 790L288 480C296 380 310 260 330 150Z';
  return (
    shadow(480, 240, 796) +
    oval(480, 128, 150, 26, t.deep) +
    path(legs, across(t.shade, t.lit, t.base, t.base, t.light, t.base, t.dark)) +
    inside(
      legs,
      path(
        'M320 400C350 470 360 560 350 660C330 560 320 480 320 400ZM610 400C640 470 650 560 630 660C610 560 604 480 610 400Z',
        fade(t.shine, 0.34),
      ) +
        path(
          'M480 330C460 420 450 600 424 800H470V420ZM480 330C500 420 510 600 536 800H490V420Z',
          fade(t.deep, 0.3),
        ) +
        path(
          'M270 690C310 700 390 710 440 694L436 716C380 730 310 720 268 712ZM690 690C650 700 570 710 522 694L524 716C580 730 650 720 692 712Z',
          fade(t.deep, 0.24),
        ) +
        path(
          'M400 400C430 380 460 366 478 350C466 380 440 404 410 420ZM560 400C530 380 500 366 482 350C494 380 520 404 550 420Z',
          fade(t.deep, 0.3),
        ),
    ) +
    stitches('M300 480C308 380 320 280 338 190M660 480C652 380 640 280 622 190', thread, 2.6) +
    // Waist, loops, button, fly, pockets.
    path('M326 124C380 154 580 154 634 124L640 176C580 206 380 206 320 176Z', slant(t.lit, t.base, t.dark)) +
    stitches('M328 136C380 164 580 164 632 136M322 168C380 196 580 196 638 168', thread, 2.6) +
    [372, 588]
      .map(
        (x) => bar(x - 11, 134, 22, 64, 4, t.base) + stitches(`M${x - 6} 140v52M${x + 6} 140v52`, thread, 2),
      )
      .join('') +
    disc(482, 178, 17, brass.deep) +
    disc(480, 175, 15, slant(brass.light, brass.dark)) +
    disc(480, 175, 6, brass.deep) +
    line('M480 200V372', t.deep, 5) +
    stitches('M520 204V310C520 346 506 362 484 374', thread, 2.8) +
    path(
      'M336 200C344 250 380 284 440 292L444 208C410 208 370 204 336 200ZM624 200C616 250 580 284 520 292L516 208C550 208 590 204 624 200Z',
      fade(t.deep, 0.34),
    ) +
    line('M332 202C342 256 380 290 440 298M628 202C618 256 580 290 520 298', t.deep, 4) +
    stitches('M330 214C342 268 380 300 440 308M630 214C618 268 580 300 520 308', thread, 2.8) +
    [
      [338, 204],
      [440, 300],
      [622, 204],
      [520, 300],
    ]
      .map(([x, y]) => disc(x!, y!, 5, brass.light))
      .join('') +
    stitches('M274 766C320 778 390 778 434 766M526 766C570 778 640 778 688 766', thread, 2.8)
  );
}

function sock(color: string): string {
  const t = tones(color);
  const shape =
    'M432 140H628C636 300 628 440 640 540C652 640 600 690 520 704C440 720 380 770 290 778C200 784 150 730 176 664C196 620 260 600 330 566C400 530 430 470 432 390Z';
  const accent = lightness(t.base) > 0.55 ? t.dark : t.light;
  return (
    path(shape, slant(t.light, t.base, t.base, t.shade)) +
    inside(
      shape,
      repeat(26, (i) =>
        line(
          `M${430 + i * 8} 250C${432 + i * 8} 420 ${430 + i * 8} 480 ${400 + i * 9} 560C${350 + i * 8} 640 ${260 + i * 10} 680 ${150 + i * 10} 730`,
          fade(t.deep, 0.09),
          2.5,
        ),
      ) +
        path(
          'M560 460C600 520 660 520 660 500V660C600 720 540 710 500 706C560 660 580 560 560 460Z',
          fade(accent, 0.55),
        ) +
        path('M140 760V640C180 600 230 604 262 600C250 660 270 730 320 790H140Z', fade(accent, 0.55)) +
        path('M600 140C596 320 600 440 610 540C620 640 560 690 480 720H680V140Z', fade(t.deep, 0.14)) +
        line('M262 602C252 660 270 724 312 776M560 462C582 560 562 656 506 702', t.shade, 4),
    ) +
    // Ribbed cuff.
    path(
      'M430 140C430 128 440 122 452 122H610C622 122 630 128 630 140L634 262H434Z',
      slant(t.lit, t.base, t.shade),
    ) +
    repeat(13, (i) => line(`M${440 + i * 15.5} 132L${444 + i * 15.3} 256`, fade(t.deep, 0.26), 4)) +
    line('M436 262H634', t.shade, 4)
  );
}

function vest(color: string): string {
  const t = tones(color);
  const body =
    'M372 190L480 400L588 190L640 206C630 290 650 360 700 400L706 776C600 796 360 796 254 776L260 400C310 360 330 290 320 206Z';
  const band = (y: number) =>
    path(
      `M240 ${y}C380 ${y + 20} 580 ${y + 20} 720 ${y}V${y + 70}C580 ${y + 90} 380 ${y + 90} 240 ${y + 70}Z`,
      across('#c9ced3', '#f4f6f8', '#dfe3e7', '#ffffff', '#b4bac0'),
    ) +
    repeat(24, (i) => line(`M${250 + i * 20} ${y + 10}l20 62`, fade('#8e979f', 0.3), 3)) +
    line(
      `M240 ${y - 3}C380 ${y + 17} 580 ${y + 17} 720 ${y - 3}M240 ${y + 73}C380 ${y + 93} 580 ${y + 93} 720 ${y + 73}`,
      t.dark,
      4,
    );
  return (
    hungShadow(240) +
    hanger(176, 130) +
    path('M372 190C410 170 550 170 588 190L540 330L480 400L420 330Z', slant(t.dark, t.deep)) +
    path(body, across(t.lit, t.light, t.base, t.base, t.shade)) +
    inside(
      body,
      mesh([240, 180, 480, 620], 13, fade(t.dark, 0.22)) +
        band(470) +
        band(630) +
        path(
          'M254 400L300 380C330 520 320 660 300 790H240ZM706 400L664 380C630 520 640 660 664 790H720Z',
          fade(t.deep, 0.16),
        ) +
        path('M500 400H720V790H500C512 660 512 520 500 400Z', fade(t.deep, 0.08)),
    ) +
    line('M320 206C330 290 310 360 260 400M640 206C630 290 650 360 700 400', '#4b5055', 13) +
    line('M372 190L480 400L588 190', '#4b5055', 13) +
    line('M254 776C360 796 600 796 706 776', '#4b5055', 12) +
    line('M480 400V788', '#4b5055', 15) +
    [440, 590, 740].map((y) => bar(450, y, 60, 28, 5, '#33373c')).join('')
  );
}

/** Everyday clothes. */
export const basics: Record<string, Drawing> = {
  'cotton-t-shirts': {
    whole: tShirt,
    span: { left: 298, right: 662, cm: 54 },
    edges: [136, 824],
    closeUp: { x: 480, y: 280, zoom: 1.7 },
  },
  'mens-shirt-and-tie': {
    whole: shirtAndTie,
    span: { left: 190, right: 770, cm: 27 },
    closeUp: { x: 520, y: 330, zoom: 1.5 },
  },
  'mens-denim-jeans': {
    whole: (color) =>
      place(laid(jeans(color), { squash: 1.13, skew: 0, foot: 784 }), { scale: 0.93 }, [480, 780]),
    span: { left: 331, right: 629, cm: 42 },
    edges: [260, 700],
    closeUp: { x: 540, y: 240, zoom: 1.7 },
  },
  'cotton-crew-socks': {
    whole: (color) =>
      shadow(440, 300) +
      place(sock(color), { x: 150, y: -36, scale: 0.96 }, [400, 780]) +
      place(sock(color), { x: -10 }),
    span: { left: 158, right: 640, cm: 24 },
    edges: [150, 800],
    closeUp: { x: 520, y: 230, zoom: 1.6 },
  },
  'high-visibility-vest': {
    whole: vest,
    span: { left: 254, right: 706, cm: 60 },
    closeUp: { x: 480, y: 520, zoom: 1.6 },
  },
};
