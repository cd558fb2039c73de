import { cookieKinds, cookieTable } from '#shared/base/cookies.ts';
import { formatList } from '#shared/base/formatting.ts';
import { localeTags } from '#shared/base/locale.ts';
import { fillText } from '#shared/i18n/translate.ts';
import { countKinds, keyHours } from '#shared/operations/counting-rules.ts';
import { retentionKinds } from '#shared/operations/retention-rules.ts';
import { loadCompanyTexts } from '#shared/i18n/dictionary.ts';
import { LegalPage } from '../../features/content/company/legal-page.tsx';
import { companyFacts, legalTexts } from '../../features/content/company/legal-texts.ts';
import { setPlainHead } from '../../lib/breadcrumbs.ts';
import { onServer } from '../../lib/page-loader.ts';
import type { Route } from './+types/privacy.ts';

export const loader = onServer(async (page) => {
  const { locale } = page;
  const [{ privacy: texts }, settings] = await Promise.all([loadCompanyTexts(locale), page.settings()]);
  const { retention, backups } = settings;
  page.tag(page.cacheTags.settings);
  const { cookieList, periods } = texts;
  const cookies = cookieKinds.map((kind) =>
    fillText(cookieList.line, { ...cookieTable[kind], text: cookieList[kind] }),
  );
  const keptFor = (text: string, days: number) =>
    fillText(days === 0 ? periods.never : periods.line, { text, days });
  const kept = [
    ...retentionKinds.map(({ kind }) => keptFor(periods[kind], retention[kind])),
    keptFor(periods.keys, keyHours / 24),
    keptFor(periods.backups, Math.max(backups.keepDays, backups.keepWeeks * 7)),
    keptFor(periods.log, 0),
  ];
  const kinds = formatList(
    localeTags[locale],
    countKinds.map((kind) => texts.countedKinds[kind]),
  );
  const facts = { ...retention, ...companyFacts(locale, settings), kinds, hours: keyHours };
  const legal = legalTexts(locale, texts, facts);
  setPlainHead(page, '/privacy', texts.title);
  return {
    meta: { title: `${texts.metaTitle} – ${settings.companyName}`, description: texts.metaDescription },
    texts: {
      ...legal,
      parts: [
        ...legal.parts,
        { title: cookieList.title, text: cookies.join('\n') },
        { title: periods.title, text: kept.join('\n') },
      ],
    },
  };
});

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return <LegalPage {...loaderData.texts} />;
}
