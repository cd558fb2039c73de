import { beforeEach, expect, test } from 'vitest';
import { createTestApp } from '../../tests/app.ts';
import { demoSettings } from '../../shared/setting.ts';
import { siteSettings } from '../db/schema/setting.ts';

const app = await createTestApp();
beforeEach(app.reset);

test('a new installation has clearly fictitious values', async () => {
  const settings = await app.services.settings.read();
  expect(settings).toEqual(demoSettings);
  expect(settings.email).toMatch(/\.example$/);
});

test('what the table holds comes before them, on the pages too', async () => {
  await app.db.insert(siteSettings).values([
    { key: 'companyName', value: 'Teranga Imports' },
    { key: 'replyHours', value: 5 },
  ]);
  expect(await app.services.settings.read()).toEqual({
    ...demoSettings,
    companyName: 'Teranga Imports',
    replyHours: 5,
  });
  const html = await (await app.client().get('/')).text();
  expect(html).toContain('Teranga Imports');
  expect(html).toContain('Answers within 5 hours');
  expect(html).not.toContain('Baobab Sourcing');
});

test('a stored value that has the wrong shape is an error, not a broken page', async () => {
  await app.db.insert(siteSettings).values({ key: 'replyHours', value: 'soon' });
  await expect(app.services.settings.read()).rejects.toThrow('replyHours');
});
