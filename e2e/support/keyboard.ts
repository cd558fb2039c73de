import { request } from '@playwright/test';
import { signInNew } from './accounts.ts';
import { origin, staffTokens } from './site.ts';
import { newAddress, type Page } from './test.ts';

type Role = 'button' | 'textbox' | 'link' | 'checkbox' | 'combobox' | 'searchbox';

/** Presses Tab until this element has the focus. */
export async function tabTo(page: Page, name: string | RegExp, role: Role = 'button'): Promise<void> {
  const target = page.getByRole(role, { name, exact: true }).first();
  await target.waitFor();
  for (let presses = 0; presses < 150; presses++) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${String(name)} is not reached`);
}

/** Signs in a new admin who uses Chinese. @returns the user name */
export async function signInChinese(page: Page, name: string): Promise<string> {
  const cookie = `baobab_staff=${staffTokens.super_admin}`;
  const owner = await request.newContext({ extraHTTPHeaders: { cookie, 'x-forwarded-for': newAddress() } });
  const options = { role: 'admin', name, staffLanguage: 'zh' } as const;
  const { username } = await signInNew(origin, owner, page.request, options);
  await owner.dispose();
  return username;
}
