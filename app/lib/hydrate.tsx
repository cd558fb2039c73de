import { startTransition, StrictMode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { loadDictionary } from '../../shared/i18n/dictionary.ts';
import { fallbackLocale, toLocale } from '../../shared/locale.ts';
import { loadStyles, readHandoff, readState } from './handoff.ts';
import { I18nProvider } from './i18n.tsx';
import { unpackState, usualContext } from './state.ts';

declare global {
  interface Window {
    __reactRouterContext?: unknown;
    __reactRouterRouteModules?: unknown;
  }
}

/**
 * Starts React on the document. Resolves when it has taken the page over; rejects when something that it needs does not
 * come, and may then be called again.
 */
export async function hydrate(): Promise<void> {
  const handoff = readHandoff();
  const locale = toLocale(document.documentElement.lang) ?? fallbackLocale;
  if (handoff.hmr) await import(/* @vite-ignore */ handoff.hmr);
  const [dictionary, modules] = await Promise.all([
    loadDictionary(locale),
    Promise.all(
      Object.entries(handoff.modules).map(
        async ([id, url]) => [id, await import(/* @vite-ignore */ url)] as const,
      ),
    ),
    import(/* @vite-ignore */ handoff.manifest),
    // What React shows next need not have been in the document.
    loadStyles(),
  ]);

  // What React Router's own <Scripts> would have written into inline scripts.
  window.__reactRouterRouteModules = Object.fromEntries(modules);
  window.__reactRouterContext = {
    ...(JSON.parse(handoff.context ?? usualContext) as object),
    stream: new Blob([unpackState(readState())]).stream(),
  };

  await new Promise<void>((resolve) => {
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <I18nProvider locale={locale} dictionary={dictionary}>
            <HydratedRouter />
            <Hydrated onReady={resolve} />
          </I18nProvider>
        </StrictMode>,
      );
    });
  });
  document.documentElement.dataset['hydrated'] = 'true';
}

function Hydrated({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady]);
  return null;
}
