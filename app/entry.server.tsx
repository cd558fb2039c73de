import { createHash } from 'node:crypto';
import { prerender } from 'react-dom/static';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import processCss from './features/content/company/timeline.css?inline';
import homeCss from './features/content/home/proof.css?inline';
import landedCss from './features/deals/landed-cost/landed-page.css?inline';
import orderCss from './features/deals/order/order.css?inline';
import listCss from './features/deals/quote-list/quote-list.css?inline';
import offerCss from './features/deals/quote-offer/quote-offer.css?inline';
import { inStaffLanguage } from './lib/admin-language.server.ts';
import { documentHead, noIndex, structuredData } from './lib/document-head.ts';
import { I18nProvider } from './lib/i18n.tsx';
import { pageContext } from './lib/page-context.ts';
import siteCss from './styles/site.css?inline';

export { inStaffLanguage, pageContext };

const style = siteCss.trim();

/** Pages of accounts and of the staff: their scripts run while the document is read. */
const accountPages = /^routes\/(?:admin|auth)\//;
/** Pages on which visitors write: React starts right after the first paint. */
const workPages = /^routes\/site\/(?:chat|contact|quote|quote-file|quote-list|supplier-link|verify)$/;

/** Pages that are saved as a file: no scripts, and links that lead to the site. */
const filePages = /^routes\/site\/quote-save$/;

/**
 * Renders a page as a whole: nothing is streamed, because the result is stored and compressed once. On a page for
 * reading the scripts of React Router do not run before the visitor needs them (docs/decisions/003).
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const page = context.get(pageContext);
  const { locale, dictionary } = page;
  const { prelude } = await prerender(
    <I18nProvider locale={locale} dictionary={dictionary}>
      <ServerRouter context={entry} url={request.url} />
    </I18nProvider>,
    // By default React would move larger parts to the document's end and let a script put them in place.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  const markup = await new Response(prelude).text();
  const isAt = (routes: RegExp) =>
    entry.staticHandlerContext.matches.some(({ route }) => routes.test(route.id));
  const head = status < 400 ? documentHead(page.head, page.origin, locale) : noIndex;
  const isAccount = isAt(accountPages);
  if (isAt(filePages) && status < 400) {
    headers.set('Content-Type', 'text/html; charset=utf-8');
    const extra = `<base href="${page.origin}/">${noIndex}<style>${style}</style></head>`;
    const html = markup.replace(scriptTags, '').replace('</head>', () => extra);
    page.document = { html, inlineHashes: { scripts: [], styles: styleHashes }, isIsolated: false };
    return new Response(null, { status, headers });
  }
  const { html, scripts } = isAccount ? withScripts(markup) : withDeferredScripts(markup, isAt(workPages));
  page.document = {
    html: html
      .replace('</head>', () => `${head}<style>${style}</style></head>`)
      // After the content, so that the content does not wait for it.
      .replace('</body>', () => `${structuredData(page.head)}${page.startScript}</body>`),
    inlineHashes: { scripts: scripts.map(hashOf), styles: styleHashes },
    isIsolated: isAccount,
  };
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(null, { status, headers });
}

/** Logs unexpected errors on the server; expected errors are answers, not errors. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // An address that matches no route (for example with a line break in it) is an answer of 404, not a failure.
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context
    ?.get(pageContext)
    .services.logger.error({ err: error, path: new URL(request.url).pathname }, 'page failed');
};

/** The output of React Router's `<Scripts>` and its data stream: inline scripts, and preloads of their modules. */
const scriptTags = /<link rel="modulepreload"[^>]*>|<script(?: type="module" async="")?>(.*?)<\/script>/gs;

/** A document whose scripts run at once, and the texts of its inline scripts. */
function withScripts(markup: string) {
  const scripts = [...markup.matchAll(scriptTags)].flatMap(([, text]) => text ?? []);
  return { html: markup, scripts };
}

/**
 * A document whose scripts are inside a `<template>`, where browsers neither run nor fetch them. `app/start` runs
 * them when React is needed.
 * @param isAtOnce whether it is needed right after the first paint
 */
function withDeferredScripts(markup: string, isAtOnce: boolean) {
  const tags = [...markup.matchAll(scriptTags)];
  const template = `<template id="react"${isAtOnce ? ' data-at-once=""' : ''}>${tags.map(([tag]) => tag).join('')}</template>`;
  // Insert the template at the position of the first script: React does not manage the document after it.
  let isPlaced = false;
  const html = markup.replace(scriptTags, (tag) => {
    if (isPlaced || tag.startsWith('<link')) return '';
    isPlaced = true;
    return template;
  });
  return { html, scripts: withScripts(markup).scripts };
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Hashes of the sheet that all pages have, and of the sheets of single pages (lib/page-style.tsx). */
const styleHashes = [style, listCss, offerCss, orderCss, landedCss, homeCss, processCss].map(hashOf);
