/** A client that reconnects gets what is new from now on, not since the position that it names. */
export const noResume = {
  name: 'no-resume',
  shows: 'lost',
  changes: [
    {
      file: 'server/chat/chat.socket.ts',
      from: 'const lastSeq = event.lastSeq ?? 0;',
      to: 'const { lastSeq } = conversation;',
    },
  ],
};
