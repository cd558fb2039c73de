// The map of the contact page, drawn while the pages are built: real borders of the 54 states from the package
// world-atlas, simplified until they weigh little. vite.config.ts uses `africaMap()`; nothing of it is committed.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoIdentity, geoMercator, geoPath } from 'd3-geo';
import { feature, merge, mesh } from 'topojson-client';

const width = 480;
const height = 444;
/** The part of it that Africa takes; the rest is for the inset of the Chinese coast. */
const africaBox = [
  [4, 26],
  [452, 438],
];
/** Points that move a border by less than this, in pixels, are left out. */
const tolerance = 0.6;
/** Borders are written in whole steps of this part of a pixel. */
const fineness = 2;

/** ISO 3166-1 numbers of the 54 states, as the atlas names its countries. */
const states =
  '012 024 072 108 120 132 140 148 174 178 180 204 226 231 232 262 266 270 288 324 384 404 426 430 434 450 454 466 478 480 504 508 516 562 566 624 646 678 686 690 694 706 710 716 728 729 748 768 788 800 818 834 854 894'.split(
    ' ',
  );
/** The atlas draws it apart; the United Nations count it to Somalia. */
const somaliland = 'Somaliland';
/**
 * Disputed: drawn, but not as a part of any state. The atlas follows the line of control; the territory is what lies south of
 * the parallel on which the border of 1956 ran as well.
 */
const westernSahara = '732';
const morocco = '504';
const saharaParallel = 27.667;
/** Its eastern end, where Algeria begins. */
const saharaEast = -8.67;

/** States too small to be seen otherwise: longitude and latitude of their capitals. */
const islands = [
  [-23.51, 14.92],
  [43.26, -11.7],
  [57.5, -20.16],
  [55.45, -4.62],
  [6.73, 0.34],
];

/** Where goods arrive: longitude, latitude, name, and on which side of the dot it stands. */
const ports = [
  [-17.43, 14.68, 'Dakar', '达喀尔', 'start'],
  [-4.02, 5.3, 'Abidjan', '阿比让', 'end'],
  [3.38, 6.44, 'Lagos', '拉各斯', 'above'],
  [9.7, 4.05, 'Douala', '杜阿拉', 'start'],
  [13.23, -8.84, 'Luanda', '罗安达', 'end'],
  [31.02, -29.87, 'Durban', '德班', 'start'],
  [39.28, -6.8, 'Dar es Salaam', '达累斯萨拉姆', 'start'],
  [39.66, -4.05, 'Mombasa', '蒙巴萨', 'end'],
  [43.15, 11.6, 'Djibouti', '吉布提', 'start'],
  [32.3, 31.26, 'Port Said', '塞得港', 'end'],
  [-7.62, 33.6, 'Casablanca', '卡萨布兰卡', 'below'],
];

/** The inset: where it stands, and the stretch of coast that it shows. */
const inset = { x: 336, y: 8, side: 136, bounds: [116.2, 26.8, 123.6, 32.6] };
const origins = [
  [120.7, 28.0, 'Wenzhou', '温州', true],
  [121.55, 29.87, 'Ningbo', '宁波', false],
  [121.47, 31.23, 'Shanghai', '上海', false],
];

const require = createRequire(import.meta.url);
const atlas = JSON.parse(readFileSync(require.resolve('world-atlas/countries-50m.json'), 'utf8'));

/** The atlas' arcs as longitudes and latitudes: they are kept as differences of whole numbers. */
function readArcs({ arcs, transform }) {
  return arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([dx, dy]) => {
      x += dx;
      y += dy;
      return [
        x * transform.scale[0] + transform.translate[0],
        y * transform.scale[1] + transform.translate[1],
      ];
    });
  });
}

/** Distance of a point from the line between two others. */
function distance([x, y], [ax, ay], [bx, by]) {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const at = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(x - ax - at * dx, y - ay - at * dy);
}

/** Douglas and Peucker: the fewest points whose line stays within the tolerance. Ends stay, so that borders still meet. */
function simplify(points) {
  if (points.length < 3) return points;
  let [worst, index] = [0, 0];
  for (let i = 1; i < points.length - 1; i++) {
    const d = distance(points[i], points[0], points.at(-1));
    if (d > worst) [worst, index] = [d, i];
  }
  if (worst <= tolerance) return [points[0], points.at(-1)];
  return [...simplify(points.slice(0, index + 1)), ...simplify(points.slice(index)).slice(1)];
}

