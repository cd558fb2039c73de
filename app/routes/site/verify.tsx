import { Link, redirect } from 'react-router';
import { localeTags } from '#shared/base/locale.ts';
import { formatDate } from '#shared/base/formatting.ts';
import { loadDocumentCheckTexts, loadOrderTexts } from '#shared/i18n/dictionary.ts';
import { fillText } from '#shared/i18n/translate.ts';
import { documentCodeIn, showDocumentCode } from '#shared/deals/issued-document.ts';
import { formatMinor } from '#shared/base/minor-units.ts';
import { FileCheckBox } from '../../features/deals/document/file-check-box.tsx';
import { ReportFacts } from '../../features/deals/document/report-facts.tsx';
import { BeneficiaryFacts } from '../../features/deals/document/beneficiary-facts.tsx';
import { useTexts } from '../../lib/i18n.tsx';
import { onServer, searchOf } from '../../lib/page-loader.ts';
import type { Route } from './+types/verify.ts';
import { TextField } from '../../ui/form-field.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { Titled } from '../../ui/titled.tsx';

/**
 * The document of a code on one of our papers. The browser compares a file (decision 044). Never cached or indexed.
 */
export const loader = onServer(async (page, { params, request }: Route.LoaderArgs) => {
  const { locale, head, services, ip } = page;
  const searchParams = searchOf(request);
  const typed = (params.code ?? searchParams.get('code') ?? '').slice(0, 100);
  const code = documentCodeIn(typed);
  // The form redirects to the address of the code, which can be shared.
  if (params.code === undefined && code !== null) throw redirect(`/verify/${code}`);
  const [texts, { companyName, email }, found] = await Promise.all([
    loadDocumentCheckTexts(locale),
    page.settings(),
    code === null ? null : services.verify.byCode(code, ip),
  ]);
  head.canonical = null;
  const report = found && 'counts' in found ? found : null;
  return {
    meta: { title: `${texts.verifyTitle} – ${companyName}` },
    texts,
    typed,
    found: found && 'kind' in found ? found : null,
    report,
    orderTexts: report && (await loadOrderTexts(locale)),
    email,
    isMatch: found !== null && searchParams.get('file') === 'matches',
  };
});

export default function Verify({ loaderData }: Route.ComponentProps) {
  const { texts, typed, found, report, orderTexts, email, isMatch } = loaderData;
  return (
    <div className="wrap section">
      <div className="mx-auto grid max-w-3xl grid-cols-1 gap-5">
        <header>
          <h1 className="h1">{texts.verifyTitle}</h1>
          <p className="lead mt-1">{texts.verifyIntro}</p>
        </header>
        <form action="/verify" className="flex flex-wrap items-end gap-3">
          <div className="grow">
            <TextField
              label={texts.code}
              name="code"
              defaultValue={typed}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={40}
              required
            />
          </div>
          <button type="submit" className="btn btn-primary">
            {texts.check}
          </button>
        </form>
        {isMatch ? <p className="notice font-semibold">{texts.says.matches}</p> : null}
        {found ? <Found found={found} texts={texts} /> : null}
        {report && orderTexts ? <ReportFacts report={report} texts={texts} orderTexts={orderTexts} /> : null}
        {typed !== '' && !found && !report ? (
          <section className="notice notice-bad" role="alert">
            <h2 className="h3">{texts.unknownTitle}</h2>
            <p className="mt-1">{fillText(texts.unknownText, { email })}</p>
          </section>
        ) : null}
        {/* The file of a report is made anew for each reader. */}
        {report ? null : <FileCheckBox key={found?.code} sha256={found?.sha256 ?? ''} texts={texts} />}
      </div>
    </div>
  );
}

type FoundProps = Pick<Route.ComponentProps['loaderData'], 'texts'> & {
  found: NonNullable<Route.ComponentProps['loaderData']['found']>;
};

function Found({ found, texts }: FoundProps) {
  const { locale } = useTexts();
  const { code, kind, reference, revision, totalMinor, currency, accepted, beneficiary, replacedBy } = found;
  const day = (given: string) => formatDate(localeTags[locale], 'day', given, 'UTC');
  const open = kind === 'offer' ? texts.totalDepends : null;
  const facts = [
    [texts.code, showDocumentCode(code)],
    [texts.reference, reference],
    [texts.revision, revision],
    [texts.issued, day(found.issuedDay)],
    [
      texts.total,
      totalMinor !== null && currency !== null ? formatMinor(localeTags[locale], totalMinor, currency) : open,
    ],
    [
      fillText(texts.accepted, { day: accepted ? day(accepted.day) : '' }),
      accepted && formatMinor(localeTags[locale], accepted.totalMinor, accepted.currency),
    ],
  ] as const;
  return (
    <Titled className="card grid gap-4 p-4 sm:p-6" id="found" title={texts.kinds[kind]} look="h2">
      <p>{texts.knownText}</p>
      {replacedBy ? (
        <p className="notice notice-bad">
          {fillText(texts.replaced, {
            kind: texts.kinds[replacedBy.kind],
            revision: replacedBy.revision ?? '',
            date: day(replacedBy.issuedDay),
          })}
        </p>
      ) : null}
      {found.isWithdrawn ? <p className="notice notice-bad">{texts.acceptanceEnded}</p> : null}
      <FactList of={facts} />
      {beneficiary ? (
        <>
          <h3 className="h3">{texts.paidThen}</h3>
          <BeneficiaryFacts beneficiary={beneficiary} texts={texts} from={texts.since} />
        </>
      ) : null}
      {found.isBeneficiaryReplaced ? <p className="notice notice-bad">{texts.paidChanged}</p> : null}
      <p>
        <Link to="/pay-safely" className="link inline-flex min-h-11 items-center">
          {texts.payTitle}
        </Link>
      </p>
    </Titled>
  );
}
