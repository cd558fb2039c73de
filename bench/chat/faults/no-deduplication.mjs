/** A message that is sent again is stored twice, because its id is not stored. */
export const noDeduplication = {
  name: 'no-deduplication',
  shows: 'doubled',
  changes: [
    {
      file: 'server/conversations/chat/chat.writing.ts',
      from: `      clientMessageId,
      senderType: sender.side,`,
      to: `      clientMessageId: crypto.randomUUID(),
      senderType: sender.side,`,
    },
  ],
};
