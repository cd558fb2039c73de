import { beforeEach, expect, test } from 'vitest';
import { createTestApp } from '#tests/app.ts';
import { createPartner, createProduct } from '#tests/factories.ts';
import { type Partner, partner as partnerSchema } from '#shared/catalogue/partner.ts';

const app = await createTestApp();
const client = app.client();
beforeEach(app.reset);

test('are listed by name, without those in the trash', async () => {
  await createPartner(app.db, { name: 'Yueqing' });
  await createPartner(app.db, { name: 'Lucheng' });
  await createPartner(app.db, { name: 'Gone', deletedAt: new Date() });
  const partners = await client.read<Partner[]>('/api/partners');
  expect(partners.map((partner) => partner.name)).toEqual(['Lucheng', 'Yueqing']);
});

test('the e-mail, the rating and the website never leave the server', async () => {
  const { id } = await createPartner(app.db, {
    contactEmail: 'secret@supplier.example',
    website: 'https://supplier.example',
    rating: '4.75',
    contactPhone: '+86 577 5550 1234',
    verifiedAt: '2026-03-14',
    isVerified: true,
  });
  const product = await createProduct(app.db, { partnerId: id });
  for (const path of ['/api/partners', `/api/partners/${id}`, `/product/${product.id}`]) {
    expect(await (await client.get(path)).text()).not.toMatch(/secret@|supplier\.example|4\.75/);
  }
  const one = await client.read<Partner>(`/api/partners/${id}`);
  expect(Object.keys(one).sort()).toEqual(Object.keys(partnerSchema.shape).sort());
  expect(one).toMatchObject({
    contactPhone: '+86 577 5550 1234',
    isVerified: true,
    verifiedAt: '2026-03-14',
  });
});

test.each(['no-uuid', crypto.randomUUID()])('%s is not found', async (id) => {
  expect((await client.get(`/api/partners/${id}`)).status).toBe(404);
});

test('a trashed one is not found', async () => {
  const { id } = await createPartner(app.db, { deletedAt: new Date() });
  expect((await client.get(`/api/partners/${id}`)).status).toBe(404);
});

test('logos: verified suppliers first, at most six, none without a logo', async () => {
  await createPartner(app.db, { name: 'no logo', isVerified: true });
  for (let i = 0; i < 7; i++) {
    await createPartner(app.db, {
      name: `p${i}`,
      logoUrl: `/media/${i}.webp`,
      createdAt: new Date(2026, 0, i + 1),
    });
  }
  await createPartner(app.db, { name: 'checked', logoUrl: '/media/c.webp', isVerified: true });
  const logos = await app.services.partners.logos();
  expect(logos.map((logo) => logo.name)).toEqual(['checked', 'p0', 'p1', 'p2', 'p3', 'p4']);
});
