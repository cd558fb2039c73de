import { admin } from '#shared/i18n/en/admin.ts';
import { chat } from '#shared/i18n/en/chat.ts';
import { chatLink } from './parts.ts';
import { expect, type Page } from './test.ts';

/** The visitor's chat panel; below, its message field and its messages. */
export const panel = (page: Page) => page.getByRole('dialog').filter({ has: page.getByRole('log') });
export const box = (page: Page) => panel(page).getByRole('textbox').last();
export const bubbles = (page: Page) => panel(page).getByRole('article');
export const wordsOf = (page: Page) => bubbles(page).getByRole('paragraph');

/** The panel's connection status; empty while it is connected. */
export const connection = (page: Page) => panel(page).getByRole('status', { includeHidden: true }).first();

/** The button that remains of a minimised panel. */
export const pill = (page: Page) => page.getByRole('button', { name: chat.restore });

/** Opens the panel and waits until it is connected. */
export async function openChat(page: Page): Promise<void> {
  await chatLink(page).click();
  await expect(panel(page)).toBeVisible();
  await expect(connection(page)).toBeEmpty();
}

export async function write(page: Page, text: string): Promise<void> {
  await box(page).fill(text);
  await box(page).press('Enter');
}

/** The open thread of an inbox, with the details of the sender. */
export const thread = (page: Page) =>
  page.getByRole('region').filter({ has: page.getByRole('complementary') });
export const replies = (page: Page) => thread(page).getByRole('article');
export const replyBox = (page: Page) =>
  thread(page).getByLabel(new RegExp(`^${admin.chat.reply.split(',')[0]}`));

/** Conversations or messages in the list of an inbox, whose heading contains their count. */
export const inboxRows = (page: Page) =>
  page.getByRole('region', { name: /^(?:共 )?\d/ }).getByRole('listitem');
