import { useLocation } from 'react-router';
import { localeNames, locales } from '#shared/base/locale.ts';
import { canonicalPath, withParameter } from '#shared/base/pages.ts';
import { useTexts } from '../../../lib/i18n.tsx';

/** One link per language to this same page. Plain links reload the page with the texts of that language. */
export function LanguageLinks({ className }: { className: string }) {
  const { locale } = useTexts();
  const { pathname, search } = useLocation();
  const path = canonicalPath(pathname, search) ?? pathname;
  return (
    <div className={className}>
      {locales.map((l) => (
        <a
          key={l}
          href={withParameter(path, 'lng', l)}
          lang={l}
          hrefLang={l}
          rel="nofollow"
          className="menu-item"
          aria-current={l === locale ? 'true' : undefined}
        >
          {localeNames[l]}
        </a>
      ))}
    </div>
  );
}
