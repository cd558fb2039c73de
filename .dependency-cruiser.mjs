// Who may import whom: the table of docs/architecture.md as rules. `npm run check:boundaries` applies them and
// scripts/boundaries.test.ts plants a violation of each.

/** How an import looks that is gone at run time. */
const types = ['type-only', 'type-import'];
const tests = '\\.test\\.tsx?$';
const packages = (names) => `(^|/)node_modules/(${names.join('|')})/`;
const npm = ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-bundled', 'npm-no-pkg', 'npm-unknown'];
const database = [
  '^server/platform/db/',
  packages(['drizzle-orm', '@electric-sql', 'pg', 'postgres']),
  '^(drizzle-orm|pg)(/|$)',
];
const httpLibraries = ['hono', '@hono/[^/]+'];
const browserLibraries = ['react', 'react-dom', 'react-router', '@types/react', '@types/react-dom'];
const uiLibraries = ['react', 'react-dom', '@types/react', '@radix-ui/[^/]+', 'radix-ui', 'sonner'];

const domains = 'catalogue|deals|conversations|content|people|operations';
const domain = `^server/(${domains})/`;
const noun = '^server/([^/]+/[^/]+)/';
const platform = '^server/platform/';
const http = '^server/platform/http/';
const demo = '^server/operations/demo/';
const entrances = '\\.(routes|socket)\\.ts$';
const services = '\\.service\\.ts$';
/** What a domain lets the others call. */
const doors = `^server/(${domains})/index\\.ts$`;
const tables = '\\.schema\\.ts$';
/** Files outside of *.queries.ts that join tables of another domain (docs/decisions/046-a-layout-by-domain.md). */
const joins = [
  // These read or erase everything: what waits, what expires, what is known of a person, what the demo fills in.
  '^server/operations/(dashboard|retention|demo|demo-record|trash|backup)/',
  '^server/people/personal-data/',
  // Names of products and people, and the rows that a change has to lock.
  '^server/catalogue/(product/product\\.(rates|reader)|supplier-price/supplier-price\\.keeping|transfer/table-import\\.service)\\.ts$',
  '^server/deals/(testimonial|landed-cost|document)/[^/]+\\.service\\.ts$',
  '^server/deals/quote/quote(-list\\.service|-list\\.writing|-request\\.service|-request\\.writing|-details|-mail\\.service)\\.ts$',
  '^server/conversations/(customer/customer\\.merging|mail/(mail\\.(digest|service)|subscription\\.service)|chat/chat(\\.|-inbox\\.|-mail\\.)service|contact/contact\\.service)\\.ts$',
  '^server/content/(blog/blog\\.writing|setting/setting\\.service|media/media-places)\\.ts$',
  '^server/people/user/user-session\\.service\\.ts$',
];
/** What makes the services of a domain, lists its calls, and puts the domains together. */
const wiring = ['^server/[^/]+\\.ts$', '^server/[^/]+/(services|blog-services|mail-services|routes)\\.ts$'];

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const sharedRules = [
  rule(
    'shared-stands-alone',
    'shared/ is the contract of both sides: it imports zod and itself.',
    { path: '^shared/', pathNot: tests },
    { pathNot: ['^shared/', packages(['zod'])] },
  ),
  rule(
    'base-knows-no-domain',
    'shared/base serves every domain.',
    { path: '^shared/base/', pathNot: tests },
    { path: '^shared/', pathNot: '^shared/(base|i18n)/' },
  ),
];

const serverRules = [
  rule(
    'routes-never-database',
    'Routes and sockets ask a service; not even types of the database reach them.',
    { path: `^server/.*${entrances}` },
    { path: [...database, tables] },
  ),
  rule(
    'routes-own-service',
    'Routes and sockets call the services of their own noun, server/platform/http and shared.',
    { path: `${noun}[^/]+${entrances}`, pathNot: http },
    {
      path: '^(server|app)/',
      pathNot: [http, tables, '^server/$1/[^/]+\\.service\\.ts$'],
      dependencyTypesNot: types,
    },
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
    'domains-apart',
    'A noun uses its own domain, the platform and the index.ts of other domains; their services come as arguments.',
    { path: domain, pathNot: [tests, entrances, demo, ...wiring] },
    {
      path: '^(server|app)/',
      pathNot: [platform, '^server/$1/', doors, tables],
      dependencyTypesNot: types,
    },
  ),
  rule(
    'other-service-by-injection',
    'Of another domain only its index.ts and the types of its services are known.',
    { path: domain, pathNot: [tests, demo, ...wiring] },
    {
      path: '^(server|app)/',
      pathNot: [platform, '^server/$1/', doors, services, tables],
      dependencyTypes: types,
    },
  ),
  rule(
    'tables-are-private',
    'Tables of another domain are joined in queries and in the files of the list above.',
    { path: domain, pathNot: [tests, tables, '\\.queries\\.ts$', ...joins] },
    { path: tables, pathNot: [platform, '^server/$1/'] },
  ),
  rule(
    'services-know-no-http',
    'A service is called by a route, a socket, a page and a job alike.',
    { path: domain, pathNot: [tests, entrances, demo, ...wiring] },
    { path: [entrances, http, packages([...httpLibraries, ...browserLibraries])] },
  ),
  rule(
    'platform-knows-no-domain',
    // Exceptions: the record lifecycle and the sweep of files name the tables; HTTP is given services, whose types it knows.
    'The platform serves every domain.',
    { path: platform, pathNot: [tests, entrances, http, ...wiring] },
    { path: ['^app/', domain, http], pathNot: tables },
  ),
  rule(
    'http-takes-types-only',
    'server/platform/http serves every noun and takes services as types.',
    { path: http, pathNot: tests },
    { path: ['^app/', domain], dependencyTypesNot: types },
  ),
  rule(
    'wiring-is-last',
    'The files in server/ itself wire everything; what they wire does not reach back for more than types.',
    { path: '^server/[^/]+/', pathNot: [tests, ...wiring, `${demo}main\\.ts$`] },
    { path: wiring, dependencyTypesNot: types },
  ),
  rule(
    'demo-is-last',
    'Demo data is filled in at start or by command; nothing builds on it.',
    { path: '^(server|app|shared)/', pathNot: [demo, '^server/main\\.ts$', tests] },
    { path: demo },
  ),
  rule(
    'server-knows-page-context-only',
    'Of app/ the server knows the types of the page context and of the head; the built pages are loaded at start.',
    { path: '^server/', pathNot: tests },
    { path: '^app/', pathNot: '^app/lib/(page-context|head)\\.ts$' },
  ),
  rule(
    'server-knows-pages-by-type',
    'Only the shape of what is handed to the pages is known.',
    { path: '^server/', pathNot: tests },
    { path: '^app/', dependencyTypesNot: types },
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
    'A page composes features; a feature imports only features of its own domain.',
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
    // Exception: the picture is drawn from the widths that shared/content/image.ts defines.
    'Primitives know React and each other.',
    { path: '^app/ui/', pathNot: tests },
    { pathNot: ['^app/ui/', '^shared/content/image\\.ts$', packages(uiLibraries)] },
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
