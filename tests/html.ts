/** Minimal HTML reading for tests of our own pages. */

/** Attributes of all elements with this name, in document order. */
export function elements(html: string, name: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${name}(\\s[^>]*)?>`, 'g'))].map((match) =>
    attributes(match[1] ?? ''),
  );
}

/** Text between the first pair of these tags, without style sheets. */
export function textOf(html: string, name: string): string {
  const inner = new RegExp(`<${name}(?:\\s[^>]*)?>([\\s\\S]*?)</${name}>`).exec(html)?.[1];
  if (inner === undefined) throw new Error(`no <${name}> in the page`);
  return unescape(inner.replace(/<!--.*?-->|<style[^>]*>.*?<\/style>|<[^>]+>/gs, '')).trim();
}

/** The content of every script element of this type, parsed as JSON. */
export function jsonBlocks(html: string, type: string): unknown[] {
  const blocks = html.matchAll(new RegExp(`<script type="${type}"[^>]*>([\\s\\S]*?)</script>`, 'g'));
  return [...blocks].map((match) => JSON.parse(match[1]!) as unknown);
}

function attributes(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, name, value]) => [
      name!.toLowerCase(),
      unescape(value ?? ''),
    ]),
  );
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

const unescape = (text: string) =>
  text.replace(/&(\w+|#x?\d+);/g, (whole, name: string) => entities[name] ?? whole);
