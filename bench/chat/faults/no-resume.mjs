/** A client that reconnects gets only messages from then on, not those since the position that it sends. */
export const noResume = {
  name: 'no-resume',
  shows: 'lost',
  changes: [
    {
      file: 'server/conversations/chat/chat.socket.ts',
      from: 'const lastSeq = event.lastSeq ?? 0;',
      to: 'const { lastSeq } = conversation;',
    },
  ],
};
