import type { Route } from '@playwright/test';
import type { Page } from './test.ts';

type Answer = (route: Route) => Promise<unknown>;

/**
 * Lets a test answer the page's next calls of an address itself, one answer a call; all other calls reach the server.
 * The route stays between them: one that is added just after the last one was used up (`times`) may be lost, because
 * Playwright turns itself off behind it.
 */
export async function nextCalls(
  page: Page,
  url: string | RegExp,
): Promise<(...answers: readonly Answer[]) => void> {
  const waiting: Answer[] = [];
  await page.route(url, async (route) => {
    await (waiting.shift() ?? ((other: Route) => other.fallback()))(route);
  });
  return (...answers) => void waiting.push(...answers);
}

/** The call fails as without a network. */
export const failing: Answer = (route) => route.abort();

/** The server gets the call; its answer is lost. */
export const unanswered: Answer = async (route) => {
  await route.fetch();
  await route.abort();
};
