import { Link } from 'react-router';
import { localeTags } from '#shared/base/locale.ts';
import { formatDate } from '#shared/base/formatting.ts';
import { loadDocumentCheckTexts } from '#shared/i18n/dictionary.ts';
import { BeneficiaryFacts } from '../../features/deals/document/beneficiary-facts.tsx';
import { shareImage } from '../../lib/head.ts';
import { useTexts } from '../../lib/i18n.tsx';
import { onServer } from '../../lib/page-loader.ts';
import type { Route } from './+types/pay-safely.ts';
import { Titled } from '../../ui/titled.tsx';

/** Who is paid, all changes of that, and what to do about other bank details (decision 044). */
export const loader = onServer(async (page) => {
  const { locale, origin, head, services, tag, cacheTags } = page;
  const [texts, settings, paid] = await Promise.all([
    loadDocumentCheckTexts(locale),
    page.settings(),
    services.beneficiaries.page(),
  ]);
  tag(cacheTags.beneficiary, cacheTags.settings);
  // A pending change becomes valid on cached pages at the right time, too.
  page.freshUntil = paid.pending ? Date.parse(paid.pending.validFrom) : null;
  head.canonical = '/pay-safely';
  head.image = shareImage(origin);
  const { companyName, email, phones } = settings;
  return {
    meta: { title: `${texts.payMetaTitle} – ${companyName}`, description: texts.payMetaDescription },
    texts,
    paid,
    email,
    phone: phones.china,
  };
});

const steps = ['step1', 'step2', 'step3', 'step4', 'step5'] as const;

export default function PaySafely({ loaderData: { texts, paid, email, phone } }: Route.ComponentProps) {
  const { locale } = useTexts();
  const { current, pending, changes } = paid;
  return (
    <div className="wrap section">
      <div className="mx-auto grid max-w-3xl grid-cols-1 gap-5">
        <header>
          <h1 className="h1">{texts.payTitle}</h1>
          <p className="lead mt-1">{texts.payIntro}</p>
        </header>
        <Titled className="card grid gap-4 p-4 sm:p-6" id="paid" title={texts.paidTitle} look="h2">
          {current ? (
            <BeneficiaryFacts beneficiary={current} texts={texts} from={texts.since} />
          ) : (
            <p>{texts.paidNone}</p>
          )}
          <p className="notice font-semibold">{texts.never}</p>
        </Titled>
        {pending ? (
          <Titled className="notice grid gap-3" id="pending" title={texts.pendingTitle}>
            <p>{texts.pendingText}</p>
            <BeneficiaryFacts beneficiary={pending} texts={texts} from={texts.countsFrom} />
          </Titled>
        ) : null}
        <Titled className="notice notice-bad" id="other" title={texts.otherTitle}>
          <p className="mt-1">{texts.otherText}</p>
          <p className="mt-2 flex flex-wrap gap-x-4">
            <a href={`tel:${phone.replaceAll(' ', '')}`} className="link inline-flex min-h-11 items-center">
              {phone}
            </a>
            <a href={`mailto:${email}`} className="link inline-flex min-h-11 items-center">
              {email}
            </a>
            <Link to="/chat" className="link inline-flex min-h-11 items-center">
              {texts.chat}
            </Link>
            <Link to="/verify" className="link inline-flex min-h-11 items-center">
              {texts.verifyTitle}
            </Link>
          </p>
        </Titled>
        <Titled id="steps" title={texts.stepsTitle} look="h2">
          <ol className="mt-3 grid list-decimal gap-2 pl-6">
            {steps.map((step) => (
              <li key={step}>{texts[step]}</li>
            ))}
          </ol>
        </Titled>
        <Titled id="changes" title={texts.changesTitle} look="h2">
          <p className="text-muted">{texts.changesText}</p>
          <ul className="mt-3 grid gap-2">
            {changes.map(({ at, beneficiary }) => (
              <li key={at}>
                <time dateTime={at} className="font-semibold">
                  {formatDate(localeTags[locale], 'day', at, 'UTC')}
                </time>{' '}
                {beneficiary
                  ? `${beneficiary.name}, ${beneficiary.bank}, … ${beneficiary.lastDigits}`
                  : texts.withdrawn}
              </li>
            ))}
          </ul>
        </Titled>
      </div>
    </div>
  );
}
