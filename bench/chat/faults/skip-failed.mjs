/** A message that failed temporarily is refused permanently, and the next one is accepted. */
export const skipFailed = {
  name: 'skip-failed',
  shows: 'lost',
  changes: [
    {
      file: 'server/conversations/chat/chat.socket.ts',
      from: 'retry: retryAfter ?? (isPassing ? 1 : null) });',
      to: 'retry: retryAfter ?? null });',
    },
    {
      file: 'server/conversations/chat/chat.socket.ts',
      from: 'if (isPassing) connection.close(closeCodes.tryLater);\n        else if',
      to: 'if',
    },
  ],
};
