/** A message sent again becomes a second one: its id is not kept. */
export const noDeduplication = {
  name: 'no-deduplication',
  shows: 'doubled',
  changes: [
    {
      file: 'server/chat/chat.writing.ts',
      from: `      clientMessageId,
      senderType: sender.side,`,
      to: `      clientMessageId: crypto.randomUUID(),
      senderType: sender.side,`,
    },
  ],
};
