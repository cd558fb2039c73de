// Who may import whom: the table of docs/architecture.md as rules. `npm run check:boundaries` applies them and
// scripts/boundaries.test.ts plants a violation of each.

/** How an import looks that is gone at run time. */
const types = ['type-only', 'type-import'];
const tests = '\\.test\\.tsx?$';
const packages = (names) => `(^|/)node_modules/(${names.join('|')})/`;
const npm = ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-bundled', 'npm-no-pkg', 'npm-unknown'];
const database = [
  '^server/db/',
  packages(['drizzle-orm', '@electric-sql', 'pg', 'postgres']),
  '^(drizzle-orm|pg)(/|$)',
];
const httpLibraries = ['hono', '@hono/[^/]+'];
const browserLibraries = ['react', 'react-dom', 'react-router', '@types/react', '@types/react-dom'];
const uiLibraries = ['react', 'react-dom', '@types/react', '@radix-ui/[^/]+', 'radix-ui', 'sonner'];

// server/<noun>/: every folder of the server but the technical ones.
const technical = ['http', 'db', 'live', 'storage', 'demo'];
const noun = `^server/(?!(?:${technical.join('|')})/)([^/]+)/`;
const ports = '^server/(db|live|storage|lexicon)/';
const demo = '^server/demo/';
const entrances = '\\.(routes|socket)\\.ts$';
const services = '^server/[^/]+/[^/]+\\.service\\.ts$';
/** Names of what cached pages show: every layer may name what it has changed. */
const cacheTags = '^server/live/tags\\.ts$';
const wiring = '^server/(main|app|services|operations|papers|trade)\\.ts$';

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const sharedRules = [
  rule(
    'shared-stands-alone',
    'shared/ is the contract of both sides: it imports zod and itself.',
    { path: '^shared/', pathNot: tests },
    { pathNot: ['^shared/', packages(['zod'])] },
  ),
];

const serverRules = [
  rule(
    'routes-never-database',
    'Routes and sockets ask a service; not even types of the database reach them.',
    { path: `^server/.*${entrances}` },
    { path: database },
  ),
  rule(
    'routes-own-service',
    'Routes and sockets call their own service, server/http and shared.',
    { path: `${noun}[^/]+${entrances}` },
    {
      path: '^(server|app)/',
      pathNot: ['^server/(http|db)/', '^server/$1/[^/]+\\.service\\.ts$'],
      dependencyTypesNot: types,
    },
  ),
  rule(
    'routes-other-service-by-injection',
    "Another noun's service comes as an argument, so its type is all that may be imported.",
    { path: `${noun}[^/]+${entrances}` },
    { path: '^(server|app)/', pathNot: ['^server/(http|db)/', services], dependencyTypes: types },
  ),
  rule(
    'routes-libraries',
    'Routes translate between HTTP and the service; work that needs another library belongs into the service.',
    { path: `^server/.*${entrances}` },
    {
      dependencyTypes: npm,
      pathNot: [...database, packages([...httpLibraries, 'zod', 'isbot', 'ws', '@types/ws'])],
    },
  ),
  rule(
    'services-stay-inside',
    "A noun's own folder, the ports and shared; another noun's service by injection.",
    { path: `${noun}[^/]+\\.ts$`, pathNot: [tests, entrances] },
    { path: '^(server|app)/', pathNot: [ports, '^server/$1/'], dependencyTypesNot: types },
  ),
  rule(
    'services-other-service-by-injection',
    'Of the rest of the server a service knows types of other services and of the logger.',
    { path: `${noun}[^/]+\\.ts$`, pathNot: [tests, entrances] },
    {
      path: '^(server|app)/',
      pathNot: [ports, '^server/$1/', services, '^server/(logger|config)\\.ts$'],
      dependencyTypes: types,
    },
  ),
  rule(
    'services-know-no-http',
    'A service is called by a route, a socket, a page and a job alike.',
    { path: `${noun}[^/]+\\.ts$`, pathNot: [tests, entrances] },
    { path: [entrances, packages([...httpLibraries, ...browserLibraries])] },
  ),
  rule(
    'ports-know-no-feature',
    'db, live and storage are used by the nouns; they know the logger, the configuration and shared.',
    { path: ports, pathNot: tests },
    { path: '^(server|app)/', pathNot: ['^server/$1/', cacheTags, '^server/(logger|config)\\.ts$'] },
  ),
  rule(
    'http-knows-no-noun',
    // Exceptions: on-error must know whether the database is away or a disk full, limits count alike everywhere, and pages
    // and discovery are composed of all services and name what they show.
    'server/http serves every noun and takes services as types.',
    { path: '^server/http/', pathNot: tests },
    {
      path: '^(server|app)/',
      pathNot: ['^server/http/', cacheTags, '^server/db/(client|disk-room|limits|network)\\.ts$'],
      dependencyTypesNot: types,
    },
  ),
  rule(
    'wiring-is-last',
    'main, app and services wire everything; what they wire does not reach back for more than types.',
    { path: '^server/', pathNot: [wiring, tests, `${demo}main\\.ts$`] },
    { path: wiring, dependencyTypesNot: types },
  ),
  rule(
    'demo-is-last',
    'Demo data is filled in at start or by command; nothing builds on it.',
    { path: '^(server|app|shared)/', pathNot: [demo, '^server/main\\.ts$', tests] },
    { path: demo },
  ),
  rule(
    'server-knows-pages-by-type',
    'The built pages are loaded at start; only the shape of what is handed to them is known.',
    { path: '^server/', pathNot: tests },
    { path: '^app/', dependencyTypesNot: types },
  ),
  rule(
    'server-knows-page-context-only',
    'Of app/ the server knows the page context and the head.',
    { path: '^server/', pathNot: tests },
    { path: '^app/', pathNot: '^app/lib/(page-context|head)\\.ts$' },
  ),
];

