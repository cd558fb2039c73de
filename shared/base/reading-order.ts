/**
 * The message after (1) or before (-1) the current one. The order is that of the list when the reader opened the
 * current message: a message moves down when it is answered, but the next one is still the one that followed it
 * before.
 *
 * @param found ids in the list when the current message was opened
 * @param list ids in the list now
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
