import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTestApp } from '#tests/app.ts';
import { createProduct, signedIn } from '#tests/factories.ts';
import type { Client } from '#tests/client.ts';
import { ApiError, callApi, pathOf } from './api.ts';
import { sendFile } from './send-file.ts';

const app = await createTestApp();
beforeAll(app.reset);
afterEach(() => vi.unstubAllGlobals());

/** Connects the page's `fetch` to the application as this client, without a network. */
function fetchAs(client: Client): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    asked.push(`${init.method} ${path}`);
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = new Headers(init.headers);
    for (const [name, value] of Object.entries({ host: 'baobab.test', origin: app.origin, cookie }))
      headers.set(name, value);
    return app.app.request(app.origin + path, { ...init, headers });
  });
  return asked;
}

describe('a call', () => {
  test('brings parameters, query and body where they belong, and the answer back', async () => {
    const { id } = await createProduct(app.db, { name: 'A lamp' });
    const asked = fetchAs(await signedIn(app, { role: 'admin' }));
    const saved = await callApi('PUT /api/products/:id', { params: { id }, body: { name: 'A desk lamp' } });
    expect(saved.name).toBe('A desk lamp');
    const found = await callApi('GET /api/admin/find', { query: { q: 'desk & lamp' } });
    expect(found.product).toEqual([]);
    expect(asked).toEqual([`PUT /api/products/${id}`, 'GET /api/admin/find?q=desk+%26+lamp']);
  });

  test('without the permission fails with the code and the message of the server', async () => {
    fetchAs(app.client());
    const error = await callApi('GET /api/users').catch((failure: unknown) => failure);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
  });

  test('with values of a form is checked by the server, field by field', async () => {
    fetchAs(await signedIn(app, { role: 'super_admin' }));
    const error = await callApi('POST /api/register', { form: { username: '', password: '1' } }).catch(
      (failure: unknown) => failure,
    );
    expect(Object.keys((error as ApiError).body?.fields ?? {}).toSorted()).toEqual(['password', 'username']);
  });

  test('with a file sends it as a form', async () => {
    fetchAs(await signedIn(app, { role: 'admin' }));
    const file = new File(['name,price\nA lamp,12.50\n'], 'lamps.csv');
    const preview = await sendFile('POST /api/products/import/preview', { file });
    expect(preview.totals).toMatchObject({ rows: 1, create: 1 });
  });
});

describe('an address', () => {
  test('escapes what is put into it, and leaves out what is not given', () => {
    expect(pathOf('GET /api/mail/:id/html', { params: { id: 'a/../b?c#d e' } })).toBe(
      '/api/mail/a%2F..%2Fb%3Fc%23d%20e/html',
    );
    expect(pathOf('GET /api/products/import/template', { query: { format: 'xlsx' } })).toBe(
      '/api/products/import/template?format=xlsx',
    );
    expect(pathOf('GET /api/products/export')).toBe('/api/products/export');
  });
});

test('what is not declared does not compile', () => {
  const neverRun = () => {
    // @ts-expect-error -- there is no such call
    void callApi('GET /api/nothing');
    // @ts-expect-error -- the parameter is missing
    void callApi('DELETE /api/users/:id');
    // @ts-expect-error -- the parameter has another name
    void callApi('DELETE /api/users/:id', { params: { name: 'a' } });
    // @ts-expect-error -- the body is missing
    void callApi('POST /api/products');
    // @ts-expect-error -- the body has another type
    void callApi('POST /api/products/bulk', { body: { ids: [1], action: 'delete' } });
    // @ts-expect-error -- no such field
    void callApi('POST /api/login', { form: { user: 'a', password: 'b' } });
    // @ts-expect-error -- the call takes no body
    void callApi('GET /api/users', { body: {} });
    // @ts-expect-error -- there is no such section
    void callApi('PUT /api/settings/:section', { params: { section: 'nothing' }, form: {} });
    // @ts-expect-error -- the call answers with a file, so it is used as a link
    void callApi('GET /api/products/export');
    // @ts-expect-error -- the answer has another type
    void callApi('GET /api/user') satisfies Promise<{ password: string }>;
    // @ts-expect-error -- the call takes no file
    void sendFile('POST /api/products', { file: new Blob() });
    // @ts-expect-error -- the field has another name
    void sendFile('POST /api/uploads/image', { file: new Blob() });
  };
  expect(neverRun).toBeTypeOf('function');
});
