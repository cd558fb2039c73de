import { Outlet, useRouteLoaderData } from 'react-router';
import { Arrival } from '../../features/platform/layout/arrival.tsx';
import { ChatButton } from '../../features/platform/layout/chat-button.tsx';
import { ErrorPage } from '../../features/platform/layout/error-page.tsx';
import { Footer } from '../../features/platform/layout/footer.tsx';
import { OfflineNotice } from '../../features/platform/layout/offline-notice.tsx';
import { PageSkeleton } from '../../features/platform/layout/page-skeleton.tsx';
import { Drawer, NavBar, SearchPanel } from '../../features/platform/layout/nav-bar.tsx';
import { ProductActions, type ShownProduct } from '../../features/catalogue/product/product-actions.tsx';
import { keepShown } from '../../lib/keep-shown.ts';
import type { Route } from './+types/layout.ts';

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepShown];

export default function SiteLayout() {
  const shown = useRouteLoaderData<ShownProduct>('routes/site/product');
  return (
    <>
      <NavBar />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <Drawer />
      <SearchPanel />
      <ChatButton label={shown?.product.name}>
        {shown ? <ProductActions product={shown.product} partner={shown.partner} /> : null}
      </ChatButton>
      <OfflineNotice />
      <PageSkeleton />
      <Arrival />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <>
      <NavBar />
      <main id="main" tabIndex={-1} className="wrap section">
        <ErrorPage error={error} />
      </main>
      <Footer />
      <Drawer />
      <SearchPanel />
      <ChatButton />
      <OfflineNotice />
    </>
  );
}
