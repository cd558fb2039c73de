import { Link } from 'react-router';
import { loadLandedCostTexts, loadOrderTexts } from '#shared/i18n/dictionary.ts';
import { prohibitionsOf } from '#shared/deals/landed-text.ts';
import { usualOfferDays } from '#shared/deals/quote-limits.ts';
import { officeDay, toZoned } from '#shared/base/zoned-time.ts';
import { AcceptedCard } from '../../features/deals/quote-admin/accepted-card.tsx';
import { History } from '../../features/deals/quote-admin/history.tsx';
import { linkText } from '../../features/deals/quote-admin/link-text.ts';
import { OfferForm } from '../../features/deals/quote-admin/offer-form.tsx';
import { StageBadge } from '../../features/deals/quote-admin/quote-columns.tsx';
import { QuoteSide, Standing } from '../../features/deals/quote-admin/quote-side.tsx';
import { quotesHome } from '../../features/deals/quote-admin/quote-words.ts';
import { RequestCard } from '../../features/deals/quote-admin/request-card.tsx';
import { useQuoteNews } from '../../features/deals/quote-admin/use-quote-news.ts';
import { inquiryWords } from '../../lib/admin-language.server.ts';
import { formatAge, spokenLanguage, ta } from '../../lib/admin-text.ts';
import { ImportProhibitions } from '../../lib/import-prohibitions.tsx';
import { onStaffServer } from '../../lib/page-loader.ts';
import { useRecordTrash } from '../../staff/record/use-record-trash.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Route } from './+types/quote.ts';

const dayMs = 86_400_000;

/** /admin/quotes/{id}: a request with its history, and the editor of its offer. */
export const loader = onStaffServer(
  'staff',
  async ({ services, user, origin, settings }, { params }: Route.LoaderArgs) => {
    const [quote, staff, partners, { rates, marginFloor }, templates] = await Promise.all([
      services.quotes.read(user, params.id),
      services.inbox.staff(user),
      services.partners.list(),
      settings(),
      services.offerTemplates.list(user),
    ]);
    const lines = [...quote.lines, ...(quote.sheet?.lines ?? [])];
    const ids = lines.flatMap(({ productId }) => productId ?? []);
    const [prices, landed, texts, { steps: stepNames }, chineseNames, names] = await Promise.all([
      services.supplierPrices.offered(user, lines),
      services.landedCosts.basisOf(quote.country, lines),
      loadLandedCostTexts(spokenLanguage()),
      loadOrderTexts(spokenLanguage()),
      services.catalogue.namesIn(user, ids, 'zh'),
      services.catalogue.namesIn(user, ids, spokenLanguage()),
    ]);
    const now = Date.now();
    const link = `${origin}/quotes/${quote.code}`;
    return {
      meta: { title: `${quote.reference} · ${quote.contactName}` },
      quote,
      stepNames,
      staff,
      suppliers: partners.map(({ id, name }) => ({ id, name })),
      settings: {
        rates: rates.perDollar,
        marginFloor,
        hasMail: services.mail.isConfigured,
        today: officeDay(),
        prices,
        templates,
        usualDay: toZoned(new Date(now + usualOfferDays * dayMs), quote.timeZone).slice(0, 10),
      },
      prohibitions: landed
        ? prohibitionsOf(
            landed.rows,
            Object.values(landed.hsCodes ?? {}),
            spokenLanguage(),
            texts,
            officeDay(),
          )
        : [],
      words: { due: texts.due, old: texts.old, prohibited: texts.prohibited },
      link,
      linkText: await linkText(quote, link),
      chineseNames,
      names,
      inquiryWords,
      now,
    };
  },
);

export default function Quote({ loaderData }: Route.ComponentProps) {
  const { quote, staff, suppliers, settings, link, linkText: message, now } = loaderData;
  const { chineseNames, names } = loaderData;
  const { reference, contactName, companyName, isDeleted } = quote;
  const { isBusy, move } = useRecordTrash('quote', (one: typeof quote) => one.reference);
  useQuoteNews(quote.id);
  const form = (
    <OfferForm
      key={quote.id}
      quote={quote}
      settings={settings}
      suppliers={suppliers}
      names={names}
      chineseNames={chineseNames}
      words={loaderData.inquiryWords}
    />
  );
  return (
    <div className="grid gap-3">
      <Link to={quotesHome} className="link inline-flex items-center gap-1 justify-self-start">
        <Icon name="left" className="size-4" />
        {ta('quote.back')}
      </Link>
      <header>
        <h1 className="h1 flex flex-wrap items-center gap-x-3">
          <span>
            <span className="inline-block">{reference}</span> · {contactName}
            {companyName ? `, ${companyName}` : null}
          </span>
          <StageBadge stage={quote.stage} />
        </h1>
        <Standing quote={quote} age={formatAge(quote.turnSince, now)} />
      </header>
      {isDeleted ? (
        <div className="notice flex flex-wrap items-center gap-3">
          <p>{ta('quote.inTrash')}</p>
          <Button className="btn btn-outline btn-sm" isOff={isBusy} onClick={() => move(quote)}>
            {ta('quote.restore')}
          </Button>
        </div>
      ) : null}
      <ImportProhibitions prohibitions={loaderData.prohibitions} texts={loaderData.words} />
      <div className="quote-page">
        <div className="grid gap-3">
          {[quote.accepted, quote.sampleAccepted].map((one) =>
            one ? <AcceptedCard key={one.revision} quote={quote} accepted={one} names={names} /> : null,
          )}
          <RequestCard quote={quote} names={names} />
        </div>
        <aside className="quote-aside grid content-start gap-3">
          {isDeleted ? null : (
            <QuoteSide
              quote={quote}
              staff={staff}
              link={link}
              linkText={message}
              onDelete={() => move(quote)}
            />
          )}
          <History quote={quote} stepNames={loaderData.stepNames} />
        </aside>
        {isDeleted ? null : quote.stage === 'accepted' ? (
          // Nothing is to be written now: the draft of another revision would read as what was agreed.
          <details className="card p-3">
            <summary className="font-semibold">{ta('quote.nextDraft')}</summary>
            <div className="mt-3">{form}</div>
          </details>
        ) : (
          form
        )}
      </div>
    </div>
  );
}
