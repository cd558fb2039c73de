import { Link } from 'react-router';
import { type Locale, locales } from '#shared/base/locale.ts';
import { ta } from '../../../lib/admin-text.ts';

/** Links that choose the language of the records on a page: `?language=fr`. */
export function LanguageLinks({ current, label }: { current: Locale; label: string }) {
  return (
    <nav aria-label={label} className="flex flex-wrap gap-2">
      {locales.map((locale) => (
        <Link
          key={locale}
          to={`?language=${locale}`}
          aria-current={locale === current ? 'page' : undefined}
          className={`btn btn-sm ${locale === current ? 'btn-primary' : 'btn-outline'}`}
        >
          {ta(`languages.${locale}`)}
        </Link>
      ))}
    </nav>
  );
}
