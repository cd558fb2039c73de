import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from './test.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Expects that axe finds no violation on the page.
 * @param only the rules to check; by default all rules of WCAG 2.2 AA and axe's best practices
 */
export async function expectAccessible(page: Page, where: string, only?: string[]): Promise<void> {
  // The check must see the whole page. Fixed and sticky bars would cover elements below their edges, so they are made
  // static.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.admin-bar, .admin .sticky { position: static !important }');
    document.adoptedStyleSheets = [sheet];
  });
  // Legacy mode runs the check entirely in the page. The default mode opens a blank page for each check to merge the
  // findings of frames, which our pages do not have. Descriptions of passed rules take half of the check's time, so
  // they are left out.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (only) axe.withRules(only);
  else axe.withTags(rules);
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    nodes: nodes.map((n) => n.html.slice(0, 200)),
  }));
  expect.soft(found, where).toEqual([]);
}
