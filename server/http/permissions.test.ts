import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { MiddlewareHandler } from 'hono';
import { z } from 'zod';
import { allCalls } from '#shared/calls.ts';
import { call, done, errorsOf, nameOf } from '#shared/contract.ts';
import { isAllowed, type Permission } from '#shared/policy.ts';
import type { Role } from '#shared/user-rules.ts';
import { createTestApp } from '#tests/app.ts';
import type { Client } from '#tests/client.ts';
import { signedIn } from '#tests/factories.ts';
import { customerPermissions } from '#tests/customer-permissions.ts';
import { quotePermissions } from '#tests/quote-permissions.ts';
import { ofRecords, recordPermissions } from '#tests/record-permissions.ts';
import { users } from '../db/schema/user.ts';
import { callOf, createApi, handle } from './implement.ts';
import { permissionOf } from './permit.ts';

/** Does nothing in place of the budget for public reads. */
const options = { publicReads: ((_, next) => next()) satisfies MiddlewareHandler, publish: () => {} };

/**
 * The permission that each call requires. Every route of the application has exactly one row; a new route fails
 * the tests until it has one.
 */
const table: Record<string, Permission> = {
  ...recordPermissions,
  'GET /healthz': 'anyone',
  'GET /readyz': 'anyone',
  'GET /media/:name': 'anyone',
  'GET /sitemap.xml': 'anyone',
  'GET /sitemap-pages.xml': 'anyone',
  'GET /:file{sitemap-products-[1-9]\\d{0,4}\\.xml}': 'anyone',
  'GET /robots.txt': 'anyone',
  'GET /site.webmanifest': 'anyone',
  'GET /share/product/:file{[^/]+\\.jpg}': 'anyone',
  'GET /share/blog/:file{[^/]+\\.jpg}': 'anyone',
  'GET /feeds/:file{blog\\.[a-z]{2}\\.(?:rss|atom)}': 'anyone',
  'POST /preferences': 'anyone',

  // For the favourites and the quote list of the caller (server/selection/selection.test.ts).
  'GET /api/selection': 'anyone',
  'GET /api/products': 'anyone',
  'GET /api/products/featured': 'anyone',
  'GET /api/products/:id': 'anyone',
  'GET /api/products/:id/media': 'anyone',
  'GET /api/products/:id/translation/:lang': 'anyone',
  'POST /api/products/:id/view': 'anyone',
  'GET /api/products/:id/favorite-status': 'anyone',
  'POST /api/products/:id/favorite': 'anyone',
  'DELETE /api/products/:id/favorite': 'anyone',
  'GET /api/products/:id/edit': 'staff',
  'POST /api/products': 'staff',
  'POST /api/products/bulk': 'staff',
  'POST /api/products/bulk/undo': 'staff',
  'POST /api/blog/bulk/undo': 'staff',
  'GET /api/products/matching': 'staff',
  'GET /api/products/next-sku': 'staff',
  'PUT /api/products/:id': 'staff',
  'DELETE /api/products/:id': 'staff',
  'POST /api/products/:id/duplicate': 'staff',
  'POST /api/products/:id/restore': 'staff',
  'POST /api/products/:id/media': 'staff',
  'PUT /api/products/:id/media': 'staff',
  'DELETE /api/products/trash': 'staff',
  'GET /api/products/export': 'staff',
  'GET /api/products/import/template': 'staff',
  'GET /api/products/imports': 'staff',
  'POST /api/products/import': 'staff',
  'POST /api/products/import/preview': 'staff',
  'POST /api/products/import/bad-rows': 'staff',
  'POST /api/products/import/:id/undo': 'staff',
  'GET /api/products/import/:id/left-out': 'staff',

  'GET /api/blog': 'anyone',
  'GET /api/blog/:id': 'anyone',
  'GET /api/blog/:id/edit': 'staff',
  'POST /api/blog': 'staff',
  'POST /api/blog/bulk': 'staff',
  'DELETE /api/blog/trash': 'staff',
  'PUT /api/blog/:id': 'staff',
  'DELETE /api/blog/:id': 'staff',
  'POST /api/blog/:id/restore': 'staff',
  'POST /api/blog/:id/view': 'anyone',
  'GET /api/blog/:id/versions': 'staff',
  'PUT /api/blog/:id/translations/:language': 'staff',
  'DELETE /api/blog/:id/translations/:language': 'staff',
  'GET /api/blog/:id/media': 'anyone',
  'POST /api/blog/:id/media': 'staff',
  'PUT /api/blog/:id/media/:mediaId': 'staff',
  'DELETE /api/blog/:id/media/:mediaId': 'staff',

  'GET /api/categories': 'anyone',
  'GET /api/categories/:id': 'anyone',
  'GET /api/partners': 'anyone',
  'GET /api/partners/:id': 'anyone',
  'GET /api/contact': 'staff',
  'GET /api/contact/export': 'staff',
  'POST /api/contact/bulk': 'staff',
  'DELETE /api/contact/trash': 'staff',
  'GET /api/contact/:id': 'staff',
  'DELETE /api/contact/:id': 'staff',
  'POST /api/contact/:id/restore': 'staff',
  'POST /api/contact/:id/reply': 'staff',
  'POST /api/contact/:id/resolve': 'staff',
  'POST /api/contact/:id/reopen': 'staff',
  'POST /api/contact/:id/read': 'staff',
  'POST /api/contact/:id/unread': 'staff',
  'PUT /api/contact/:id/assignment': 'staff',
  'POST /api/contact/:id/notes': 'staff',
  'DELETE /api/contact/:id/notes/:noteId': 'staff',
  'POST /api/conversations': 'anyone',
  'GET /api/conversations/current': 'anyone',
  'POST /api/conversations/resume': 'anyone',
  'GET /api/conversations': 'staff',
  'GET /api/conversations/:id': 'staff',
  'PUT /api/conversations/:id': 'staff',
  'GET /api/conversations/:id/products': 'staff',
  'POST /api/conversations/:id/mark-read': 'staff',
  'POST /api/conversations/:id/mark-unread': 'staff',
  // For callers who may open the conversation (server/chat/chat.test.ts).
  'GET /api/conversations/:id/messages': 'anyone',
  'POST /api/conversations/:id/upload': 'anyone',
  'GET /api/conversations/:id/attachments/:name': 'anyone',
  'GET /api/link-cards': 'anyone',
  ...quotePermissions,
  ...customerPermissions,
  ...ofRecords('/api/quotes'),
  'GET /api/canned-replies': 'staff',
  'DELETE /api/search-misses/:id': 'staff',
  'GET /api/translations': 'staff',
  'GET /api/translations/:kind/:id': 'staff',
  'PUT /api/translations/:kind/:id/:language': 'staff',
  'DELETE /api/translations/:kind/:id/:language': 'staff',
  'GET /api/favorites': 'anyone',
  'GET /api/favorites/ids': 'anyone',
  'POST /api/contact': 'anyone',
  'GET /api/session': 'anyone',
  'POST /api/session/anonymous': 'anyone',

  // An empty body answers 400. The account's tests check that wrong credentials answer 401.
  'POST /api/login': 'anyone',
  'POST /api/logout': 'anyone',
  // Without an invitation, as here. With an invitation, anyone may register (server/user/registration.test.ts).
  'POST /api/register': 'users',

  // The answer is the same for every name (server/user/password-reset.test.ts).
  'POST /api/password-resets': 'anyone',
  'POST /api/password-resets/complete': 'anyone',

  'GET /api/user': 'identity',
  'PUT /api/account/profile': 'account',
  'POST /api/change-password': 'account',
  'GET /api/account/sessions': 'account',
  'DELETE /api/account/sessions': 'account',
  'DELETE /api/account/sessions/:id': 'account',
  'GET /api/account/second-factor': 'identity',
  'POST /api/account/second-factor': 'identity',
  'PUT /api/account/second-factor': 'identity',
  'DELETE /api/account/second-factor': 'identity',

  'PUT /api/account/contact-mail': 'staff',
  'PUT /api/account/language': 'staff',
  'GET /api/admin/unread-counts': 'staff',
  'GET /api/admin/find': 'staff',
  'GET /api/openapi.json': 'staff',
  'POST /api/uploads/image': 'staff',
  'POST /api/blog/media/upload-url': 'staff',
  'PUT /api/media/uploads/:token': 'staff',
  'GET /api/media/files': 'staff',
  'PUT /api/media/texts': 'staff',
  'POST /api/media/replace': 'staff',
  'DELETE /api/media/files/:name': 'staff',

  'GET /api/users': 'users',
  'PUT /api/users/:id': 'users',
  'DELETE /api/users/:id': 'users',
  'POST /api/users/:id/reset-password': 'users',
  'POST /api/users/:id/reset-link': 'users',
  'GET /api/invitations': 'users',
  'POST /api/invitations': 'users',
  'DELETE /api/invitations/:id': 'users',
  'GET /api/audit': 'users',
  'GET /api/mail': 'users',
  'GET /api/mail/:id': 'users',
  'GET /api/mail/:id/html': 'users',
  'POST /api/mail/:id/send-again': 'users',
  'GET /api/jobs': 'users',
  'POST /api/jobs/:id/try-again': 'users',
};

