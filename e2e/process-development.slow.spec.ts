import { expect as patient, type Page } from '@playwright/test';
import { en } from '#shared/i18n/en/index.ts';
import { test as processTest } from './support/process.ts';
import { copyProject, type ProjectCopy } from './support/project-copy.ts';
import { freePort } from './support/site.ts';
import { rootElement } from './support/test.ts';

/** Long timeouts, since the test waits for starts of programs, possibly on a busy machine. */
const expect = patient.configure({ timeout: 90_000 });
processTest.describe.configure({ timeout: 240_000 });

const test = processTest.extend<{ project: ProjectCopy }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from the pattern
  project: async ({}, run) => {
    const project = await copyProject();
    await run(project);
    await project.remove();
  },
});

/** Sets a mark that is lost when the page is reloaded. */
const mark = (page: Page) => page.evaluate(() => (document.documentElement.dataset['mark'] = 'yes'));
const isMarked = (page: Page) => page.evaluate(() => document.documentElement.dataset['mark'] === 'yes');

test('npm run dev shows what is changed in a component, a text and a service', async ({
  project,
  start,
  page,
}) => {
  const refused: string[] = [];
  /** Whether the open page is connected to the development server: only then does it receive changes. */
  let hears = false;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) hears = false;
  });
  page.on('console', (message) => {
    if (message.text() === '[vite] connected.') hears = true;
    if (/Content Security Policy|preamble/.test(message.text())) refused.push(message.text());
  });
  page.on('pageerror', (error) => {
    // A page cancels its requests when it is reloaded or the server restarts.
    if (!error.message.startsWith('Failed to fetch dynamically imported module')) refused.push(error.message);
  });
  const program = start(
    { PORT: String(await freePort()), NODE_ENV: 'development' },
    'scripts/start.mjs --dev',
    project.directory,
  );
  const origin = await program.ready;
  await expect.poll(program.output).toContain('/auth?invite=');
  const invite = /\/auth\?invite=(\S+)/.exec(program.output())![1];
  const send = async (call: string, data: object) => {
    const answer = await page.request.post(origin + call, { data, headers: { origin } });
    expect(answer.ok(), call).toBe(true);
    return (await answer.json()) as { id: string };
  };
  const account = { username: 'wei', password: 'a long secret' };
  await send('/api/register', { ...account, invite });
  await send('/api/login', account);
  const product = { name: 'Solar lantern', priceUnit: 'USD', stockStatus: 'in_stock', isActive: true };
  const { id } = await send('/api/products', product);

  await page.goto(`${origin}/admin/products`);
  await expect(rootElement(page)).toHaveAttribute('data-hydrated', 'true');

  // Not with the page's button: on a busy machine the page may be clickable before Vite has served the start script.
  await send(`/api/products/${id}/favorite`, {});

  const edit = async (...change: Parameters<ProjectCopy['edit']>) => {
    await expect.poll(() => hears).toBe(true);
    await project.edit(...change);
  };
  const title = page.getByRole('heading', { level: 1 });
  const component = 'app/routes/site/favorites.tsx';
  await test.step('a component, before React runs in the page', async () => {
    await page.goto(`${origin}/favorites`);
    await edit(component, '<h1 className="h1"', '<h1 title="once" className="h1"');
    // On a busy machine the first change may come before the server watches the file: then it is saved again. Saved twice
    // at once it would load the page again while React comes.
    await expect(async () => {
      const isShown = await title.getAttribute('title', { timeout: 20_000 }).then((text) => text === 'once');
      if (!isShown) await project.edit(component, 'title="once"', 'title="once"');
      await expect(title).toHaveAttribute('title', 'once', { timeout: 20_000 });
    }).toPass();
  });
  await test.step('a component, in the page as it stands', async () => {
    // React is loaded when an element of the page gets the focus; Vite then compiles all of its modules.
    await page.getByRole('main').focus();
    await expect(rootElement(page)).toHaveAttribute('data-hydrated', 'true');
    await mark(page);
    await edit(component, 'title="once"', 'title="twice"');
    await expect(title).toHaveAttribute('title', 'twice');
    expect(await isMarked(page)).toBe(true);
  });
  await test.step('a text', async () => {
    await edit('shared/i18n/en/products.ts', en.favorites.text, 'Kept in the middle of March.');
    await expect(page.getByText('Kept in the middle of March.')).toBeVisible();
  });
  await test.step('a mistake, and its mending', async () => {
    await edit('server/catalogue/favorite/favorite.service.ts', 'cards: async', 'cards: = async');
    await expect.poll(program.output).toContain('started again at the next change');
    await project.edit('server/catalogue/favorite/favorite.service.ts', 'cards: = async', 'cards: async');
  });
  await test.step('a service', async () => {
    const cards = 'deps.products.cards(await idsOf(owner), locale)';
    const renamed = `(await ${cards}).map((card) => ({ ...card, name: 'Lunar lantern' }))`;
    await project.edit('server/catalogue/favorite/favorite.service.ts', cards, renamed);
    await expect(page.getByRole('link', { name: 'Lunar lantern' })).toBeVisible();
  });
  expect(refused).toEqual([]);
  expect(await program.stop()).toBe(0);
});
