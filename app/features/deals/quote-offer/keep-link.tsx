import { useState } from 'react';
import type { OfferTranslate } from '#shared/deals/offer-texts.ts';
import { copyText } from '../../../lib/copy-text.ts';

type Props = { reference: string; url: string; email: string | null; t: OfferTranslate };

/** The secret address, which is the only way back to the request: to copy, or to send to oneself. */
export function KeepLink({ reference, url, email, t }: Props) {
  const [said, setSaid] = useState('');
  const text = t('linkText', { reference });
  return (
    <div className="grid gap-2 print-hidden">
      <p className="text-sm">{t('secret')}</p>
      <p className="flex flex-wrap gap-2">
        <button
          type="button"
          className="btn btn-outline script-only"
          onClick={() => {
            void copyText(url).then((isCopied) => setSaid(isCopied ? t('copied') : url));
          }}
        >
          {t('copyLink')}
        </button>
        <a
          className="btn btn-outline"
          href={`mailto:${email ?? ''}?subject=${encodeURIComponent(text)}&body=${encodeURIComponent(url)}`}
        >
          {t('mailLink')}
        </a>
        <a
          className="btn btn-outline"
          target="_blank"
          rel="noreferrer"
          href={`https://api.whatsapp.com/send?text=${encodeURIComponent(`${text} ${url}`)}`}
        >
          {t('chatLink')}
        </a>
      </p>
      <p role="status" className="text-sm break-all empty:hidden">
        {said}
      </p>
    </div>
  );
}