const appRules = [
  rule(
    'app-takes-server-types-only',
    'Values of the server come through the router context, else they would be in the browser.',
    { path: '^app/', pathNot: tests },
    { path: '^server/', dependencyTypesNot: types },
  ),
  rule(
    'server-types-in-routes-only',
    'Features and primitives live on the contract in shared/, so that the server may change behind it.',
    { path: '^app/', pathNot: ['^app/routes/', '^app/lib/page-context\\.ts$', tests] },
    { path: '^server/' },
  ),
  rule(
    'features-apart',
    'A page composes features; one feature does not import another.',
    { path: '^app/features/([^/]+)/', pathNot: tests },
    { path: '^app/features/', pathNot: '^app/features/$1/' },
  ),
  rule(
    'features-stay-below-routes',
    'Features know staff, ui, lib, assets and styles.',
    { path: '^app/features/', pathNot: tests },
    { path: '^app/', pathNot: '^app/(features|staff|ui|lib|assets|styles)/' },
  ),
  rule(
    'staff-stays-below-features',
    'The form editor and the list screen serve every feature of the staff and know none.',
    { path: '^app/staff/', pathNot: tests },
    { path: '^app/', pathNot: '^app/(staff|ui|lib|styles)/' },
  ),
  rule(
    'lib-stays-below-features',
    // Exception: toast() only hands a message over; what draws it is fetched later.
    'lib is used by everything in app and knows nothing of it.',
    { path: '^app/lib/', pathNot: tests },
    { path: '^app/', pathNot: '^app/((lib|styles)/|ui/toast\\.ts$)' },
  ),
  rule(
    'ui-knows-no-product',
    // Exception: the picture is drawn from the widths that shared/image.ts defines.
    'Primitives know React and each other.',
    { path: '^app/ui/', pathNot: tests },
    { pathNot: ['^app/ui/', '^shared/image\\.ts$', packages(uiLibraries)] },
  ),
  rule(
    'routes-apart',
    'What two pages share is a feature.',
    { path: '^app/routes/([^/]+/[^/]+)$', pathNot: tests },
    { path: '^app/(routes/|root\\.tsx|entry\\.)', pathNot: '^app/routes/$1$' },
  ),
  rule(
    'browser-has-no-node',
    'app/ runs in the browser, but for what is named .server (the build refuses it there) and the route table.',
    { path: '^app/', pathNot: ['\\.server\\.tsx?$', '^app/routes\\.ts$', tests] },
    { dependencyTypes: ['core'] },
  ),
  rule(
    'browser-has-no-server-library',
    'Libraries of the server weigh on every visitor.',
    { path: '^app/', pathNot: tests },
    {
      path: [
        ...database.slice(1),
        packages([...httpLibraries, 'pino', 'sharp', 'lru-cache', 'rate-limiter-flexible', 'isbot']),
      ],
    },
  ),
];

const generalRules = [
  rule('no-circular', 'No module may need itself, not even by a type.', {}, { circular: true }),
  rule(
    'nothing-builds-on-tests',
    'Tests, journeys and measurements are leaves.',
    { path: '^(server|app|shared)/', pathNot: tests },
    { path: ['^(tests|e2e|bench|scripts)/', tests] },
  ),
  rule(
    'no-unknown-import',
    'An import that cannot be resolved cannot be judged.',
    {},
    // Written by `react-router typegen`, types only.
    { couldNotResolve: true, pathNot: '/\\+types/' },
  ),
];

export default {
  forbidden: [...sharedRules, ...serverRules, ...appRules, ...generalRules],
  options: {
    // Also sees imports that TypeScript takes away, and tells them apart.
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
    },
  },
};
