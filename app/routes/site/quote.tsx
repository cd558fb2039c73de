import { data, redirect } from 'react-router';
import { z } from 'zod';
import { AppError } from '#shared/base/errors.ts';
import { readForm } from '#shared/base/form-body.ts';
import { fieldText, loadQuoteOfferTexts, loadValidationTexts } from '#shared/i18n/dictionary.ts';
import { newVerdict } from '#shared/deals/inspection.ts';
import { newReceipt, weeklyChoice } from '#shared/deals/order-buyer.ts';
import { aboutOf, receiptFields } from '#shared/deals/order-rules.ts';
import { keyedAct, newAcceptance, newDecline, newQuestion } from '#shared/deals/quote.ts';
import { newTestimonial } from '#shared/deals/testimonial.ts';
import { choiceQuery, readChoice, totalsOf } from '../../features/deals/quote-offer/choice.ts';
import type { ActFault } from '../../features/deals/quote-offer/act-form.tsx';
import { OfferPage } from '../../features/deals/quote-offer/offer-page.tsx';
import { OfferPictures } from '../../features/deals/quote-offer/offer-picture.tsx';
import { readQuotePage } from '../../features/deals/quote-offer/quote-page.server.ts';
import type { PageContext } from '../../lib/page-context.ts';
import { onServer, searchOf } from '../../lib/page-loader.ts';
import type { Route } from './+types/quote.ts';

/** A request at its secret address, with its offers. Never cached or indexed. */
export const loader = onServer((page, { params, request }: Route.LoaderArgs) =>
  readQuotePage(page, params.code, searchOf(request)),
);

type Fields = Record<string, string>;

/** The action of each form of the page. */
const acts: Record<string, (page: PageContext, code: string, fields: Fields) => Promise<void>> = {
  ask: ({ services, ip }, code, fields) =>
    services.buyerQuotes.ask(code, newQuestion.parse({ ...fields, ...aboutOf(fields['about']) }), ip),
  decline: ({ services, ip }, code, fields) =>
    services.buyerQuotes.decline(code, newDecline.parse(fields), ip),
  withdraw: ({ services, ip }, code, fields) =>
    services.buyerQuotes.withdraw(code, keyedAct.parse(fields), ip),
  fresh_price: ({ services, ip }, code, fields) =>
    services.buyerQuotes.askFreshPrice(code, keyedAct.parse(fields), ip),
  testify: ({ services, ip, locale }, code, fields) =>
    services.buyerQuotes.testify(code, { ...newTestimonial.parse(fields), language: locale }, ip),
  decide: ({ services, ip }, code, fields) => services.inspections.decide(code, newVerdict.parse(fields), ip),
  received: ({ services, ip }, code, fields) =>
    services.orderBuyers.receive(code, newReceipt.parse(receiptFields(fields)), ip),
  weekly: ({ services, ip }, code, fields) =>
    services.orderDigests.choose(code, weeklyChoice.parse(fields).weekly === 'yes', ip),
  accept,
};

/** The sums have changed since they were shown: without script the page cannot follow a choice. */
class UnseenTotal extends Error {}

async function accept({ services, ip }: PageContext, code: string, fields: Fields): Promise<void> {
  const quote = await services.buyerQuotes.open(code, ip);
  const revision = quote.revisions.find(({ id }) => id === fields['offerId']);
  const choice = readChoice((name) => fields[name] ?? null, revision?.offer.lines ?? []);
  if (revision && String(totalsOf(revision.offer, choice)?.totalMinor) !== fields['seenTotal'])
    throw new UnseenTotal();
  await services.buyerQuotes.accept(
    code,
    newAcceptance.parse({ ...fields, choice, isAgreed: fields['isAgreed'] ?? false }),
    ip,
  );
}

/**
 * The forms without script: on errors the typed values are shown again; a success is shown at the page's own
 * address, with the choice, which is stored only when it is accepted.
 */
export const action = onServer(async (page, { params, request }: Route.ActionArgs) => {
  const { services, locale, t } = page;
  const fields = Object.fromEntries(
    [...(await readForm(request))].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
  // A mail program that ends the weekly mails (RFC 8058).
  if (fields['List-Unsubscribe']) Object.assign(fields, { intent: 'weekly', weekly: 'no' });
  const intent = fields['intent'] ?? '';
  // Without an error the sender would believe that the text has arrived.
  if (!Object.hasOwn(acts, intent)) throw new AppError('bad_request', 'no form of this page');
  const again = (message: string, errors: Fields, status: number) =>
    data<ActFault & { fields: Fields }>({ intent, message, errors, values: fields, fields }, { status });
  try {
    await acts[intent]!(page, params.code, fields);
  } catch (error) {
    const [texts, validation] = await Promise.all([loadQuoteOfferTexts(locale), loadValidationTexts(locale)]);
    if (error instanceof UnseenTotal) return again(texts.agreeUnseen, {}, 409);
    const faults = faultsOf(error, services);
    if (!faults) throw error;
    const errors = Object.fromEntries(
      Object.entries(faults.fields).map(([name, key]) => [name, fieldText(validation, key)]),
    );
    return again(Object.values(errors)[0] ?? t(`errors.${faults.code}`), errors, faults.status);
  }
  throw redirect(`/quotes/${params.code}${intent === 'accept' ? '' : choiceQuery(fields)}`, 303);
});

/** The errors of a form, or null if the user cannot correct them. */
function faultsOf(error: unknown, services: PageContext['services']) {
  if (error instanceof z.ZodError) {
    const fields = error.issues.map((issue) => [issue.path.join('.'), issue.message]);
    return { code: 'invalid' as const, status: 400, fields: Object.fromEntries(fields) as Fields };
  }
  const { code, status, fields = {} } = services.toAppError(error);
  return status < 500 && code !== 'not_found' ? { code, status, fields } : null;
}

export default function Quote({ loaderData, actionData }: Route.ComponentProps) {
  const { shown: wanted, choice, pictures, ...page } = loaderData;
  const shown = page.quote.revisions.find(({ revision }) => revision === wanted) ?? null;
  const fields = actionData?.fields;
  return (
    <OfferPictures value={pictures}>
      <OfferPage
        key={shown?.id}
        {...page}
        shown={shown}
        // After a failed attempt, show the submitted choice again, with its sums.
        choice={fields && shown ? readChoice((name) => fields[name] ?? null, shown.offer.lines) : choice}
        fault={actionData ?? null}
      />
    </OfferPictures>
  );
}
