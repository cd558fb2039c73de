import { useSyncExternalStore } from 'react';

/** The element's id, by which the server finds the place. */
export const restOfStylesId = 'rest-of-styles';

const never = () => () => {};

/**
 * Stands below a page's heading: here the server writes the styles of what follows, so that the heading need not wait for
 * them (decision 015). A page without it has all of its styles in the head. Where React runs the whole sheet is there, and
 * this one goes: it would win over rules that it does not have.
 */
export function RestOfStyles() {
  const isInDocument = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  if (!isInDocument) return null;
  // With an empty text React takes the element's content for its own and leaves it.
  return (
    <style id={restOfStylesId} suppressHydrationWarning>
      {''}
    </style>
  );
}
