import { expect, type Page } from './test.ts';

/** The visitor's panel, and its message field. */
export const panel = (page: Page) => page.locator('.chat-panel');
export const box = (page: Page) => panel(page).locator('textarea');

/** Opens the panel, and waits until it is connected. */
export async function openChat(page: Page): Promise<void> {
  await page.locator('a[data-chat]').click();
  await expect(panel(page).locator('.chat-dot')).toHaveAttribute('data-on', 'true');
}
