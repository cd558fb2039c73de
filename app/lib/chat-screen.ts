/** Screens on which the chat panel covers the whole page. */
export const fullScreenQuery = '(max-width: 47.999rem)';

/** Whether the present entry of the history is the one that the open panel has made; a reload keeps it. */
export const isChatEntry = (): boolean => Boolean((history.state as { chat?: boolean } | null)?.chat);
