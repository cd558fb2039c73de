import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import type { Role } from '#shared/base/user-rules.ts';
import { expect } from './test.ts';

export type NewAccount = {
  role?: Role;
  /** Beginning of the user name, which is unique. */
  name?: string;
  staffLanguage?: 'en' | 'zh';
};

export type Account = { username: string; password: string };

/**
 * Makes an account by the API, and signs a browser in with it. Journeys that are not about signing in need no screens for it.
 * @param maker with the rights to make accounts
 * @param browser `context.request` of the browser
 */
export async function signInNew(
  origin: string,
  maker: APIRequestContext,
  browser: APIRequestContext,
  { role = 'super_admin', name = 'wei', staffLanguage = 'en' }: NewAccount = {},
): Promise<Account> {
  const username = `${name}-${randomUUID().slice(0, 8)}`;
  const account = { username, password: `a long secret of ${username}` };
  await post(maker, origin, '/api/register', { ...account, role });
  await signInBrowser(origin, browser, account, staffLanguage);
  return account;
}

/** Makes the first account of a site with the link that the program prints, and signs the browser in. */
export async function signInFirst(
  { origin, invitation }: { origin: string; invitation: string },
  browser: APIRequestContext,
  staffLanguage: 'en' | 'zh' = 'en',
): Promise<Account> {
  const account = { username: 'lin-wei', password: 'a long secret of keys' };
  const invite = new URL(invitation).searchParams.get('invite');
  await post(browser, origin, '/api/register', { ...account, invite });
  await signInBrowser(origin, browser, account, staffLanguage);
  return account;
}

async function signInBrowser(
  origin: string,
  browser: APIRequestContext,
  account: Account,
  staffLanguage: 'en' | 'zh',
): Promise<void> {
  await post(browser, origin, '/api/login', account);
  if (staffLanguage === 'en') return;
  const data = { staffLanguage };
  const chosen = await browser.put(`${origin}/api/account/language`, { headers: { origin }, data });
  expect(chosen.ok()).toBe(true);
}

async function post(client: APIRequestContext, origin: string, path: string, data: object): Promise<void> {
  const response = await client.post(origin + path, { headers: { origin }, data });
  expect(response.ok(), await response.text()).toBe(true);
}
