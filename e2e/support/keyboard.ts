import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { register } from './own-site.ts';
import { origin, staffTokens } from './site.ts';
import { expect, type Page } from './test.ts';

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
export async function signInChinese(page: Page, request: APIRequestContext, name: string): Promise<string> {
  const username = `${name}-${randomUUID().slice(0, 8)}`;
  const password = `a long secret of ${name}`;
  const { link } = await request
    .post('/api/invitations', {
      headers: { origin, cookie: `baobab_staff=${staffTokens.super_admin}` },
      data: { role: 'admin' },
    })
    .then((response) => response.json() as Promise<{ link: string }>);
  await register(page, link, username, password);
  const { origin: site } = new URL(page.url());
  const signedIn = await page.request.post('/api/login', {
    headers: { origin: site },
    data: { username, password },
  });
  expect(signedIn.ok()).toBe(true);
  const chosen = await page.request.put('/api/account/language', {
    headers: { origin },
    data: { staffLanguage: 'zh' },
  });
  expect(chosen.ok()).toBe(true);
  return username;
}
