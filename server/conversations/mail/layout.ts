import { type Locale, localeTags } from '#shared/base/locale.ts';

/** The parts of a mail's content, from which both its text and its HTML are made, so that they agree. */
export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'quote'; text: string }
  | { kind: 'facts'; rows: readonly (readonly [string, string])[] }
  | { kind: 'picture'; text: string; url: string }
  | { kind: 'link'; text: string; url: string; isQuiet?: boolean }
  | { kind: 'small'; text: string };

export type Parts = { text: string; html: string };

/** Builds the text and the HTML of a mail. Every text is escaped; line breaks are kept. */
export function layOut(language: Locale, title: string, blocks: readonly Block[]): Parts {
  const shown = blocks.filter((block) => !('text' in block) || block.text !== '');
  return {
    text: `${shown.map(asText).join('\n\n')}\n`,
    html: htmlDocument(language, title, shown.map(asHtml).join('\n')),
  };
}

function asText(block: Block): string {
  switch (block.kind) {
    case 'quote':
      return lines(block.text)
        .map((line) => `> ${line}`.trimEnd())
        .join('\n');
    case 'facts':
      return block.rows.map(([name, value]) => `${name}: ${lines(value).join(' ')}`).join('\n');
    case 'picture':
    case 'link':
      return `${block.text}:\n${block.url}`;
    case 'text':
    case 'small':
      return lines(block.text).join('\n');
  }
}

function asHtml(block: Block): string {
  switch (block.kind) {
    case 'text':
      return `<p style="margin:0 0 16px">${asLines(block.text)}</p>`;
    case 'quote':
      return `<blockquote style="margin:0 0 16px;padding:0 0 0 12px;border-left:3px solid #e2a23b;opacity:.85">${asLines(block.text)}</blockquote>`;
    case 'facts':
      return `<p style="margin:0 0 16px">${block.rows
        .map(([name, value]) => `<strong>${escape(name)}:</strong> ${escape(lines(value).join(' '))}`)
        .join('<br>\n')}</p>`;
    case 'picture':
      return `<p style="margin:0 0 16px"><img src="${escape(block.url)}" alt="${escape(block.text)}" width="280" style="max-width:100%;height:auto;border-radius:8px"><br>${escape(block.text)}</p>`;
    case 'link':
      return block.isQuiet
        ? `<p style="margin:0 0 16px;font-size:13px"><a href="${escape(block.url)}" style="color:inherit">${escape(block.text)}</a></p>`
        : `<p style="margin:0 0 20px"><a href="${escape(block.url)}" style="display:inline-block;padding:10px 18px;border-radius:8px;background:#0f5b47;color:#ffffff;font-weight:bold;text-decoration:none">${escape(block.text)}</a><br><span style="font-size:13px;opacity:.8;word-break:break-all">${escape(block.url)}</span></p>`;
    case 'small':
      return `<p style="margin:0 0 8px;font-size:13px;opacity:.8">${asLines(block.text)}</p>`;
  }
}

/** Sets no text or background colours, so that the reader's light or dark ones apply. */
function htmlDocument(language: Locale, title: string, body: string): string {
  return `<!DOCTYPE html>
<html lang="${localeTags[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escape(title)}</title>
</head>
<body style="margin:0;padding:16px">
<div style="max-width:560px;margin:0 auto;font:16px/1.5 system-ui,'Segoe UI',Roboto,Arial,sans-serif;overflow-wrap:anywhere">
${body}
</div>
</body>
</html>
`;
}

const lines = (text: string): string[] => text.split(/\r\n|[\n\r\u2028\u2029]/);

const asLines = (text: string): string => lines(text).map(escape).join('<br>\n');

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (letter) => entities[letter]!);