/** The atlas on a plane, in pixels, simplified arc by arc: neighbours keep the same border. */
function flatten(projection) {
  const arcs = readArcs(atlas).map((arc) => simplify(arc.map((point) => projection(point))));
  return { type: 'Topology', objects: atlas.objects, arcs };
}

/** Borders as a path with steps instead of places: shorter, and it compresses better. */
function pathData(rings) {
  const round = (value) => Math.round(value * fineness);
  return rings
    .map((ring) => {
      let [x, y] = ring[0].map(round);
      let data = `M${x} ${y}l`;
      let steps = '';
      for (const point of ring.slice(1)) {
        const [nx, ny] = point.map(round);
        if (nx === x && ny === y) continue;
        steps += `${steps && nx >= x ? ' ' : ''}${nx - x}${ny < y ? '' : ' '}${ny - y}`;
        [x, y] = [nx, ny];
      }
      data += steps;
      return steps ? data : '';
    })
    .join('');
}

const ringsOf = ({ type, coordinates }) => (type === 'MultiPolygon' ? coordinates.flat() : coordinates);

/** Area of a ring, in square pixels: what is smaller than a dot is left out. */
const area = (ring) =>
  Math.abs(
    ring.reduce((sum, [x, y], i) => {
      const [nx, ny] = ring[(i + 1) % ring.length];
      return sum + x * ny - nx * y;
    }, 0) / 2,
  );

