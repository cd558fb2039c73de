import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Links, Meta, Outlet, UNSAFE_useScrollRestoration, useRouteLoaderData } from 'react-router';
import { localeTags } from '../shared/locale.ts';
import { shellSettings } from '../shared/setting.ts';
import { ErrorPage } from './features/layout/error-page.tsx';
import { useI18n } from './lib/i18n.tsx';
import { onServer, toCurrentUser } from './lib/page-loader.ts';
import { ShellContext } from './lib/shell.ts';
import type { Route } from './+types/root.ts';

const Toaster = lazy(() => import('./ui/toaster.tsx'));

export const loader = onServer(async ({ settings, user, isLite, tag }) => {
  tag('settings');
  return {
    settings: shellSettings(await settings()),
    user: user && toCurrentUser(user),
    isLite,
    year: new Date().getUTCFullYear(),
  };
});

export function Layout({ children }: { children: ReactNode }) {
  const { locale, t } = useI18n();
  const data = useRouteLoaderData<typeof loader>('root');
  return (
    // The start code marks the element before React takes over.
    <html lang={localeTags[locale]} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        {data ? <meta property="og:site_name" content={data.settings.companyName} /> : null}
        <meta name="theme-color" content="#0f5b47" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <Links />
      </head>
      <body className="font-sans">
        <a
          href="#main"
          className="sr-only focus:not-sr-only focus:fixed focus:left-2 focus:top-2 focus:z-50 btn btn-primary"
        >
          {t('common.skipToContent')}
        </a>
        {children}
      </body>
    </html>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  UNSAFE_useScrollRestoration();
  const { t } = useI18n();
  const hasToasts = useToasts();
  // Tells the start code that React has taken over.
  useEffect(() => void dispatchEvent(new Event('hydrated')), []);
  return (
    <ShellContext value={loaderData}>
      <Outlet />
      {hasToasts ? (
        <Suspense>
          <Toaster regionLabel={t('common.notifications')} dismissLabel={t('common.dismiss')} />
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

/** Whether a message has been shown yet: the code that draws messages comes with the first. */
function useToasts(): boolean {
  const [hasToasts, setHasToasts] = useState(false);
  useEffect(() => {
    const show = () => setHasToasts(true);
    addEventListener('toast', show, { once: true });
    return () => removeEventListener('toast', show);
  }, []);
  return hasToasts;
}
