// Who may import whom: the table of docs/architecture.md as rules. `npm run check:boundaries` applies them and
// scripts/boundaries.test.ts plants a violation of each.

/** How an import looks that is gone at run time. */
const types = ['type-only', 'type-import'];
const tests = '\\.test\\.tsx?$';
const packages = (names) => `(^|/)node_modules/(${names.join('|')})/`;
const packagesBut = (names) => `(^|/)node_modules/(?!(${names.join('|')})/)`;
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
    'routes-ask-a-service',
    'Routes translate between HTTP and a service: no type of the database reaches them, and no library but that of HTTP.',
    { path: `^server/.*${entrances}` },
    { path: [...database, tables, packagesBut([...httpLibraries, 'zod', 'isbot', 'ws', '@types/ws'])] },
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
    'The files in server/ itself wire everything, and the demo data fills it; nothing reaches back for more than types.',
    { path: '^(server/[^/]+|app|shared)/', pathNot: [tests, ...wiring, demo] },
    { path: [...wiring, demo], dependencyTypesNot: types },
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
    'A page composes features; a feature knows those of its own domain, staff, ui, lib, assets and styles.',
    { path: '^app/features/([^/]+)/', pathNot: tests },
    { path: '^app/', pathNot: ['^app/features/$1/', '^app/(staff|ui|lib|assets|styles)/'] },
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
    'browser-has-no-server-part',
    'app/ runs in the browser, but for what is named .server (the build refuses it there) and the route table.',
    { path: '^app/', pathNot: ['\\.server\\.tsx?$', '^app/routes\\.ts$', tests] },
    {
      path: [
        // Modules of Node itself, named without a file.
        '^[^.]+$',
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
