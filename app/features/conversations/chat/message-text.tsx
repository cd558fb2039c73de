import type { LinkCard } from '#shared/conversations/link-card.ts';
import { linkify, shortAddress, type TextPart } from '#shared/conversations/linkify.ts';

type Props = {
  text: string;
  /** Origin of our site, as the reader sees it. */
  origin: string;
  className: string;
  /** The probable language of the text. */
  lang?: string;
  /** Cards of our own pages by path. A page without a card is shown as a link. */
  cards?: ReadonlyMap<string, LinkCard>;
  /** Whether links to our own pages open in another tab or window, beside the current work. */
  opensBeside?: boolean;
};

const outside = { target: '_blank', rel: 'noopener noreferrer nofollow ugc' };
const beside = { target: '_blank', rel: 'noreferrer' };

const hasOwnLine = (parts: readonly TextPart[], at: number): boolean =>
  (at === 0 || parts[at - 1]!.text.endsWith('\n')) &&
  (at === parts.length - 1 || /^[^\S\n]*\n/.test(parts[at + 1]!.text));

/** A message: its text in the direction of its script, addresses as links, our own pages as cards. */
export function MessageText({ text, origin, className, lang, cards, opensBeside = false }: Props) {
  const own = opensBeside ? beside : {};
  const parts = linkify(text, origin);
  const cardOf = ({ ownPath }: TextPart) => (ownPath === undefined ? undefined : cards?.get(ownPath));
  const shown = new Map(parts.flatMap((part) => cardOf(part) ?? []).map((card) => [card.path, card]));
  // A card replaces an address that has its own line. Within a sentence the page's name is shown instead.
  const rest = parts.filter((part, at) => !cardOf(part) || !hasOwnLine(parts, at));
  const words = rest.map((part) => part.text).join('');
  // A question about a product consists of its name and address, which the card shows already.
  const saysMore = words.trim() !== '' && ![...shown.values()].some(({ name }) => name === words.trim());
  return (
    <>
      {saysMore ? (
        <p className={className} lang={lang} dir="auto">
          {rest.map((part) =>
            part.href === undefined ? (
              // If a card has replaced the last line, the line before needs no line break.
              rest.length < parts.length && part === rest.at(-1) ? (
                part.text.trimEnd()
              ) : (
                part.text
              )
            ) : (
              <a
                key={part.at}
                className="message-link underline"
                href={part.href}
                title={part.text}
                dir="ltr"
                {...(part.href.startsWith('tel:') ? {} : part.ownPath === undefined ? outside : own)}
              >
                {cardOf(part)?.name ?? shortAddress(part.text)}
              </a>
            ),
          )}
        </p>
      ) : null}
      {[...shown.values()].map(({ path, name, imageUrl, facts }) => (
        <a key={path} className="link-card" href={path} {...own}>
          {imageUrl ? <img src={imageUrl} alt="" width={64} height={64} loading="lazy" /> : null}
          <span>
            <b>{name}</b>
            {facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </span>
        </a>
      ))}
    </>
  );
}
