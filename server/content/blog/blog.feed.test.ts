import { Parser } from 'htmlparser2';
import sax from 'sax';
import { beforeEach, expect, test } from 'vitest';
import { createTestApp } from '#tests/app.ts';
import { signedIn } from '#tests/factories.ts';
import { siteSettings } from '../setting/setting.schema.ts';

const app = await createTestApp();
beforeEach(app.reset);

/** Texts with a meaning in XML, in HTML, or in neither. */
const hostileTexts = [
  'Steel < 2 mm',
  'A > B & "C" \'D\'',
  '</category><script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  ']]> and ]]> again',
  '<![CDATA[ x ]]>',
  '&lt;b&gt; &amp; &#60;',
  '<!-- --> <?xml version="1.0"?>',
  'bell \u0007, escape \u001b[31m, none \uffff\ufffe',
  '价格 < 5 元 😀',
];

/** The text without characters that XML cannot carry. */
const carried = (text: string) =>
  [...text].filter((letter) => !'\u0007\u001b\ufffe\uffff'.includes(letter)).join('');

type Element = { name: string; attributes: Record<string, string>; text: string };

/**
 * All elements with their own text, as a strict parser finds them.
 * @throws if the document is not well-formed
 */
function readXml(xml: string): Element[] {
  expect(xml).not.toMatch(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u);
  const elements: Element[] = [];
  const open: Element[] = [];
  const parser = sax.parser(true);
  parser.onopentag = ({ name, attributes }) => {
    const element = { name, attributes: attributes as Record<string, string>, text: '' };
    elements.push(element);
    open.push(element);
  };
  parser.onclosetag = () => void open.pop();
  const read = (text: string) => {
    if (open.length > 0) open.at(-1)!.text += text;
  };
  Object.assign(parser, { ontext: read, oncdata: read });
  parser.write(xml).close();
  // An error that sax accepts and other parsers refuse.
  const withoutTexts = xml.replaceAll(/<!\[CDATA\[.*?\]\]>/gs, '');
  expect(withoutTexts).not.toMatch(/<[^<>]*=\s*"[^"]*<[^"]*"/);
  return elements;
}

/** The text that an HTML parser shows, and the elements that it finds. */
function readHtml(html: string): { text: string; elements: string[] } {
  const found = { text: '', elements: [] as string[] };
  const parser = new Parser(
    { ontext: (text) => (found.text += text), onopentag: (name) => found.elements.push(name) },
    { decodeEntities: true },
  );
  parser.end(html);
  return found;
}

test.each(hostileTexts)('the feeds carry %j as a text in every field', async (text) => {
  const staff = await signedIn(app);
  await app.db.insert(siteSettings).values({ key: 'companyName', value: text });
  app.services.tags.clear();
  const tag = text.replaceAll(/[,，、]/g, '');
  const made = await staff.post('/api/blog', {
    title: text,
    excerpt: text,
    content: '<p>Text</p>',
    tags: [tag],
    status: 'published',
  });
  expect(made.status, await made.clone().text()).toBe(201);
  for (const [format, summary] of [
    ['rss', 'description'],
    ['atom', 'summary'],
  ] as const) {
    const response = await app.client().get(`/feeds/blog.en.${format}`);
    const elements = readXml(await response.text());
    expect(elements.find(({ name }) => name === 'title')!.text).toContain(`${carried(text)}: `);
    const from = elements.findIndex(({ name }) => name === 'item' || name === 'entry');
    const of = (name: string) => elements.slice(from).filter((element) => element.name === name);
    for (const name of ['title', summary]) {
      const shown = readHtml(of(name)[0]!.text);
      expect([format, name, shown]).toEqual([format, name, { text: carried(text), elements: [] }]);
    }
    const tags = of('category').map(({ attributes, text: inner }) => attributes.term ?? inner);
    expect([format, tags]).toEqual([format, [expect.any(String), carried(tag)]]);
    expect(elements.map(({ name }) => name)).not.toContain('script');
  }
});
