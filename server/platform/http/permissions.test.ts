import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { MiddlewareHandler } from 'hono';
import { z } from 'zod';
import { allCalls } from '#shared/platform/calls.ts';
import { call, done, errorsOf, nameOf } from '#shared/base/contract.ts';
import type { ErrorCode } from '#shared/base/errors.ts';
import { isAllowed, type Permission } from '#shared/base/policy.ts';
import type { Role } from '#shared/base/user-rules.ts';
import { createTestApp } from '#tests/app.ts';
import type { Client } from '#tests/client.ts';
import { signedIn } from '#tests/factories.ts';
import { permissions } from '#tests/permissions.ts';
import { users, userSessions } from '../../people/user/user.schema.ts';
import { createApi, handle } from './implement.ts';
import { permissionOf } from './permit.ts';

/** Does nothing in place of the budget for public reads. */
const options = { publicReads: ((_, next) => next()) satisfies MiddlewareHandler, publish: () => {} };

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

/** Callers that every route must tell apart. Each cell gets a new one, because some calls end the session that makes them. */
const callers: Record<string, { role: Role | null; make: () => Promise<Client> }> = {
  anonymous: { role: null, make: () => Promise.resolve(app.client()) },
  'a customer': { role: 'customer', make: () => inRole('customer') },
  'an admin': { role: 'admin', make: () => inRole('admin') },
  'a super_admin': { role: 'super_admin', make: () => inRole('super_admin') },
};

/** Callers without a valid session of an account. The session is read before any route, alike for all. */
const withoutSession: Record<string, () => Promise<Client>> = {
  'a visitor': async () => {
    const client = app.client();
    await client.get('/api/session');
    return client;
  },
  'a deactivated admin': async () => {
    const client = await inRole('admin');
    const { id } = await client.read<{ id: string }>('/api/user');
    await app.db.update(users).set({ isActive: false }).where(eq(users.id, id));
    return client;
  },
  'a super_admin whose session has expired': async () => {
    const client = await inRole('super_admin');
    const { id } = await client.read<{ id: string }>('/api/user');
    await app.db
      .update(userSessions)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(userSessions.userId, id));
    return client;
  },
  'a signed-out super_admin who kept the cookie': async () => {
    const client = await inRole('super_admin');
    const kept = client.cookies.get(cookie)!;
    await client.post('/api/logout');
    client.cookies.set(cookie, kept);
    return client;
  },
  'a super_admin’s cookie with one letter changed': async () => {
    const client = await inRole('super_admin');
    const token = client.cookies.get(cookie)!;
    client.cookies.set(cookie, (token.startsWith('a') ? 'b' : 'a') + token.slice(1));
    return client;
  },
};

/** A route of each kind of permission, for the callers above. */
const routeOfKind: Record<Permission, string> = {
  anyone: 'GET /api/products',
  identity: 'GET /api/user',
  account: 'GET /api/account/sessions',
  staff: 'GET /api/contact',
  users: 'GET /api/users',
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

/** Status and code with which a route refuses this caller; null if it does not. Refusals must be as declared. */
async function refusalOf(client: Client, name: string): Promise<[number, string] | null> {
  const response = await request(client, name);
  expect(response.status).toBeLessThan(500);
  if (![401, 403].includes(response.status)) return null;
  const { code } = (await response.json()) as { code: ErrorCode };
  expect(errorsOf(callNamed.get(name)!)).toContain(code);
  expect(response.headers.get('cache-control')).toBe('no-store');
  return [response.status, code];
}

/** The expected refusal of a user with this role, or of a caller without an account. */
function expectedRefusal(role: Role | null, permission: Permission): [number, ErrorCode] | null {
  if (isAllowed(role && { role }, permission)) return null;
  return role ? [403, 'forbidden'] : [401, 'unauthorized'];
}

describe('the contract', () => {
  test('gives each call a route under its permission', () => {
    for (const one of allCalls)
      expect([nameOf(one), routes.get(nameOf(one)) ?? 'anyone']).toEqual([nameOf(one), one.permission]);
    expect([...routes.keys()]).toEqual(expect.arrayContaining(allCalls.map(nameOf)));
  });

  test('is all that there is under /api', () => {
    const known = new Set(allCalls.map(nameOf));
    expect([...routes.keys()].filter((name) => / \/api\//.test(name) && !known.has(name))).toEqual([]);
  });

  test('is what the routes are made of: a call that it lacks gets none, and one without a handler ends the start', async () => {
    const stray = call('GET', '/api/stray', 'anyone', {
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
      call('GET', path, 'anyone', {
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
    expect([...routes.keys()].toSorted()).toEqual(Object.keys(permissions).toSorted());
  });

  test('says what each route says where it is declared', () => {
    const declared = [...routes]
      .filter(([name]) => !guardedInside.has(name))
      .map(([name, permission]) => [name, permission ?? 'anyone']);
    const rows = Object.entries(permissions).filter(([name]) => !guardedInside.has(name));
    expect(Object.fromEntries(declared)).toEqual(Object.fromEntries(rows));
  });

  describe.each(Object.entries(callers))('%s', (_, { role, make }) => {
    test.each(Object.entries(permissions))('%s (%s)', async (name, permission) => {
      expect(await refusalOf(await make(), name)).toEqual(expectedRefusal(role, permission));
    });
  });

  describe.each(Object.entries(withoutSession))('%s', (_, make) => {
    test.each(Object.entries(routeOfKind) as [Permission, string][])('%s: %s', async (permission, name) => {
      expect(permissions[name]).toBe(permission);
      expect(await refusalOf(await make(), name)).toEqual(expectedRefusal(null, permission));
    });
  });

  test('content for some users only is never cached on the way', async () => {
    const client = await inRole('super_admin');
    for (const [name, permission] of Object.entries(permissions)) {
      if (permission === 'anyone' || !name.startsWith('GET ')) continue;
      const response = await request(client, name);
      expect([name, response.headers.get('cache-control')]).toEqual([name, 'no-store']);
    }
  });
});

test('another site’s page cannot write, with any user signed in', async () => {
  const client = await inRole('super_admin');
  for (const name of Object.keys(permissions).filter((row) => !row.startsWith('GET '))) {
    const [method, path] = name.split(' ') as [string, string];
    const response = await client.request(method, fill(path), {
      headers: { origin: 'https://elsewhere.example', 'content-type': 'application/json' },
      body: '{}',
    });
    expect([name, response.status]).toEqual([name, 403]);
  }
  expect((await client.get('/api/user')).status).toBe(200);
});