/** Draws the map with the names in Latin or Chinese letters. @returns SVG */
export function drawAfrica(isChinese) {
  const { geometries } = atlas.objects.countries;
  const african = geometries.filter(
    ({ id, properties }) => states.includes(id) || properties.name === somaliland,
  );
  const found = new Set(african.flatMap(({ id }) => id ?? []));
  if (found.size !== 54) throw new Error(`the atlas has ${found.size} of the 54 states of Africa`);
  const sahara = geometries.find(({ id }) => id === westernSahara);
  const collection = (objects) => ({ type: 'GeometryCollection', geometries: objects });

  // From Cabo Verde to Mauritius, from Tunisia's north to the Cape.
  const projection = geoMercator().fitExtent(africaBox, {
    type: 'MultiPoint',
    coordinates: [
      [-25.4, 37.5],
      [58, -35],
    ],
  });
  const flat = flatten(projection);
  const land = ringsOf(merge(flat, african)).filter((ring) => area(ring) > 3);
  // Between two states: not the coast, and not the line within Somalia.
  const isSomalia = ({ id, properties }) => id === '706' || properties.name === somaliland;
  const borders = mesh(
    flat,
    collection(african),
    (a, b) => a !== b && !(isSomalia(a) && isSomalia(b)),
  ).coordinates;
  const [saharaX, saharaY] = projection([saharaEast, saharaParallel]).map(Math.round);
  const south = geoIdentity().clipExtent([
    [0, saharaY],
    [saharaX, height],
  ]);
  const moroccan = feature(
    flat,
    geometries.find(({ id }) => id === morocco),
  );
  const saharan = geoPath(south).digits(1)(moroccan) + geoPath().digits(1)(feature(flat, sahara));
  const [saharaCoast] = projection([-13.17, saharaParallel]).map(Math.round);

  const [west, southEdge, east, north] = inset.bounds;
  const corners = {
    type: 'MultiPoint',
    coordinates: [
      [west, southEdge],
      [east, north],
    ],
  };
  const { x, y, side } = inset;
  const near = geoMercator()
    .fitExtent(
      [
        [x, y],
        [x + side, y + side],
      ],
      corners,
    )
    .clipExtent([
      [x, y],
      [x + side, y + side],
    ]);
  const coast = geoPath(near).digits(0)(
    feature(
      atlas,
      geometries.find(({ id }) => id === '156'),
    ),
  );

  const name = (latin, chinese) => (isChinese ? chinese : latin);
  const label = (px, py, text, anchor) =>
    `<text x="${px}" y="${py}"${anchor ? ` text-anchor="${anchor}"` : ''}>${text}</text>`;
  const portMarks = ports.map(([lon, lat, latin, chinese, place]) => {
    const [px, py] = projection([lon, lat]).map(Math.round);
    const text = name(latin, chinese);
    const word =
      place === 'end'
        ? label(px - 7, py + 5, text, 'end')
        : place === 'start'
          ? label(px + 7, py + 5, text)
          : label(px, py + (place === 'above' ? -8 : 18), text, 'middle');
    return `<circle cx="${px}" cy="${py}" r="4"/>${word}`;
  });
  const originMarks = origins.map(([lon, lat, latin, chinese, isSeat]) => {
    const [px, py] = near([lon, lat]).map(Math.round);
    return `<circle cx="${px}" cy="${py}" r="${isSeat ? 6 : 4}"/>${label(px - 9, py + 5, name(latin, chinese), 'end')}`;
  });
  const islandMarks = islands.map((place) => {
    const [px, py] = projection(place).map(Math.round);
    return `<circle cx="${px}" cy="${py}" r="3"/>`;
  });
  const [fromX, fromY] = near([121.2, inset.bounds[1]]).map(Math.round);
  const [toX, toY] = projection([39.66, -4.05]).map(Math.round);

  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="system-ui,sans-serif" font-size="14">`,
    '<style>text{fill:#17231d;paint-order:stroke;stroke:#faf6ef;stroke-width:3px;stroke-linejoin:round}.w{fill:#faf6ef}.l{fill:#cfe0d3}.b{stroke:#faf6ef}.s{fill:#e6ddcd;stroke:#e6ddcd}.i{fill:#4f8a74}.p circle{fill:#0f5b47}.o circle,.r{fill:#a33f29}.r{fill:none;stroke:#a33f29}.f{fill:none;stroke:#8b958e}',
    '@media(prefers-color-scheme:dark){text{fill:#f2eee6;stroke:#121a16}.w{fill:#121a16}.l{fill:#2c4a3e}.b{stroke:#121a16}.s{fill:#33413a;stroke:#33413a}.i{fill:#6fc2a5}.p circle{fill:#6fc2a5}.o circle{fill:#f0937b}.r{stroke:#f0937b}}</style>',
    `<g transform="scale(${1 / fineness})"><path class="l" d="${pathData(land)}"/><path class="b" fill="none" stroke-width="${fineness}" d="${pathData(borders)}"/></g>`,
    `<path class="s" d="${saharan}"/><path class="f" stroke-dasharray="3 2" d="M${saharaCoast} ${saharaY}H${saharaX}"/><g class="i">${islandMarks.join('')}</g>`,
    `<rect class="w" x="${x}" y="${y}" width="${side}" height="${side}" rx="8"/><path class="l" d="${coast}"/><rect class="f" x="${x}" y="${y}" width="${side}" height="${side}" rx="8"/>`,
    `<path class="r" stroke-width="2" stroke-dasharray="5 5" d="M${fromX} ${fromY}C${fromX + 20} ${fromY + 70} ${toX + 110} ${toY - 30} ${toX + 4} ${toY}"/>`,
    `<g class="p">${portMarks.join('')}</g><g class="o">${originMarks.join('')}</g></svg>`,
  ].join('');
}

/** The Vite plugin: both maps as hashed files beside the other assets, their addresses as the constant AFRICA_MAPS. */
export function africaMap() {
  const files = Object.fromEntries(
    ['latin', 'chinese'].map((script) => {
      const source = drawAfrica(script === 'chinese');
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
      return [script, { fileName: `assets/africa-${script}-${hash}.svg`, source }];
    }),
  );
  const addresses = Object.fromEntries(
    Object.entries(files).map(([script, { fileName }]) => [script, `/${fileName}`]),
  );
  return {
    name: 'africa-map',
    config: () => ({ define: { AFRICA_MAPS: JSON.stringify(addresses) } }),
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const file of Object.values(files)) this.emitFile({ type: 'asset', ...file });
    },
    configureServer({ middlewares }) {
      middlewares.use((req, res, next) => {
        const file = Object.values(files).find(({ fileName }) => req.url === `/${fileName}`);
        if (!file) return next();
        res.setHeader('Content-Type', 'image/svg+xml');
        return res.end(file.source);
      });
    },
  };
}
