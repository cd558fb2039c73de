import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import {
  Links,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from 'react-router';
import { officeTurns } from '#shared/content/business-hours.ts';
import { localeTags } from '#shared/base/locale.ts';
import { shellSettings } from '#shared/content/setting.ts';
import { ErrorPage } from './features/platform/layout/error-page.tsx';
import type { PageMeta } from './lib/head.ts';
import { useTexts } from './lib/i18n.tsx';
import { onServer, toCurrentUser } from './lib/page-loader.ts';
import { PlainToaster } from './features/platform/layout/plain-toaster.tsx';
import { isToastWaiting } from './ui/toast.ts';
import { ShellContext } from './lib/shell.ts';
import type { Route } from './+types/root.ts';

export const loader = onServer(
  async ({ services, settings, user, savesData, currency, locale, tag, cacheTags }) => {
    tag(cacheTags.settings, cacheTags.catalogs);
    const all = await settings();
    return {
      settings: shellSettings(all, locale),
      officeTurns: officeTurns(new Date(), all.hours, all.holidays),
      user: user && toCurrentUser(user),
      savesData,
      currency,
      hasCatalogs: await services.catalogs.hasPublic(),
      year: new Date().getUTCFullYear(),
    };
  },
);

export function Layout({ children }: { children: ReactNode }) {
  const { locale, t } = useTexts();
  const data = useRouteLoaderData<typeof loader>('root');
  const isHydrated = useHydrated();
  return (
    // The start script marks the element before React takes over.
    <html lang={localeTags[locale]} data-saver={data?.savesData ? '' : undefined} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <PageHead />
        {data ? <meta property="og:site_name" content={data.settings.companyName} /> : null}
        <meta name="theme-color" content="#0f5b47" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <Links />
      </head>
      <body className="font-sans">
        <a href="#main" className="skip-link btn btn-primary">
          {t('common.skipToContent')}
        </a>
        {children}
        {/* Its inline script restores the scroll position. Until React runs, browsers do that themselves. */}
        {isHydrated ? <ScrollRestoration /> : null}
        <Scripts />
      </body>
    </html>
  );
}

/** Title and description of the page, from its loader; they change on navigation in the browser too. */
function PageHead() {
  const { meta } = (useMatches().at(-1)?.loaderData ?? {}) as { meta?: PageMeta };
  if (!meta) return null;
  const { title, description } = meta;
  return (
    <>
      <title>{title}</title>
      <meta property="og:title" content={title} />
      {description ? <meta name="description" content={description} /> : null}
      {description ? <meta property="og:description" content={description} /> : null}
    </>
  );
}

/** The full toaster cannot be loaded without a connection. That must not replace the page with an error. */
const Toaster = lazy(() => import('./ui/toaster.tsx').catch(() => ({ default: PlainToaster })));

export default function Root({ loaderData }: Route.ComponentProps) {
  const { t } = useTexts();
  const hasToasts = useToasts();
  const isAdmin = useLocation().pathname.startsWith('/admin');
  return (
    <ShellContext value={loaderData}>
      <Outlet />
      {hasToasts ? (
        <Suspense>
          <Toaster
            regionLabel={t('common.notifications')}
            dismissLabel={t('common.dismiss')}
            isStaff={isAdmin}
          />
        </Suspense>
      ) : null}
    </ShellContext>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main id="main" className="wrap section">
      <ErrorPage error={error} />
    </main>
  );
}

/** Whether React has hydrated the document; notifies the code that waits for it. */
function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = 'true';
    dispatchEvent(new Event('hydrated'));
    setHydrated(true);
  }, []);
  return isHydrated;
}

/** Whether a message has been shown yet: the code that draws messages is loaded with the first one. */
function useToasts(): boolean {
  const [hasToasts, setHasToasts] = useState(false);
  useEffect(() => {
    const show = () => setHasToasts(true);
    if (isToastWaiting()) show();
    addEventListener('toast', show, { once: true });
    return () => removeEventListener('toast', show);
  }, []);
  return hasToasts;
}
