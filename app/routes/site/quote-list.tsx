import { Link } from 'react-router';
import { toDestination } from '#shared/base/country.ts';
import { formatDate } from '#shared/base/formatting.ts';
import { fillText } from '#shared/i18n/translate.ts';
import type { QuoteListTexts } from '#shared/i18n/en/quote-list.ts';
import { loadQuoteListTexts, loadValidationTexts } from '#shared/i18n/dictionary.ts';
import { localeTags } from '#shared/base/locale.ts';
import { maxListLines } from '#shared/deals/quote-limits.ts';
import { listAction } from '../../features/deals/quote-list/list-action.ts';
import { ListForm } from '../../features/deals/quote-list/list-form.tsx';
import { faultId, faultTexts, listNotices, noFaults } from '../../features/deals/quote-list/list-values.ts';
import { OtherDevice } from '../../features/deals/quote-list/other-device.tsx';
import listCss from '../../features/deals/quote-list/quote-list.css?inline';
import { useTexts } from '../../lib/i18n.tsx';
import { newKey } from '../../lib/new-key.ts';
import { listDoorOf } from '../../lib/door.ts';
import { ImportProhibitions } from '../../lib/import-prohibitions.tsx';
import { PapersList } from '../../lib/papers-list.tsx';
import { onServer, searchOf } from '../../lib/page-loader.ts';
import { SelectionLink } from '../../features/deals/selection/selection-link.tsx';
import { PageStyle } from '../../lib/page-style.tsx';
import { TransitTimes } from '../../lib/transit-times.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Titled } from '../../ui/titled.tsx';
import type { Route } from './+types/quote-list.ts';

export const loader = onServer(async (page, { request }: Route.LoaderArgs) => {
  const { services, settings, locale } = page;
  const [owner, visitor] = await Promise.all([services.quoteLists.ownerOf(page), page.visitor()]);
  const [texts, validation, { companyName }, list, requests, notJoined] = await Promise.all([
    loadQuoteListTexts(locale),
    loadValidationTexts(locale),
    settings(),
    services.quoteLists.read(owner, locale),
    visitor ? services.quoteRequests.sentFrom(visitor.sessionId) : [],
    visitor && page.user ? services.quoteLists.notJoined(visitor.sessionId, page.user.id) : 0,
  ]);
  const cards = await services.products.cards(
    list.lines.flatMap(({ productId }) => productId ?? []),
    locale,
  );
  const pictures = new Map(cards.map(({ id, picture }) => [id, picture]));
  const country = toDestination(list.details.country ?? undefined) ?? page.country;
  const door = country === null ? null : await listDoorOf(page, list.lines, country);
  page.setListCount(list.lines.length);
  const said = searchOf(request).get('done');
  const notice = listNotices.find((it) => it === said) ?? null;
  const numbers = { max: maxListLines, count: notJoined };
  return {
    meta: { title: `${texts.metaTitle} – ${companyName}` },
    texts,
    list: {
      ...list,
      // The country that was chosen for prices at the door is the destination until the buyer chooses another.
      details: { ...list.details, country: list.details.country ?? page.country },
      lines: list.lines.map((line) => ({
        ...line,
        picture: pictures.get(line.productId ?? '') ?? null,
        atDoor: door?.ofLine(line) ?? null,
      })),
    },
    waiting: notJoined > 0 ? fillText(validation.listWaits, numbers) : null,
    notice: notice && (notice === 'notAll' ? fillText(validation.listFull, numbers) : texts[notice]),
    door: door && {
      country: door.country,
      name: door.name,
      transits: door.transits,
      papers: door.papers,
      prohibitions: door.prohibitions,
      words: door.words,
    },
    requests: requests.map(({ reference, code, createdAt, timeZone }) => ({
      reference,
      code,
      day: formatDate(localeTags[locale], 'day', createdAt, timeZone),
    })),
    findKey: newKey(),
    faultTexts: faultTexts(validation),
  };
});

export const action = listAction;

/** Passes on how long to wait after a form that was refused. */
export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders;

