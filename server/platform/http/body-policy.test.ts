import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { beforeAll, describe, expect, test } from 'vitest';
import { allCalls } from '#shared/platform/calls.ts';
import { nameOf } from '#shared/base/contract.ts';
import { maxBulkBodyBytes, maxFormBodyBytes, maxPostBodyBytes } from '#shared/base/limits.ts';
import { createTestApp } from '#tests/app.ts';
import { signedIn } from '#tests/factories.ts';
import { bodyTimeout } from './body-policy.ts';

const app = await createTestApp();
beforeAll(app.reset);

describe('a body', () => {
  test.each([
    ['POST', '/api/categories', maxFormBodyBytes],
    ['PUT', '/api/products/5b2a7e0e-9a5c-4d7a-8a51-0e9f5d0c5b5d', maxFormBodyBytes],
    ['POST', '/api/products/bulk', maxBulkBodyBytes],
    ['POST', '/api/products/bulk/undo', maxBulkBodyBytes],
    ['POST', '/api/blog', maxPostBodyBytes],
    ['PUT', '/api/blog/5b2a7e0e-9a5c-4d7a-8a51-0e9f5d0c5b5d/translations/fr', maxPostBodyBytes],
    ['POST', '/api/no-such-call', maxFormBodyBytes],
    ['POST', '/contact', maxFormBodyBytes],
  ])('of %s %s may have %i bytes', async (method, path, most) => {
    const staff = await signedIn(app, { role: 'admin' });
    const send = async (bytes: number) => {
      const headers = { 'content-type': 'application/json', 'content-length': String(bytes) };
      return (await staff.request(method, path, { headers, body: 'x'.repeat(bytes) })).status;
    };
    expect(await send(most + 1)).toBe(413);
    expect(await send(most)).not.toBe(413);
  });

  test('has 15 seconds to come, and what its call says instead', async () => {
    const seconds = async (method: string, path: string) => {
      const incoming = new IncomingMessage(new Socket());
      const headers = { host: new URL(app.origin).host, origin: app.origin };
      await app.app.request(app.origin + path, { method, headers }, { incoming });
      return bodyTimeout(incoming) / 1000;
    };
    const others = [
      ['PUT /api/media/uploads/:token', 15 * 60],
      ['POST /api/conversations/:id/upload', 180],
      ['POST /api/uploads/image', 35],
      ['POST /api/quote-list/photos', 180],
      ['POST /api/buyer-quotes/:code/files', 180],
      ['POST /api/orders/:id/evidence', 600],
      ['POST /api/catalogs/files', 180],
    ] as const;
    expect(
      allCalls
        .filter((call) => call.bodySeconds)
        .map(nameOf)
        .toSorted(),
    ).toEqual(others.map(([name]) => name).toSorted());
    for (const [name, expected] of others) {
      const [method, path] = name.split(' ') as [string, string];
      expect([name, await seconds(method, path.replace(/:\w+/, 'x'))]).toEqual([name, expected]);
    }
    expect(await seconds('POST', '/api/contact')).toBe(15);
    expect(await seconds('POST', '/contact')).toBe(15);
  });
});
