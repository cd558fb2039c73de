/** Media query for screens on which the chat panel covers the whole page. */
export const fullScreenQuery = '(max-width: 47.999rem)';

/** Whether the current history entry was made by opening the panel. It survives a reload. */
export const isChatEntry = (): boolean => Boolean((history.state as { chat?: boolean } | null)?.chat);
