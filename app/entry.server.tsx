import { createHash } from 'node:crypto';
import { renderToString } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { loadDictionary } from '../shared/i18n/dictionary.ts';
import { type Locale, locales } from '../shared/locale.ts';
import { withParameter } from '../shared/pages.ts';
import type { Head } from './lib/head.ts';
import { I18nProvider } from './lib/i18n.tsx';
import { pageContext } from './lib/page-context.ts';
import type { Handoff } from './lib/handoff.ts';
import fontCss from './styles/font.css?inline';
import siteCss from './styles/site.css?inline';

export { pageContext };

const cspHash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

const lightStyles = siteCss.trim();
const fullStyles = `${fontCss.trim()}${lightStyles}`;

/** The hashes under which the content security policy allows the inlined style sheets. */
export const styleHash = `${cspHash(fullStyles)}' '${cspHash(lightStyles)}`;

/**
 * Renders a page whole (buffered: nothing is streamed, because the result is cached and compressed once). Scripts are not
 * run from the document: one small external module reads the data block and starts React when the visitor needs it.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const page = context.get(pageContext);
  const dictionary = await loadDictionary(page.locale);
  const state = await readAll(entry.serverHandoffStream);
  const { serverHandoffStream: _, ...rest } = entry;
  const markup = renderToString(
    <I18nProvider locale={page.locale} dictionary={dictionary}>
      <ServerRouter context={rest} url={request.url} />
    </I18nProvider>,
  );
  const isFound = status < 400;
  const html = `<!DOCTYPE html>${markup}`
    .replace(
      '</head>',
      () =>
        `${isFound ? headTags(page.head, page.origin, page.locale) : '<meta name="robots" content="noindex">'}<style>${page.isLite ? lightStyles : fullStyles}</style></head>`,
    )
    .replace('</body>', () => `${scriptTags(entry, state, page.isLite)}</body>`);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(html, { status, headers });
}

/** Errors that nobody expected are logged by the server; expected ones are answers, not errors. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  context
    ?.get(pageContext)
    .services.logger.error({ err: error, path: new URL(request.url).pathname }, 'page failed');
};

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** JSON that can stand inside a script element. */
const inlineJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Each language has its own canonical address; the one without a language leads to whichever suits the visitor. */
function headTags(head: Head, origin: string, locale: Locale): string {
  const tags: string[] = [];
  if (head.canonical !== null) {
    const address = (lng: string | null) => escapeHtml(origin + withParameter(head.canonical!, 'lng', lng));
    tags.push(`<link rel="canonical" href="${address(locale)}">`);
    for (const l of locales) tags.push(`<link rel="alternate" hreflang="${l}" href="${address(l)}">`);
    tags.push(`<link rel="alternate" hreflang="x-default" href="${address(null)}">`);
    tags.push(
      `<meta property="og:url" content="${address(locale)}"><meta property="og:locale" content="${locale}">`,
    );
  } else tags.push('<meta name="robots" content="noindex">');
  tags.push(`<meta property="og:type" content="${head.type}">`);
  if (head.image) {
    tags.push(
      `<meta property="og:image" content="${escapeHtml(head.image.url)}">`,
      `<meta property="og:image:width" content="${head.image.width}">`,
      `<meta property="og:image:height" content="${head.image.height}">`,
      '<meta name="twitter:card" content="summary_large_image">',
    );
  }
  for (const block of head.jsonLd)
    tags.push(`<script type="application/ld+json">${inlineJson(block)}</script>`);
  return tags.join('');
}

function scriptTags(entry: EntryContext, state: string, isLite: boolean): string {
  const { manifest } = entry;
  const matches = entry.staticHandlerContext.matches.map((match) => manifest.routes[match.route.id]!);
  const handoff: Handoff = {
    context: entry.serverHandoffString ?? '{}',
    state,
    manifest: manifest.url,
    modules: Object.fromEntries(matches.map((route) => [route.id, route.module])),
    isLite,
    isEager: matches.some((route) => /^routes\/(admin|auth)\//.test(route.id)),
    ...(manifest.hmr ? { hmr: manifest.hmr.runtime } : {}),
  };
  return `<script type="application/json" id="handoff">${inlineJson(handoff)}</script><script type="module" async src="${manifest.entry.module}"></script>`;
}

async function readAll(stream: ReadableStream<Uint8Array> | undefined): Promise<string> {
  return stream ? new Response(stream).text() : '';
}
