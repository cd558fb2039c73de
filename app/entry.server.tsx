import { createHash } from 'node:crypto';
import { renderToString } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { loadDictionary } from '../shared/i18n/dictionary.ts';
import { fallbackLocale, type Locale, locales } from '../shared/locale.ts';
import { withParameter } from '../shared/pages.ts';
import type { Head } from './lib/head.ts';
import { I18nProvider } from './lib/i18n.tsx';
import { type PageContext, pageContext } from './lib/page-context.ts';
import { classesOf, parseStyles, stylesFor } from './lib/page-styles.ts';
import type { Handoff } from './lib/handoff.ts';
import fontUrl from '@fontsource-variable/brygada-1918/files/brygada-1918-latin-wght-normal.woff2?url';
import fontCss from './styles/font.css?inline';
import siteCss from './styles/site.css?inline';
import siteCssUrl from './styles/site.css?url';

export { pageContext };

const sha256 = (text: string) => createHash('sha256').update(text);

const siteStyles = parseStyles(siteCss);
const font = { url: fontUrl, version: sha256(fontUrl).digest('base64url').slice(0, 8) };

/** What the browser remembers once it has the display face (lib/late.ts). */
export const fontVersion = font.version;

/** Classes that the start code gives before React comes. */
const lateClasses = ['is-scrolled'];

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
  const handoff = handoffOf(entry, state, page);
  const styles = stylesOf(markup, page, handoff);
  const head = status < 400 ? headTags(page.head, page.origin, page.locale) : noIndex;
  const html = `<!DOCTYPE html>${markup}`
    .replace('</head>', () => `${head}<style>${styles}</style></head>`)
    // After the content, which is not to wait for it.
    .replace('</body>', () => `${structuredData(page.head)}${scriptTags(entry, handoff)}</body>`);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  page.document = {
    html,
    styleHash: `sha256-${sha256(styles).digest('base64')}`,
    isForWork: handoff.isEager,
  };
  return new Response(null, { status, headers });
}

/** The rules that this document needs; all of them where React starts at once. */
function stylesOf(markup: string, page: PageContext, { isEager }: Handoff): string {
  const classes = classesOf(markup);
  for (const name of lateClasses) classes.add(name);
  return (page.hasFont ? fontCss.trim() : '') + (isEager ? siteCss.trim() : stylesFor(siteStyles, classes));
}

/** Errors that nobody expected are logged by the server; expected ones are answers, not errors. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  context
    ?.get(pageContext)
    .services.logger.error({ err: error, path: new URL(request.url).pathname }, 'page failed');
};

const noIndex = '<meta name="robots" content="noindex">';

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** JSON that can stand inside a script element. */
const inlineJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Each language has its own canonical address; whoever speaks none of them is sent to the fallback's. */
function headTags(head: Head, origin: string, locale: Locale): string {
  const tags: string[] = [];
  if (head.canonical !== null) {
    const address = (lng: Locale) => escapeHtml(origin + withParameter(head.canonical!, 'lng', lng));
    tags.push(`<link rel="canonical" href="${address(locale)}">`);
    for (const l of locales) tags.push(`<link rel="alternate" hreflang="${l}" href="${address(l)}">`);
    tags.push(`<link rel="alternate" hreflang="x-default" href="${address(fallbackLocale)}">`);
    tags.push(
      `<meta property="og:url" content="${address(locale)}"><meta property="og:locale" content="${locale}">`,
    );
  } else tags.push(noIndex);
  tags.push(`<meta property="og:type" content="${head.type}">`);
  if (head.image) {
    tags.push(
      `<meta property="og:image" content="${escapeHtml(head.image.url)}">`,
      `<meta property="og:image:width" content="${head.image.width}">`,
      `<meta property="og:image:height" content="${head.image.height}">`,
      '<meta name="twitter:card" content="summary_large_image">',
    );
  }
  return tags.join('');
}

const structuredData = (head: Head) =>
  head.jsonLd.map((block) => `<script type="application/ld+json">${inlineJson(block)}</script>`).join('');

function handoffOf(entry: EntryContext, state: string, page: PageContext): Handoff {
  const { manifest } = entry;
  const matches = entry.staticHandlerContext.matches.map((match) => manifest.routes[match.route.id]!);
  const isEager = matches.some((route) => /^routes\/(admin|auth)\//.test(route.id));
  return {
    context: entry.serverHandoffString ?? '{}',
    state,
    manifest: manifest.url,
    modules: Object.fromEntries(matches.map((route) => [route.id, route.module])),
    isLite: page.isLite,
    isEager,
    ...(isEager ? {} : { styles: siteCssUrl }),
    ...(page.isLite || page.hasFont ? {} : { font }),
    ...(manifest.hmr ? { hmr: manifest.hmr.runtime } : {}),
  };
}

const scriptTags = (entry: EntryContext, handoff: Handoff) =>
  `<script type="application/json" id="handoff">${inlineJson(handoff)}</script><script type="module" async src="${entry.manifest.entry.module}"></script>`;

async function readAll(stream: ReadableStream<Uint8Array> | undefined): Promise<string> {
  return stream ? new Response(stream).text() : '';
}
