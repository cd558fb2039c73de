import type { LinkCard } from '#shared/link-card.ts';
import { linkify, shortAddress, type TextPart } from '#shared/linkify.ts';

type Props = {
  text: string;
  /** Of our own site, as the reader sees it. */
  origin: string;
  className: string;
  /** The language that the text is probably in. */
  lang?: string;
  /** Cards of our own pages by path; a page without one is a link. */
  cards?: ReadonlyMap<string, LinkCard>;
  /** Whether our own pages open beside what the reader is doing. */
  opensBeside?: boolean;
};

const outside = { target: '_blank', rel: 'noopener noreferrer nofollow ugc' };
const beside = { target: '_blank', rel: 'noreferrer' };

const hasOwnLine = (parts: readonly TextPart[], at: number): boolean =>
  (at === 0 || parts[at - 1]!.text.endsWith('\n')) &&
  (at === parts.length - 1 || /^[^\S\n]*\n/.test(parts[at + 1]!.text));

/** A message that somebody wrote: text in the direction of its script, its addresses as links, our own pages as cards. */
export function MessageText({ text, origin, className, lang, cards, opensBeside = false }: Props) {
  const own = opensBeside ? beside : {};
  const parts = linkify(text, origin);
  const cardOf = ({ ownPath }: TextPart) => (ownPath === undefined ? undefined : cards?.get(ownPath));
  const shown = new Map(parts.flatMap((part) => cardOf(part) ?? []).map((card) => [card.path, card]));
  // The card takes the place of an address that has a line of its own; within a sentence its name stands.
  const rest = parts.filter((part, at) => !cardOf(part) || !hasOwnLine(parts, at));
  const words = rest.map((part) => part.text).join('');
  // A question about a product is its name and address: the card says both.
  const saysMore = words.trim() !== '' && ![...shown.values()].some(({ name }) => name === words.trim());
  return (
    <>
      {saysMore ? (
        <p className={className} lang={lang} dir="auto">
          {rest.map((part) =>
            part.href === undefined ? (
              // Where a card has taken the place of the last line, the line before needs no end.
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
                {...(part.ownPath === undefined ? outside : own)}
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
