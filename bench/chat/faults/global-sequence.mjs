/**
 * Positions come from a global sequence and the conversation is not locked: a later commit may have a lower position
 * than messages that were read already.
 */
export const globalSequence = {
  name: 'global-sequence',
  shows: 'conversations that differ',
  prepare: 'create sequence chat_positions',
  changes: [
    {
      file: 'server/conversations/chat/chat.writing.ts',
      from: 'seq: conversation.lastSeq + 1,',
      to: "seq: sql`nextval('chat_positions')`,",
    },
    {
      file: 'server/conversations/chat/chat.service.ts',
      from: 'const conversation = await find(tx, sender, id, true);',
      to: 'const conversation = await find(tx, sender, id, false);',
    },
    {
      file: 'server/conversations/chat/chat-hub.service.ts',
      from: 'if (message.seq !== member.cursor + 1) continue;',
      to: 'if (message.seq <= member.cursor) continue;',
    },
  ],
};
