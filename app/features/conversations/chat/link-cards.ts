import { useEffect, useMemo, useRef, useState } from 'react';
import {
  cardCallsPerThread,
  cardsPerMessage,
  maxLinkCards,
  maxPagePath,
} from '#shared/conversations/chat-limits.ts';
import type { LinkCard } from '#shared/conversations/link-card.ts';
import { linkify, shortAddress } from '#shared/conversations/linkify.ts';
import type { Locale } from '#shared/base/locale.ts';
import { callApi } from '../../../lib/api.ts';
import type { ThreadState } from '../../../lib/chat-thread.ts';

/** Cards of our own pages by path. Pages that are not loaded yet or not public have no entry. */
export type LinkCards = ReadonlyMap<string, LinkCard>;

/** The paths in a message for which cards are shown. */
const pathsIn = (text: string): string[] =>
  linkify(text, location.origin)
    .flatMap(({ ownPath }) => (ownPath && ownPath.length <= maxPagePath ? [ownPath] : []))
    .slice(0, cardsPerMessage);

/**
 * Loads the cards of our own pages after the page is shown: several with one call, and each only once. A page without
 * a card stays a link.
 */
export function useLinkCards(paths: readonly string[], language: Locale): LinkCards {
  const [cards, setCards] = useState<LinkCards>(new Map());
  const asked = useRef(new Set<string>());
  const calls = useRef(0);
  useEffect(() => {
    const wanted = [...new Set(paths)]
      .filter((path) => !cards.has(path) && !asked.current.has(path))
      .slice(0, maxLinkCards);
    if (wanted.length === 0 || calls.current >= cardCallsPerThread) return;
    calls.current++;
    wanted.forEach((path) => asked.current.add(path));
    callApi('GET /api/link-cards', { query: { paths: wanted.join(' '), language } })
      .then((found) =>
        setCards((known) => new Map([...known, ...found.map((card) => [card.path, card] as const)])),
      )
      .catch(() => {});
    // After each answer, the next call loads the paths that did not fit into the previous one.
  }, [paths, language, cards]);
  return cards;
}

/** The cards of the pages that these texts link to. */
export function useTextCards(texts: readonly string[], language: Locale): LinkCards {
  // Only the browser knows which addresses are ours.
  const [paths, setPaths] = useState<readonly string[]>([]);
  useEffect(() => setPaths(texts.flatMap(pathsIn)), [texts]);
  return useLinkCards(paths, language);
}

/** A message in one line: our own pages by name (not repeated if the text contains it), other addresses shortened. */
export function inOneLine(text: string, cards: LinkCards): string {
  if (cards.size === 0) return text;
  const parts = linkify(text, location.origin).map(({ text: written, href, ownPath }) => {
    const card = ownPath === undefined ? undefined : cards.get(ownPath);
    return card?.name ?? (href === undefined ? written.trim() : shortAddress(written));
  });
  return [...new Set(parts)].join(' ').trim();
}

/** The cards of the pages that messages link to. The newest messages come first, because they are in view. */
export function useMessageCards({ messages, outgoing }: ThreadState, language: Locale): LinkCards {
  const paths = useMemo(
    () =>
      [...messages.map(({ message }) => message), ...outgoing.map(({ text }) => text)]
        .toReversed()
        .flatMap(pathsIn),
    [messages, outgoing],
  );
  return useLinkCards(paths, language);
}
