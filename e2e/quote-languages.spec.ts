import { fr } from '#shared/i18n/fr/index.ts';
import { quoteList as frList } from '#shared/i18n/fr/quote-list.ts';
import { quoteOffer as frOffer } from '#shared/i18n/fr/quote-offer.ts';
import { validation as frValidation } from '#shared/i18n/fr/validation.ts';
import { zh } from '#shared/i18n/zh/index.ts';
import { quoteList as zhList } from '#shared/i18n/zh/quote-list.ts';
import { quoteOffer as zhOffer } from '#shared/i18n/zh/quote-offer.ts';
import { validation as zhValidation } from '#shared/i18n/zh/validation.ts';
import { sumOf } from './support/parts.ts';
import { answer, seeQuote, sendOffer } from './support/quotes.ts';
import { expect, findProduct, test } from './support/test.ts';
import { inLanguage } from './support/tiers.ts';

const languages = [
  { locale: 'fr', browser: 'fr-FR', site: fr, list: frList, offer: frOffer, validation: frValidation },
  { locale: 'zh', browser: 'zh-CN', site: zh, list: zhList, offer: zhOffer, validation: zhValidation },
] as const;

for (const { locale, browser, site, list, offer, validation } of languages) {
  test.describe(`in ${locale}`, inLanguage(locale, ['fr']), () => {
    test.use({ locale: browser });

    test('a buyer asks for a quote, corrects it, compares, asks, and accepts', async ({ page, problems }) => {
      problems.expect(/400/);
      const { id } = await findProduct(page.request, 'ballet flats');
      await page.goto(`/product/${id}`);
      await page.getByRole('button', { name: site.listAdd.add, exact: true }).tap();
      await page.getByRole('link', { name: site.listAdd.see }).last().click();
      await expect(page.getByRole('heading', { name: list.title })).toBeVisible();
      await page.getByLabel(`${list.country} *`).selectOption('CI');
      await page.getByRole('radio', { name: /\bCIF\b/ }).check();
      await expect(
        page.getByRole('list', { name: list.whoPays.replace('{term}', 'CIF') }).getByText(list.steps.duty),
      ).toBeVisible();
      await page.getByLabel(`${list.contactName} *`).fill('Awa Diop');
      await page.getByRole('button', { name: list.send }).tap();
      await expect(page.getByText(list.failedTitle)).toBeVisible();
      await expect(page.getByRole('link', { name: validation.contactNeeded })).toBeVisible();
      await page.getByLabel(list.namedPlace).fill('Abidjan');
      await page.getByLabel(list.phone).fill('+44 7700 900123');
      await page.getByRole('button', { name: list.send }).tap();
      await expect(page).toHaveURL(/\/quotes\/\w{22}$/);
      const code = new URL(page.url()).pathname.split('/').at(-1)!;
      const { reference, locale: stored } = await seeQuote(code);
      expect(stored).toBe(locale);
      await expect(
        page.getByRole('heading', { name: offer.title.replace('{reference}', reference) }),
      ).toBeVisible();
      await expect(page.getByText(offer.stage.new)).toBeVisible();

      await sendOffer(reference);
      await page.reload();
      await expect(page.getByText(offer.stage.buyer)).toBeVisible();
      const total = sumOf(page, offer.total);
      const before = await total.innerText();
      await page.getByRole('radio', { name: /Better sole/ }).check();
      await expect(total).not.toHaveText(before);
      await page.getByRole('link', { name: offer.askHere }).click();
      await page.getByLabel(offer.askText).fill('?');
      await page.getByRole('button', { name: offer.askNow }).click();
      await expect(page.getByText(offer.stage.ours)).toBeVisible();
      await answer(reference, 'OK');
      await page.reload();
      await page.getByRole('radio', { name: /Better sole/ }).check();
      await page.getByRole('button', { name: offer.acceptNow, exact: true }).click();
      await expect(page.getByText(validation.agreementRequired).first()).toBeVisible();
      await page.getByRole('checkbox').check();
      await page.getByRole('button', { name: offer.acceptNow, exact: true }).click();
      await expect(page.getByText(offer.stage.accepted).first()).toBeVisible();
      await expect(page.getByRole('button', { name: offer.withdraw })).toBeVisible();
      expect((await seeQuote(code)).accepted).toMatchObject({ choice: [{ optionId: 'better' }] });
    });
  });
}
