/**
 * The message after (1) or before (-1) the current one. The order that counts is the one in which the reader found the
 * list: an answered message moves down, and the next one still waits where it was.
 *
 * @param found the ids as they stood when the current message was opened
 * @param list the ids as they stand now
 */
export function neighbour(
  found: readonly string[],
  list: readonly string[],
  current: string | null,
  step: 1 | -1,
): string | undefined {
  const order = current !== null && found.includes(current) ? found : list;
  const at = current === null ? -1 : order.indexOf(current);
  if (at < 0) return list[0];
  const rest = step === 1 ? order.slice(at + 1) : order.slice(0, at).toReversed();
  return rest.find((id) => list.includes(id));
}
