import { beforeEach, expect, test } from 'vitest';
import { createTestApp } from '#tests/app.ts';
import { type Client, sendJson } from '#tests/client.ts';
import { createCategory, createPartner, signedIn } from '#tests/factories.ts';
import { createLibraryBench, refusalOf } from '#tests/library.ts';

const app = await createTestApp();
let staff: Client;
let chief: Client;
const { picture, replaced } = createLibraryBench(
  app,
  () => staff,
  () => chief,
);

beforeEach(async () => {
  await app.reset();
  staff = await signedIn(app);
  chief = await signedIn(app, { role: 'super_admin' });
});

test.each([
  [
    '/api/categories',
    'imageUrl',
    async (url: string) => createCategory(app.db, { name: 'Kettles', imageUrl: url }),
  ],
  [
    '/api/partners',
    'logoUrl',
    async (url: string) => createPartner(app.db, { name: 'Ningbo Works', logoUrl: url }),
  ],
] as const)(
  'a form of %s that was opened before its picture was replaced everywhere is told',
  async (path, field, create) => {
    const [url, other] = [await picture(), await picture()];
    const { id } = await create(url);
    type Opened = { version: number; name: string } & Record<string, unknown>;
    const opened = await staff.read<Opened>(`${path}/${id}/edit`);
    await replaced(url, other);
    const late = { name: 'Renamed', [field]: url, version: opened.version };
    expect(await refusalOf(await sendJson(staff, 'PUT', `${path}/${id}`, late))).toEqual([409, 'conflict']);
    const now = await staff.read<Opened>(`${path}/${id}/edit`);
    expect(now).toMatchObject({ name: opened.name, [field]: other });
    const again = { name: 'Renamed', version: now.version };
    expect((await sendJson(staff, 'PUT', `${path}/${id}`, again)).status).toBe(200);
  },
);