/** Routes that check the permission in the handler, because it depends on the body. */
const guardedInside = new Set(['POST /api/register']);

/** Bodies for calls that validate the body before the permission. */
const bodies: Record<string, () => object> = {
  'POST /api/register': () => ({ username: `new-${randomUUID()}`, password: 'correct horse' }),
};

const app = await createTestApp();
beforeAll(app.reset);

/** Method and path of every handler. Handlers for all methods are middleware or the pages' fallback. */
const routes = new Map<string, Permission | null>();
for (const { method, path, handler } of app.app.routes.filter((route) => route.method !== 'ALL')) {
  const name = `${method} ${path}`;
  routes.set(name, permissionOf.get(handler) ?? routes.get(name) ?? null);
}

const callNamed = new Map(allCalls.map((one) => [nameOf(one), one]));

const cookie = 'baobab_staff';

const inRole = (role: Role): Promise<Client> => signedIn(app, { role });

/** Creates a new caller of each kind for every cell, because some calls end the session that makes them. */
const callers: Record<string, { role: Role | null; make: () => Promise<Client> }> = {
  anonymous: { role: null, make: () => Promise.resolve(app.client()) },
  'a visitor': {
    role: null,
    make: async () => {
      const client = app.client();
      await client.get('/api/session');
      return client;
    },
  },
  'a customer': { role: 'customer', make: () => inRole('customer') },
  'an admin': { role: 'admin', make: () => inRole('admin') },
  'a super_admin': { role: 'super_admin', make: () => inRole('super_admin') },
  'a deactivated admin': {
    role: null,
    make: async () => {
      const client = await inRole('admin');
      const { id } = await client.read<{ id: string }>('/api/user');
      await app.db.update(users).set({ isActive: false }).where(eq(users.id, id));
      return client;
    },
  },
  'a signed-out super_admin who kept the cookie': {
    role: null,
    make: async () => {
      const client = await inRole('super_admin');
      const kept = client.cookies.get(cookie)!;
      await client.post('/api/logout');
      client.cookies.set(cookie, kept);
      return client;
    },
  },
  'a super_admin’s cookie with one letter changed': {
    role: null,
    make: async () => {
      const client = await inRole('super_admin');
      const token = client.cookies.get(cookie)!;
      client.cookies.set(cookie, (token.startsWith('a') ? 'b' : 'a') + token.slice(1));
      return client;
    },
  },
};

