import { loadCompanyTexts } from '#shared/i18n/dictionary.ts';
import savannah from '../../assets/scenes/savannah.svg?url';
import { ProcessPage } from '../../features/content/company/process-page.tsx';
import { setPlainHead } from '../../lib/breadcrumbs.ts';
import { onServer } from '../../lib/page-loader.ts';
import type { Route } from './+types/process.ts';

export const loader = onServer(async (page) => {
  const { locale, t } = page;
  const [{ process: texts }, { companyName, deliveryTimes }] = await Promise.all([
    loadCompanyTexts(locale),
    page.settings(),
  ]);
  // No HowTo: the steps are the company's work, not instructions for readers.
  setPlainHead(page, '/process', t('nav.process'));
  return {
    meta: { title: `${texts.metaTitle} – ${companyName}`, description: texts.metaDescription },
    texts,
    times: deliveryTimes,
  };
});

export default function Process({ loaderData }: Route.ComponentProps) {
  return <ProcessPage texts={loaderData.texts} times={loaderData.times} scene={savannah} />;
}
