import {
  type Drawing,
  ground,
  mix,
  fade,
  type Tones,
  tones,
  steel,
  rubber,
  paper,
  wood,
  across,
  slant,
  slim,
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

/** An open mixing bowl, steel inside: `x`, `y` is the middle of its foot, `r` half its width. */
function bowl(x: number, y: number, r: number, t: Tones): string {
  const [ry, h] = [r * 0.3, r * 0.98];
  const [top, foot] = [y - h, r * 0.5];
  return (
    shadow(x, r * 0.72, y, r / 300) +
    oval(x, y - 2, foot * 1.02, ry * 0.52, rubber.light) +
    path(
      `M${x - r} ${top}C${x - r} ${top + h * 0.6} ${x - foot - r * 0.16} ${y - 14} ${x - foot} ${y - 8}A${foot} ${ry * 0.5} 0 0 0 ${x + foot} ${y - 8}C${x + foot + r * 0.16} ${y - 14} ${x + r} ${top + h * 0.6} ${x + r} ${top}Z`,
      across(t.base, t.light, t.lit, t.base, t.shade, t.dark),
    ) +
    path(
      `M${x - r * 0.8} ${top + h * 0.42}C${x - r * 0.72} ${top + h * 0.7} ${x - r * 0.6} ${y - h * 0.14} ${x - r * 0.44} ${y - h * 0.06}C${x - r * 0.54} ${y - h * 0.3} ${x - r * 0.62} ${top + h * 0.6} ${x - r * 0.62} ${top + h * 0.5}Z`,
      fade('#ffffff', 0.45),
    ) +
    oval(x, top, r * 1.04, ry * 1.06, across(steel.base, steel.shine, steel.base, steel.dark)) +
    oval(x, top + 2, r * 0.96, ry * 0.94, across(steel.deep, steel.base, steel.light, steel.shine)) +
    inside(
      `M${x - r * 0.96} ${top + 2}a${r * 0.96} ${ry * 0.94} 0 1 0 ${r * 1.92} 0a${r * 0.96} ${ry * 0.94} 0 1 0 ${-r * 1.92} 0Z`,
      oval(x, top + ry * 0.95, r * 0.74, ry * 0.8, slant(steel.shade, steel.shine)) +
        repeat(3, (i) =>
          oval(
            x,
            top + ry * (0.4 + i * 0.16),
            r * (0.9 - i * 0.09),
            ry * (0.9 - i * 0.05),
            'none',
            `stroke="${fade(steel.deep, 0.25)}" stroke-width="2"`,
          ),
        ) +
        repeat(4, (i) =>
          bar(
            x - r * 0.5 + i * r * 0.05,
            top - ry * 0.62 + i * r * 0.07,
            r * 0.14,
            4,
            2,
            fade('#2b3038', 0.55),
          ),
        ),
    )
  );
}

/** A lid of milky plastic seen flat on: `turn` leans it. */
const lidFace = (x: number, y: number, r: number) =>
  disc(x + 5, y + 6, r, fade('#1d1710', 0.18)) +
  disc(x, y, r, fade('#f4f6f8', 0.96)) +
  disc(x, y, r, slant(fade('#ffffff', 0.9), fade('#cfd6de', 0.9))) +
  oval(x, y, r * 0.86, r * 0.86, 'none', `stroke="#aab4c0" stroke-width="4"`) +
  oval(x, y, r * 0.6, r * 0.6, 'none', `stroke="#c3ccd6" stroke-width="4"`) +
  line(
    `M${x - r * 0.7} ${y - r * 0.2}A${r * 0.73} ${r * 0.73} 0 0 1 ${x - r * 0.1} ${y - r * 0.72}`,
    '#ffffff',
    6,
  );

/** The same bowl with its lid pressed on. */
const closedBowl = (x: number, y: number, r: number, t: Tones) => {
  const top = y - r * 0.98;
  return (
    bowl(x, y, r, t) +
    path(
      `M${x - r * 1.08} ${top - 12}V${top + 12}A${r * 1.08} ${r * 0.33} 0 0 0 ${x + r * 1.08} ${top + 12}V${top - 12}Z`,
      across(paper.base, '#ffffff', '#dfe4ea', '#b5bfca'),
    ) +
    oval(x, top - 12, r * 1.08, r * 0.33, slant('#ffffff', '#d3dae2')) +
    oval(x, top - 10, r * 0.88, r * 0.26, slant('#c9d1da', '#e9eef3')) +
    oval(x, top - 7, r * 0.85, r * 0.24, slant('#f8fafc', '#dfe5eb'))
  );
};

function mixingBowls(color: string): string {
  const t = tones(color);
  return (
    lidFace(150, 470, 112) +
    lidFace(838, 490, 104) +
    bowl(330, 640, 208, t) +
    bowl(668, 640, 190, t) +
    bowl(486, 800, 172, t) +
    closedBowl(190, 800, 140, t) +
    closedBowl(776, 800, 124, t)
  );
}

/** A square jar; `filling` is what is in it, if anything. */
function jar(tint: string, filling?: (clip: string) => string): string {
  const t = tones(tint);
  const body =
    'M300 352C260 372 244 396 244 436V726C244 762 262 780 298 780H662C698 780 716 762 716 726V436C716 396 700 372 660 352Z';
  const edge = mix(t.deep, '#4f8590', 0.5);
  return (
    shadow(480, 236) +
    path(
      body,
      across(
        fade(edge, 0.5),
        fade('#ffffff', 0.55),
        fade(t.base, 0.5),
        fade('#ffffff', 0.35),
        fade(edge, 0.6),
      ),
    ) +
    (filling ? filling(body) : '') +
    line(body, fade(edge, 0.75), 6) +
    line('M272 430C272 400 290 386 320 376M688 430C688 404 676 390 650 378', fade('#ffffff', 0.9), 6) +
    bar(262, 742, 436, 22, 11, fade('#ffffff', 0.65)) +
    line('M270 726C270 750 284 756 310 756H650C676 756 690 750 690 726', fade(edge, 0.6), 5) +
    path('M268 440H300V720C286 720 268 716 268 700Z', fade('#ffffff', 0.85)) +
    path('M312 440H322V720H312Z', fade('#ffffff', 0.6)) +
    bar(664, 440, 22, 270, 10, fade('#ffffff', 0.5)) +
    // Label to write on.
    bar(356, 486, 248, 170, 14, fade('#1d1710', 0.16)) +
    bar(350, 480, 248, 170, 14, slant('#35403f', '#222a2a')) +
    bar(360, 490, 228, 150, 9, 'none', 'stroke="#e9efe9" stroke-width="3"') +
    line('M392 546Q420 520 440 548T490 544T540 548M400 596H530', '#f4f6f2', 6) +
    // Lid.
    bar(296, 330, 368, 34, 8, across(fade(edge, 0.5), fade('#ffffff', 0.7), fade(edge, 0.5))) +
    path(
      'M286 236V336C340 364 620 364 674 336V236Z',
      across(steel.base, steel.shine, steel.light, steel.base, steel.deep, steel.dark),
    ) +
    repeat(23, (i) => {
      const x = Math.round(480 - Math.cos(((i + 0.5) / 23) * Math.PI) * 190);
      return line(`M${x} 276V${344 - Math.round(Math.abs(x - 480) / 24)}`, fade(steel.deep, 0.35), 4);
    }) +
    oval(480, 236, 194, 38, steel.base) +
    oval(480, 233, 194, 37, slant(steel.shine, steel.light, steel.base, steel.light)) +
    oval(480, 236, 160, 28, slant(steel.base, steel.shine))
  );
}

/** In the proportions of its measures, 10 × 10 × 16 cm. */
const squareJar: typeof jar = (...parts) => slim(jar(...parts), 0.77);

const heaped = (color: string, size: number) => (clip: string) =>
  inside(
    clip,
    path(
      'M240 440Q480 400 720 440V790H240Z',
      across(mix(color, '#000000', 0.1), color, mix(color, '#000000', 0.28)),
    ) +
      repeat(330, (i) =>
        oval(
          250 + ((i * 137) % 460),
          434 + ((i * 83) % 344),
          size,
          size * 0.55,
          mix(color, i % 3 ? '#ffffff' : '#3a2410', 0.3),
          `transform="rotate(${(i * 53) % 180} ${250 + ((i * 137) % 460)} ${434 + ((i * 83) % 344)})"`,
        ),
      ),
  );

/** Bowls and jars. */
export const storage: Record<string, Drawing> = {
  'stainless-mixing-bowls-5': {
    whole: mixingBowls,
    span: { left: 114, right: 546, cm: 26 },
    edges: [36, 944],
    closeUp: { x: 330, y: 450, zoom: 1.3 },
  },
  'glass-storage-jar-1l': {
    whole: (color) => squareJar(color),
    span: { left: 298, right: 662, cm: 10 },
    closeUp: { x: 480, y: 320 },
    second: ([color]) =>
      place(squareJar(color!, heaped('#b5793c', 13)), { x: -250, y: -60, scale: 0.6 }, [480, ground]) +
      place(squareJar(color!, heaped('#9c3b2c', 16)), { x: 250, y: -60, scale: 0.6 }, [480, ground]) +
      place(squareJar(color!, heaped(mix(paper.base, wood.light, 0.25), 10)), { y: 90, scale: 0.72 }, [
        480,
        ground,
      ]),
  },
};