/** The route's path with parameter values that belong to no record. */
const fill = (path: string) =>
  path.replaceAll(/:(\w+)(\{[^}]*\})?/g, (_, name: string) => {
    if (name === 'lang') return 'fr';
    return name === 'file' ? `${randomUUID()}.jpg` : randomUUID();
  });

function request(client: Client, name: string): Promise<Response> {
  const [method, path] = name.split(' ') as [string, string];
  if (method === 'GET') return client.get(fill(path));
  return client.request(method, fill(path), {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(bodies[name]?.() ?? {}),
  });
}

describe('the contract', () => {
  const implemented = app.app.routes.flatMap((route) => {
    const promise = callOf.get(route.handler);
    return promise ? [{ route: nameOf(route), promise }] : [];
  });

  test('declares each call once, and each is implemented where it says, under its permission', () => {
    expect(implemented.map(({ promise }) => nameOf(promise)).toSorted()).toEqual(
      allCalls.map(nameOf).toSorted(),
    );
    for (const { route, promise } of implemented) {
      expect(route).toBe(nameOf(promise));
      expect([route, routes.get(route) ?? 'anyone']).toEqual([route, promise.permission]);
    }
  });

  test('is all that there is under /api', () => {
    const known = new Set(allCalls.map(nameOf));
    expect([...routes.keys()].filter((name) => / \/api\//.test(name) && !known.has(name))).toEqual([]);
  });

  test('is what the routes are made of: a call that it lacks gets none, and one without a handler ends the start', async () => {
    const stray = call({
      method: 'GET',
      path: '/api/stray',
      permission: 'anyone',
      summary: 'Declared nowhere',
      answer: done,
    });
    const strayRoute = handle(stray, () => {});
    expect(() => createApi([], options, [strayRoute])).toThrow('GET /api/stray is not declared');
    expect(() => createApi([stray], options, [strayRoute, strayRoute])).toThrow('two handlers');
    expect(() => createApi([stray], options, [])).toThrow('GET /api/stray is declared and has no handler');
    expect((await createApi([stray], options, [strayRoute]).request('/stray')).status).toBe(200);
  });

  test('takes a word of a path before a parameter in its place, in whatever order they are listed', async () => {
    const at = (path: `/api/${string}`) =>
      call({
        method: 'GET',
        path,
        permission: 'anyone',
        summary: 'Says its path',
        answer: z.object({ path: z.string() }),
      });
    const paths = ['/api/things/:id', '/api/things/:id/parts', '/api/things/trash'] as const;
    const declared = paths.map(at);
    const api = createApi(
      declared,
      options,
      declared.map((one) => handle(one, () => ({ path: one.path }))),
    );
    const answers = ['/things/trash', '/things/else', '/things/trash/parts'].map(async (path) => {
      const response = await api.request(path);
      return ((await response.json()) as { path: string }).path;
    });
    expect(await Promise.all(answers)).toEqual([paths[2], paths[0], paths[1]]);
  });
});

describe('the permission matrix', () => {
  test('has a row for every route, and a route for every row', () => {
    expect(routes.size).toBeGreaterThan(40);
    expect([...routes.keys()].toSorted()).toEqual(Object.keys(table).toSorted());
  });

  test('says what each route says where it is declared', () => {
    const declared = [...routes]
      .filter(([name]) => !guardedInside.has(name))
      .map(([name, permission]) => [name, permission ?? 'anyone']);
    const rows = Object.entries(table).filter(([name]) => !guardedInside.has(name));
    expect(Object.fromEntries(declared)).toEqual(Object.fromEntries(rows));
  });

  describe.each(Object.entries(callers))('%s', (_, { role, make }) => {
    test.each(Object.entries(table))('%s (%s)', async (name, permission) => {
      const response = await request(await make(), name);
      const { status } = response;
      if (isAllowed(role && { role }, permission)) {
        expect([401, 403]).not.toContain(status);
        expect(status).toBeLessThan(500);
      } else {
        expect(status).toBe(role ? 403 : 401);
        const code = role ? 'forbidden' : 'unauthorized';
        expect(await response.json()).toMatchObject({ code });
        expect(errorsOf(callNamed.get(name)!)).toContain(code);
        expect(response.headers.get('cache-control')).toBe('no-store');
      }
    });
  });

  test('content for some users only is never cached on the way', async () => {
    const client = await inRole('super_admin');
    for (const [name, permission] of Object.entries(table)) {
      if (permission === 'anyone' || !name.startsWith('GET ')) continue;
      const response = await request(client, name);
      expect([name, response.headers.get('cache-control')]).toEqual([name, 'no-store']);
    }
  });
});

test('another site’s page cannot write, with any user signed in', async () => {
  const client = await inRole('super_admin');
  for (const name of Object.keys(table).filter((row) => !row.startsWith('GET '))) {
    const [method, path] = name.split(' ') as [string, string];
    const response = await client.request(method, fill(path), {
      headers: { origin: 'https://elsewhere.example', 'content-type': 'application/json' },
      body: '{}',
    });
    expect([name, response.status]).toEqual([name, 403]);
  }
  expect((await client.get('/api/user')).status).toBe(200);
});
