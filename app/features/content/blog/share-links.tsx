import type { BlogTexts } from '#shared/i18n/en/blog.ts';
import { useTexts } from '../../../lib/i18n.tsx';

type Props = { title: string; url: string; texts: BlogTexts };

/** Links to share a post. WhatsApp is first, because our readers use it. Plain links, without third-party scripts. */
export function ShareLinks({ title, url, texts }: Props) {
  const { t } = useTexts(texts);
  const [text, address, both] = [title, url, `${title} ${url}`].map(encodeURIComponent);
  const targets = [
    ['WhatsApp', `https://api.whatsapp.com/send?text=${both}`],
    ['Facebook', `https://www.facebook.com/sharer/sharer.php?u=${address}`],
    ['LinkedIn', `https://www.linkedin.com/sharing/share-offsite/?url=${address}`],
  ] as const;
  return (
    <section aria-label={t('share')} className="flex flex-wrap items-center gap-2">
      <span className="text-sm font-semibold">{t('share')}</span>
      {targets.map(([name, href]) => (
        <a
          key={name}
          href={href}
          target="_blank"
          rel="noreferrer"
          className="btn btn-outline btn-sm"
          aria-label={t('shareOn', { name })}
        >
          {name}
        </a>
      ))}
      <a
        href={`mailto:?subject=${text}&body=${address}`}
        className="btn btn-outline btn-sm"
        aria-label={t('shareMail')}
      >
        @
      </a>
    </section>
  );
}
