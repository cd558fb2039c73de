import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { isAllowed, type Permission } from '../../shared/policy.ts';
import type { Role } from '../../shared/user-rules.ts';
import { createTestApp } from '../../tests/app.ts';
import type { Client } from '../../tests/client.ts';
import { signedIn } from '../../tests/factories.ts';
import { users } from '../db/schema/user.ts';
import { permissionOf } from './permit.ts';

/** Who may call what. Every route of the application has exactly one row; a new one fails the tests until it has. */
const table: Record<string, Permission> = {
  'GET /healthz': 'anyone',
  'GET /media/:name': 'anyone',
  'GET /sitemap.xml': 'anyone',
  'GET /robots.txt': 'anyone',
  'GET /site.webmanifest': 'anyone',
  'GET /share/product/:file{[^/]+\\.jpg}': 'anyone',
  'POST /preferences': 'anyone',

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
  'POST /api/products/import/:id/undo': 'staff',

  'GET /api/categories': 'anyone',
  'GET /api/categories/:id': 'anyone',
  'GET /api/partners': 'anyone',
  'GET /api/partners/:id': 'anyone',
  'POST /api/categories': 'staff',
  'PUT /api/categories/:id': 'staff',
  'DELETE /api/categories/:id': 'staff',
  'POST /api/categories/:id/restore': 'staff',
  'POST /api/partners': 'staff',
  'PUT /api/partners/:id': 'staff',
  'DELETE /api/partners/:id': 'staff',
  'POST /api/partners/:id/restore': 'staff',
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
  'GET /api/canned-replies': 'staff',
  'POST /api/canned-replies': 'staff',
  'PUT /api/canned-replies/:id': 'staff',
  'DELETE /api/canned-replies/:id': 'staff',
  'GET /api/translations': 'staff',
  'GET /api/translations/:kind/:id': 'staff',
  'PUT /api/translations/:kind/:id/:language': 'staff',
  'DELETE /api/translations/:kind/:id/:language': 'staff',
  'GET /api/favorites': 'anyone',
  'POST /api/contact': 'anyone',
  'GET /api/session': 'anyone',
  'POST /api/session/anonymous': 'anyone',

  // An empty body answers 400; that wrong credentials answer 401 is tested with the account.
  'POST /api/login': 'anyone',
  'POST /api/logout': 'anyone',
  // Without an invitation, as asked here; with one anybody may (server/user/registration.test.ts).
  'POST /api/register': 'users',

  // Equal for everybody, whoever is named (server/user/password-reset.test.ts).
  'POST /api/password-resets': 'anyone',
  'POST /api/password-resets/complete': 'anyone',

  'GET /api/user': 'account',
  'POST /api/change-password': 'account',
  'GET /api/account/sessions': 'account',
  'DELETE /api/account/sessions/:id': 'account',
  'GET /api/account/second-factor': 'account',
  'POST /api/account/second-factor': 'account',
  'PUT /api/account/second-factor': 'account',
  'DELETE /api/account/second-factor': 'account',

  'PUT /api/account/contact-mail': 'staff',
  'GET /api/admin/unread-counts': 'staff',
  'GET /api/admin/find': 'staff',
  'POST /api/uploads/image': 'staff',

  'GET /api/users': 'users',
  'PUT /api/users/:id': 'users',
  'DELETE /api/users/:id': 'users',
  'POST /api/users/:id/reset-password': 'users',
  'POST /api/users/:id/reset-link': 'users',
  'GET /api/invitations': 'users',
  'POST /api/invitations': 'users',
  'DELETE /api/invitations/:id': 'users',
  'GET /api/settings': 'users',
  'PUT /api/settings/:section': 'users',
  'GET /api/audit': 'users',
  'GET /api/mail': 'users',
  'GET /api/mail/:id': 'users',
  'GET /api/mail/:id/html': 'users',
  'POST /api/mail/:id/send-again': 'users',
};

/** Routes that ask for their permission further in, as it depends on the body. */
const guardedInside = new Set(['POST /api/register']);

/** Bodies of calls that look at the body before the permission. */
const bodies: Record<string, () => object> = {
  'POST /api/register': () => ({ username: `new-${randomUUID()}`, password: 'correct horse' }),
};

const app = await createTestApp();
beforeAll(app.reset);

/** Method and path of every handler; what is declared for all methods is middleware, or the pages' last resort. */
const routes = new Map<string, Permission | null>();
for (const { method, path, handler } of app.app.routes.filter((route) => route.method !== 'ALL')) {
  const name = `${method} ${path}`;
  routes.set(name, permissionOf.get(handler) ?? routes.get(name) ?? null);
}

const cookie = 'baobab_staff';

const inRole = (role: Role): Promise<Client> => signedIn(app, { role });

/** A new caller of each kind for every cell: some calls end the session that they are made in. */
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

/** The route's path with something in place of its parameters that no record has. */
const fill = (path: string) =>
  path.replaceAll(/:(\w+)(\{[^}]*\})?/g, (_, name: string) => {
    if (name === 'lang') return 'fr';
    return name === 'file' ? `${randomUUID()}.jpg` : randomUUID();
  });

function call(client: Client, name: string): Promise<Response> {
  const [method, path] = name.split(' ') as [string, string];
  if (method === 'GET') return client.get(fill(path));
  return client.request(method, fill(path), {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(bodies[name]?.() ?? {}),
  });
}

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
      const response = await call(await make(), name);
      const { status } = response;
      if (isAllowed(role && { role }, permission)) {
        expect([401, 403]).not.toContain(status);
        expect(status).toBeLessThan(500);
      } else {
        expect(status).toBe(role ? 403 : 401);
        expect(await response.json()).toMatchObject({ code: role ? 'forbidden' : 'unauthorized' });
        expect(response.headers.get('cache-control')).toBe('no-store');
      }
    });
  });

  test('what only some may see is never kept on the way', async () => {
    const client = await inRole('super_admin');
    for (const [name, permission] of Object.entries(table)) {
      if (permission === 'anyone' || !name.startsWith('GET ')) continue;
      const response = await call(client, name);
      expect([name, response.headers.get('cache-control')]).toEqual([name, 'no-store']);
    }
  });
});

test('another site’s page cannot write, whoever is signed in', async () => {
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
