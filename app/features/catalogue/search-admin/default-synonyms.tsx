import { type Locale, localeTags } from '#shared/base/locale.ts';
import type { DefaultSynonyms as Defaults } from '#shared/catalogue/synonym.ts';
import { ta } from '../../../lib/admin-text.ts';
import { AdminIcon } from '../../../ui/admin/admin-icon.tsx';

/** The built-in synonyms, so that staff need not enter them. */
export function DefaultSynonyms({ language, defaults }: { language: Locale; defaults: Defaults }) {
  const lang = localeTags[language];
  return (
    <details className="card p-4">
      <summary className="cursor-pointer font-semibold">{ta('search.defaultsTitle')}</summary>
      <p className="mt-3 text-muted">{ta('search.defaultsText')}</p>
      <ul lang={lang} className="mt-2 grid gap-1 text-sm sm:grid-cols-2">
        {[...defaults.same, ...defaults.named, ...defaults.features].map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      <p className="mt-4 text-muted">{ta('search.kindsText')}</p>
      <ul lang={lang} className="mt-2 grid gap-1 text-sm sm:grid-cols-2">
        {Object.entries(defaults.kinds).map(([word, words]) => (
          <li key={word}>
            {word} <AdminIcon name="arrow" className="inline size-3.5" /> {words}
          </li>
        ))}
      </ul>
    </details>
  );
}
