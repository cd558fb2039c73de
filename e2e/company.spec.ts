import { en } from '#shared/i18n/en/index.ts';
import { company as enCompany } from '#shared/i18n/en/company.ts';
import { fr } from '#shared/i18n/fr/index.ts';
import { company } from '#shared/i18n/fr/company.ts';
import { blog as blogTexts } from '#shared/i18n/en/blog.ts';
import { slides } from './support/parts.ts';
import { expect, hydrate, type Page, test } from './support/test.ts';

const openDrawer = async (page: Page, link: string) => {
  await page.getByRole('button', { name: fr.nav.openMenu }).tap();
  await page.getByRole('dialog').getByRole('link', { name: link, exact: true }).tap();
  await expect(page.getByRole('dialog')).toBeHidden();
};

test.describe('in French', () => {
  test.use({ locale: 'fr-FR' });

  test('a buyer reads who the company is, how it works, and turns to it', async ({ page }) => {
    await page.goto('/');
    await hydrate(page);
    await openDrawer(page, fr.nav.about);
    await expect(page).toHaveURL('/about');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(company.about.title);
    await expect(page).toHaveTitle(new RegExp(`^${company.about.metaTitle}`));
    await expect(page.getByText('Plus de 2 ans', { exact: true })).toBeVisible();

    await page.getByRole('link', { name: company.about.storyLink }).tap();
    await expect(page).toHaveURL('/process');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(company.process.title);
    await expect(page.getByText('15 à 30 jours')).toBeVisible();

    await openDrawer(page, fr.nav.services);
    await expect(page).toHaveURL('/services');
    await page.getByRole('link', { name: company.services.blocks.logistics.title }).tap();
    await expect(
      page.getByRole('heading', { name: company.services.blocks.logistics.title }),
    ).toBeInViewport();
    await expect(
      page.getByRole('main').getByRole('link', { name: fr.nav.contactUs, exact: true }),
    ).toHaveAttribute('href', '/contact');
  });
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the slideshow pauses, by its button and while it is pointed at', async ({ page }) => {
    await page.goto('/services');
    const slide = (number: number) => slides(page).nth(number - 1);
    await expect(slides(page)).toHaveCount(2);
    await expect(slide(1)).toHaveCSS('animation-duration', '10s');
    await expect(slide(1)).toHaveCSS('animation-play-state', 'running');
    await page
      .getByRole('group', { name: enCompany.services.sceneLabel })
      .hover({ position: { x: 5, y: 5 } });
    await expect(slide(1)).toHaveCSS('animation-play-state', 'paused');
    await page.mouse.move(0, 700);
    await expect(slide(1)).toHaveCSS('animation-play-state', 'running');
    await page.getByRole('checkbox', { name: en.common.pause }).focus();
    await expect(slide(2)).toHaveCSS('animation-play-state', 'paused');
    await page.getByRole('checkbox', { name: en.common.pause }).check();
    await page.getByRole('link', { name: enCompany.services.processLink }).focus();
    await expect(slide(2)).toHaveCSS('animation-play-state', 'paused');
    await page.getByRole('radio', { name: 'Slide 2 of 2' }).check();
    await expect(slide(2)).toHaveCSS('opacity', '1');
    await expect(slide(1)).toHaveCSS('opacity', '0');
  });

  test('the pages are read to the end, and lead on', async ({ page }) => {
    await page.goto('/process');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(enCompany.process.title);
    const last = page.getByText(enCompany.process.steps.shipping.see);
    await expect(last).toBeHidden();
    await page.getByRole('heading', { name: enCompany.process.steps.shipping.title }).tap();
    await expect(last).toBeVisible();
    await expect(page.getByText(enCompany.process.never4)).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: enCompany.process.ctaProducts }).tap();
    await expect(page).toHaveURL('/products');
    await page.goto('/about');
    await expect(page.getByText(enCompany.about.values.partnership.text)).toBeVisible();
    await page.goto('/services#communication');
    await expect(page.getByText(enCompany.services.blocks.communication.proof)).toBeInViewport();
  });
});

test('the filter of the blog applies while its user types, and leaves the field to them', async ({
  page,
}) => {
  await page.goto('/blog');
  await hydrate(page);
  const field = page.getByRole('searchbox', { name: blogTexts.searchLabel }).last();
  await field.pressSequentially('incoterm');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page).toHaveURL('/blog?search=incoterm');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('incoterm');
  await field.fill('');
  await expect(page.getByRole('article')).toHaveCount(10);
  await expect(page).toHaveURL('/blog');
});
