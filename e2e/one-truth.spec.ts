import { loadDictionary } from '#shared/i18n/dictionary.ts';
import { createTranslator } from '#shared/i18n/translate.ts';
import { demoSettings } from '#shared/content/setting.ts';
import { expect, test } from './support/test.ts';

const pages = ['/', '/about', '/services', '/process', '/contact'];

test('every page makes the same promise, and says so while the office is closed', async ({ page }) => {
  const t = createTranslator('en', await loadDictionary('en'));
  const promise = t('reply.within', { count: demoSettings.replyHours });
  // Times when the office is closed, from the opening times in the page.
  const closed = page.locator('main [data-opens]').first();
  const turns = (await (await page.goto('/'))!.text()).match(/data-opens="(\d+) (\d+) (\d+)/)!;
  const [, opens, closes, opensNext] = turns.map(Number);
  await page.clock.setFixedTime((opens! + 1) * 60_000);
  for (const path of pages) {
    await page.goto(path);
    await expect(page.getByRole('main')).toContainText(promise);
    await expect(closed).toBeEmpty();
  }
  await page.clock.setFixedTime((closes! + 1) * 60_000);
  const wait = Math.round((opensNext! - closes! - 1) / 60);
  const said =
    wait < 48
      ? t('reply.closedHours', { n: wait })
      : t('reply.closedDays', { n: Math.round((opensNext! - closes! - 1) / 60 / 24) });
  for (const path of pages) {
    await page.goto(path);
    await expect(closed).toHaveText(said);
  }
});
