import { type FaqTerms, faqTopics } from './structured-data.ts';
import type { ContactTexts } from '#shared/i18n/en/contact.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useTexts } from '../../../lib/i18n.tsx';
import { Titled } from '../../../ui/titled.tsx';

/** Six questions that open independently, without script (docs/specification/contact.md#faq). */
export function Faq({ texts, terms }: { texts: ContactTexts; terms: FaqTerms }) {
  const { t } = useTexts(texts);
  return (
    <Titled className="wrap section" id="faq-title" title={t('faqTitle')} look="h2">
      <div className="mt-5 grid items-start gap-3 md:grid-cols-2">
        {faqTopics.map((topic) => (
          <details key={topic} className="card faq">
            <summary>
              {t(`faq.${topic}.question`)}
              <Icon name="chevron" />
            </summary>
            <p className="px-4 pb-4 text-muted">{t(`faq.${topic}.answer`, terms)}</p>
          </details>
        ))}
      </div>
    </Titled>
  );
}