export default function QuoteListPage({ loaderData, actionData }: Route.ComponentProps) {
  const { texts, list, waiting, door, requests, notice, findKey, faultTexts: faultWords } = loaderData;
  const { t } = useTexts(texts);
  const { t: common } = useTexts();
  const faults = actionData ?? noFaults;
  const isEmpty = list.lines.length === 0;
  return (
    <div className="wrap section">
      <PageStyle name="quote-list" css={listCss} />
      <div className="mx-auto grid max-w-4xl grid-cols-1 gap-4">
        <div>
          <h1 className="h1">{t('title')}</h1>
          <p className="lead mt-1">{t('intro')}</p>
        </div>
        {faults.failure ? (
          <div role="alert" className="notice notice-bad">
            <p>{faults.failure}</p>
            <FaultLinks errors={faults.errors} lines={list.lines} />
          </div>
        ) : notice ? (
          <p role="status" className="notice">
            {notice}
          </p>
        ) : null}
        {waiting ? <p className="notice">{waiting}</p> : null}
        {isEmpty ? <Empty texts={texts} /> : null}
        <ListForm
          list={list}
          texts={texts}
          faults={faults}
          findKey={faults.values['findKey'] ?? list.begun?.key ?? findKey}
          faultTexts={faultWords}
        />
        {door && !isEmpty ? (
          <div className="card grid gap-2 p-3 sm:p-4">
            <ImportProhibitions prohibitions={door.prohibitions} texts={door.words} />
            <TransitTimes transits={door.transits} texts={door.words} />
          </div>
        ) : null}
        {door && door.papers.length > 0 && !isEmpty ? (
          <details className="card p-3 sm:p-4">
            <summary className="h3 min-h-11">
              {common('product.papersOf', { country: door.name, count: door.papers.length })}
            </summary>
            <PapersList papers={door.papers} texts={door.words} />
          </details>
        ) : null}
        {list.lines.some(({ productId }) => productId) ? (
          <p>
            <SelectionLink of="list" />
          </p>
        ) : null}
        {requests.length > 0 ? <Requests requests={requests} texts={texts} /> : null}
        <OtherDevice code={isEmpty ? null : list.code} texts={texts} fault={faults.code} />
      </div>
    </div>
  );
}

type FaultProps = { errors: Record<string, string>; lines: readonly { id: string; name: string }[] };

/** Every fault with a link to its field; the first one has the focus, also without script. */
const FaultLinks = ({ errors, lines }: FaultProps) => (
  <ul>
    {Object.entries(errors).map(([name, text], i) => {
      const line = lines.find(({ id }) => name.endsWith(`:${id}`));
      return (
        <li key={name}>
          <a
            href={`#${faultId(name)}`}
            className="link inline-flex min-h-11 items-center"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page was reloaded to show what to correct
            autoFocus={i === 0}
          >
            {line ? `${line.name}: ${text}` : text}
          </a>
        </li>
      );
    })}
  </ul>
);

function Empty({ texts }: { texts: QuoteListTexts }) {
  const { t } = useTexts(texts);
  return (
    <EmptyState icon="list" title={t('emptyTitle')} text={t('emptyText')}>
      <Link to="/products" className="btn btn-primary">
        {t('browse')}
      </Link>
      <Link to="/favorites" className="btn btn-outline">
        {t('toFavorites')}
      </Link>
    </EmptyState>
  );
}

type RequestsProps = {
  requests: readonly { reference: string; code: string; day: string }[];
  texts: QuoteListTexts;
};

/** Links to requests that were sent from here. */
function Requests({ requests, texts }: RequestsProps) {
  const { t } = useTexts(texts);
  return (
    <Titled id="requests-title" title={t('requests')} className="card p-3 sm:p-4">
      <ul>
        {requests.map(({ reference, code, day }) => (
          <li key={code} className="flex flex-wrap items-center gap-x-2">
            <Link to={`/quotes/${code}`} className="link inline-flex min-h-11 items-center">
              {reference}
            </Link>
            <span className="text-sm text-muted">{t('sentOn', { day })}</span>
          </li>
        ))}
      </ul>
    </Titled>
  );
}
