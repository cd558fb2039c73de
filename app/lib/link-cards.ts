import { useEffect, useRef, useState } from 'react';
import { cardCallsPerThread, cardsPerMessage, maxLinkCards, maxPagePath } from '#shared/chat-limits.ts';
import type { LinkCard } from '#shared/link-card.ts';
import { linkify } from '#shared/linkify.ts';
import type { Locale } from '#shared/locale.ts';
import { callApi } from './api.ts';

/** Cards of our own pages by path; those that are not known yet, or of no public page, are missing. */
export type LinkCards = ReadonlyMap<string, LinkCard>;

/** The paths of which a message shows cards. */
const pathsIn = (text: string): string[] =>
  linkify(text, location.origin)
    .flatMap(({ ownPath }) => (ownPath && ownPath.length <= maxPagePath ? [ownPath] : []))
    .slice(0, cardsPerMessage);

/**
 * The cards of the pages that messages link to. They are read after the messages are shown, several with one call, and
 * each once; a failed call leaves links in their place.
 */
export function useLinkCards(texts: readonly string[], language: Locale): LinkCards {
  const [cards, setCards] = useState<LinkCards>(new Map());
  const asked = useRef(new Set<string>());
  const calls = useRef(0);
  useEffect(() => {
    // The newest first: they are in view.
    const wanted = [...new Set(texts.toReversed().flatMap(pathsIn))]
      .filter((path) => !asked.current.has(path))
      .slice(0, maxLinkCards);
    if (wanted.length === 0 || calls.current >= cardCallsPerThread) return;
    calls.current++;
    wanted.forEach((path) => asked.current.add(path));
    callApi('GET /api/link-cards', { query: { paths: wanted.join(' '), language } })
      .then((found) =>
        setCards((known) => new Map([...known, ...found.map((card) => [card.path, card] as const)])),
      )
      .catch(() => {});
    // The next call brings what did not fit into this one.
  }, [texts.join('\n'), language, cards]);
  return cards;
}
