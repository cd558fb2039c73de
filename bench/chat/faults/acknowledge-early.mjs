/** A message is acknowledged before it is stored. */
export const acknowledgeEarly = {
  name: 'acknowledge-early',
  shows: 'lost',
  changes: [
    {
      file: 'server/conversations/chat/chat.socket.ts',
      from: 'const { message, isDuplicate } = await chat.post(',
      to: `send({ type: 'message_ack', clientMessageId, id: randomUUID(), seq: 0, duplicate: false });
      const { message, isDuplicate } = await chat.post(`,
    },
  ],
};
