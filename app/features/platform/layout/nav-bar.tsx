import { Link, NavLink } from 'react-router';
import { isStaff } from '#shared/base/policy.ts';
import { useTexts } from '../../../lib/i18n.tsx';
import { useShell } from '../../../lib/shell.ts';
import { Icon } from '../../../ui/icon.tsx';
import { LanguageLinks } from './language-menu.tsx';
import { favoritesLink, landedCostLink, quoteListLink, siteLinks } from './links.ts';
import { ListLink } from './list-link.tsx';
import { Logo } from './logo.tsx';
import { ProductSearch } from './product-search.tsx';
import { AdminMenuLinks, UserDetails, UserMenu } from './user-menu.tsx';

const drawerId = 'site-menu';
const searchId = 'site-search';

/** The bar at the top. All of it works without script, as links, details and popover. */
export function NavBar() {
  const { t } = useTexts();
  const { settings, user } = useShell();
  return (
    <header className="topbar">
      <div className="wrap flex min-h-16 flex-wrap items-center gap-1 xl:flex-nowrap xl:gap-3">
        <Link to="/" className="flex min-h-11 items-center gap-2 font-display font-bold sm:text-lg">
          <Logo />
          {settings.companyName}
        </Link>
        <nav aria-label={t('nav.label')} className="ml-auto hidden xl:block">
          <BarLinks />
        </nav>
        {/* Has its full width from the start: the page is painted while it loads, and must not move then. */}
        <div className="topbar-tools ml-auto flex min-w-33 items-center sm:min-w-55 xl:ml-0 xl:min-w-0">
          <button
            type="button"
            className="icon-btn"
            popoverTarget={searchId}
            aria-label={t('nav.find')}
            data-plain=""
          >
            <Icon name="search" />
          </button>
          {/* On a phone there is room for three buttons. The favourites are in the menu. */}
          <Link
            to={favoritesLink.to}
            className="icon-btn hidden sm:inline-flex"
            aria-label={t(favoritesLink.text)}
          >
            <Icon name="heart" />
          </Link>
          <ListLink />
          <Link to="/contact" className="icon-btn hidden sm:inline-flex" aria-label={t('nav.contact')}>
            <Icon name="mail" />
          </Link>
          <details className="menu hidden xl:block">
            <summary className="icon-btn">
              <Icon name="globe" />
              <span className="sr-only">{t('common.language')}</span>
            </summary>
            <LanguageLinks className="menu-panel" />
          </details>
          {isStaff(user) ? (
            <details className="menu hidden xl:block">
              <summary className="btn btn-ghost text-sm">
                {t('nav.admin')}
                <Icon name="chevron" className="size-4" />
              </summary>
              <nav aria-label={t('nav.admin')} className="menu-panel">
                <AdminMenuLinks user={user} />
              </nav>
            </details>
          ) : null}
          {user ? (
            <div className="hidden xl:block">
              <UserMenu user={user} />
            </div>
          ) : (
            <Link to="/contact" className="btn btn-primary hidden text-sm whitespace-nowrap xl:inline-flex">
              {t('nav.getQuote')}
            </Link>
          )}
          <button
            type="button"
            className="icon-btn xl:hidden"
            popoverTarget={drawerId}
            aria-label={t('nav.openMenu')}
            data-plain=""
          >
            <Icon name="menu" className="size-6" />
          </button>
        </div>
      </div>
    </header>
  );
}

function BarLinks() {
  const { t } = useTexts();
  return (
    <ul className="flex items-center">
      {siteLinks.map(({ to, text }) => (
        <li key={to}>
          <NavLink
            to={to}
            end={to === '/'}
            className="flex min-h-11 min-w-11 items-center justify-center px-1.5 text-sm whitespace-nowrap hover:text-leaf"
          >
            {t(text)}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

/** Navigation without a page load does not close the drawer, so a followed link must. */
const closeDrawer = () => document.getElementById(drawerId)?.hidePopover();

/** The menu of small screens. It is at the end of the document, so that the content comes first. */
export function Drawer() {
  const { t } = useTexts();
  const { user } = useShell();
  return (
    <div id={drawerId} popover="auto" className="drawer" role="dialog" aria-label={t('common.menu')}>
      <div className="flex justify-end">
        <CloseButton of={drawerId} size="size-6" />
      </div>
      <nav aria-label={t('common.menu')}>
        <DrawerLinks />
      </nav>
      <hr className="line-t my-2" />
      <p className="px-3 text-sm text-muted">{t('common.language')}</p>
      <LanguageLinks className="columns-fit grid" />
      <hr className="line-t my-2" />
      {user ? (
        <>
          <AdminMenuLinks user={user} />
          <UserDetails user={user} />
        </>
      ) : (
        <Link to="/contact" className="btn btn-primary w-full" onClick={closeDrawer}>
          {t('nav.getQuote')}
        </Link>
      )}
    </div>
  );
}

/** The search panel that the bar's button opens over the bar. At the end of the document like the drawer. */
export function SearchPanel() {
  const { t } = useTexts();
  return (
    <div id={searchId} popover="auto" className="search-panel" role="dialog" aria-label={t('nav.find')}>
      <div className="wrap flex items-center gap-1">
        <div className="flex-1">
          <ProductSearch hasFocus />
        </div>
        <CloseButton of={searchId} />
      </div>
    </div>
  );
}

/** Closes the popover that contains it. */
function CloseButton({ of, size = 'size-5' }: { of: string; size?: string }) {
  const { t } = useTexts();
  return (
    <button
      type="button"
      className="icon-btn"
      popoverTarget={of}
      popoverTargetAction="hide"
      aria-label={t('common.close')}
      data-plain=""
    >
      <Icon name="close" className={size} />
    </button>
  );
}

function DrawerLinks() {
  const { t } = useTexts();
  return [...siteLinks, landedCostLink, favoritesLink, quoteListLink].map(({ to, text }) => (
    <NavLink key={to} to={to} end={to === '/'} className="menu-item" onClick={closeDrawer}>
      {t(text)}
    </NavLink>
  ));
}
