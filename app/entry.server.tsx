import { createHash } from 'node:crypto';
import { renderToString } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { fallbackLocale, type Locale, locales } from '../shared/locale.ts';
import { withParameter } from '../shared/pages.ts';
import { FragmentContext } from './lib/cached-fragment.tsx';
import { collectFragments } from './lib/fragments.tsx';
import type { Head } from './lib/head.ts';
import { I18nProvider } from './lib/i18n.tsx';
import { type PageContext, pageContext, type Styles } from './lib/page-context.ts';
import { parseStyles, restOfStyles, stylesFor } from './lib/page-styles.ts';
import type { Handoff } from './lib/handoff.ts';
import { packState, usualContext } from './lib/state.ts';
import { restOfStylesId } from './ui/rest-of-styles.tsx';
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

/** What components and style sheets made before they were changed is of no use. */
const isBeingWorkedOn = import.meta.env.DEV;

/** Classes that the start code gives before React comes. */
const lateClasses = ['is-scrolled'];

/** The place of the styles of what stands below a page's heading (ui/rest-of-styles.tsx). */
const restOfStylesPlace = `<style id="${restOfStylesId}"></style>`;

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
  const { loaderData, actionData, errors } = entry.staticHandlerContext;
  const encoded = await readAll(entry.serverHandoffStream);
  const state = packState(encoded, { loaderData, actionData, errors });
  const { serverHandoffStream: _, ...rest } = entry;
  const routes = shownRoutes(entry);
  const { locale, dictionary } = page;
  const fragments = collectFragments(page);
  const markup = renderToString(
    <I18nProvider locale={locale} dictionary={dictionary}>
      <FragmentContext value={isBeingWorkedOn ? null : fragments.place}>
        <ServerRouter context={{ ...rest, manifest: { ...entry.manifest, routes } }} url={request.url} />
      </FragmentContext>
    </I18nProvider>,
  );
  const handoff = handoffOf(entry, routes, page);
  const place = handoff.isEager ? -1 : markup.indexOf(restOfStylesPlace);
  const top = fragments.looksOf(place < 0 ? markup : markup.slice(0, place));
  const styles = stylesOf(top, place < 0 ? null : fragments.looksOf(markup.slice(place)), page, handoff);
  const head = status < 400 ? headTags(page.head, page.origin, locale) : noIndex;
  const html = `<!DOCTYPE html>${markup}`
    .replace('</head>', () => `${head}<style>${fragments.placeOf(styles.first)}</style></head>`)
    .replace(restOfStylesPlace, () =>
      restOfStylesPlace.replace('><', () => `>${fragments.placeOf(styles.rest)}<`),
    )
    // After the content, which is not to wait for it.
    .replace('</body>', () => `${structuredData(page.head)}${scriptTags(entry, handoff, state)}</body>`);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  page.document = {
    body: fragments.fill(html),
    styleHashes: styles.hashes,
    isForWork: handoff.isEager,
  };
  return new Response(null, { status, headers });
}

/**
 * The rules that a document needs down to its heading, and the rest, by the class attributes of its elements. All rules at
 * once where React starts at once. Pages of one kind need the same.
 */
function stylesOf(
  top: ReadonlySet<string>,
  below: ReadonlySet<string> | null,
  page: PageContext,
  { isEager }: Handoff,
): Styles {
  const need = [
    page.hasFont,
    ...(isEager ? ['*'] : [...sorted(top), below ? '>' : '-', ...sorted(below ?? [])]),
  ].join('|');
  let styles = isBeingWorkedOn ? undefined : page.made.styles.get(need);
  if (!styles) {
    const atTop = new Set([...top, ...lateClasses]);
    const sheet = isEager ? siteCss.trim() : stylesFor(siteStyles, atTop);
    const first = (page.hasFont ? fontCss.trim() : '') + sheet;
    const rest = below ? restOfStyles(siteStyles, atTop, new Set([...atTop, ...below])) : null;
    const hashes = [first, rest].flatMap((css) => (css === null ? [] : [hashOf(css)]));
    styles = { first: Buffer.from(first), rest: Buffer.from(rest ?? ''), hashes };
    page.made.styles.set(need, styles);
  }
  return styles;
}

/** In one order: pages of one kind name the same in many. */
const sorted = (names: Iterable<string>) => [...names].sort();

const hashOf = (css: string) => `sha256-${sha256(css).digest('base64')}`;

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

/** The same JSON, which can stand inside a script element. */
const insideScript = (json: string) => json.replaceAll('<', '\\u003c');

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
  head.jsonLd
    .map((block) => `<script type="application/ld+json">${insideScript(JSON.stringify(block))}</script>`)
    .join('');

type Routes = EntryContext['manifest']['routes'];

/** The routes that this document shows. React Router prepares all that it is told of, for each document. */
const shownRoutes = ({ manifest, staticHandlerContext }: EntryContext): Routes =>
  Object.fromEntries(staticHandlerContext.matches.map(({ route }) => [route.id, manifest.routes[route.id]]));

function handoffOf(entry: EntryContext, routes: Routes, page: PageContext): Handoff {
  const { manifest } = entry;
  const shown = Object.values(routes).map((route) => route!);
  const isEager = shown.some((route) => /^routes\/(admin|auth)\//.test(route.id));
  return {
    manifest: manifest.url,
    modules: Object.fromEntries(shown.map((route) => [route.id, route.module])),
    isLite: page.isLite,
    isEager,
    ...(entry.serverHandoffString === usualContext ? {} : { context: entry.serverHandoffString ?? '{}' }),
    ...(isEager ? {} : { styles: siteCssUrl }),
    ...(page.isLite || page.hasFont ? {} : { font }),
    ...(manifest.hmr ? { hmr: manifest.hmr.runtime } : {}),
  };
}

const scriptTags = (entry: EntryContext, handoff: Handoff, state: string) => {
  const blocks = jsonBlock('handoff', JSON.stringify(handoff)) + jsonBlock('state', state);
  return `${blocks}<script type="module" async src="${entry.manifest.entry.module}"></script>`;
};

const jsonBlock = (id: string, json: string) =>
  `<script type="application/json" id="${id}">${insideScript(json)}</script>`;

async function readAll(stream: ReadableStream<Uint8Array> | undefined): Promise<string> {
  return stream ? new Response(stream).text() : '';
}
