import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** A message that is being sent. The browser keeps it until the server has acknowledged it. */
export type Outgoing = {
  /** Generated once per message: the server stores each id once. */
  clientMessageId: string;
  /** The conversation of the message, in a browser that writes into several conversations. */
  conversationId?: string;
  text: string;
  file?: { blob: Blob; name: string };
  /** The text that was written with the file. */
  caption?: string;
  /** The address of the file once it is uploaded. */
  uploaded?: { fileUrl: string; isImage: boolean };
  writtenAt: number;
  /** Path of the page on which the visitor wrote it. */
  page?: string;
  /**
   * The newest position that the writer had seen. The server asks for confirmation if a colleague has answered since.
   */
  seenSeq?: number | undefined;
  /**
   * The newest position that the writer had seen when they chose that the message resolves the conversation. The
   * server resolves it with the message, unless the customer has written since.
   */
  resolveUpTo?: number | undefined;
  /** The reason of a refusal. A refused message is not retried automatically. */
  refused?: string | undefined;
  /** The server does not accept such a file: a retry would be refused again. */
  isUnfit?: boolean;
  /** The writer has confirmed that the message is to be sent anyway. */
  isConfirmed?: boolean;
};

type Stored = Outgoing & { id?: number };

interface Schema extends DBSchema {
  outbox: { key: number; value: Stored };
}

/** The waiting messages that have not arrived yet. A message can be received before its acknowledgement. */
export function stillOutgoing(
  outgoing: readonly Outgoing[],
  arrived: readonly { clientMessageId: string }[],
): readonly Outgoing[] {
  const known = new Set(arrived.map(({ clientMessageId }) => clientMessageId));
  return outgoing.filter(({ clientMessageId }) => !known.has(clientMessageId));
}

export type ChatOutbox = ReturnType<typeof createChatOutbox>;

/**
 * Waiting messages, stored in IndexedDB in the order in which they were written. All tabs of the browser share them.
 */
export function createChatOutbox(name: string) {
  let database: Promise<IDBPDatabase<Schema>> | null = null;
  /** Fallback if storage is forbidden: a message then waits only as long as its page is open. */
  let memory: Outgoing[] = [];

  const open = () =>
    (database ??= openDB<Schema>(name, 1, {
      upgrade: (db) => void db.createObjectStore('outbox', { keyPath: 'id', autoIncrement: true }),
    }));

  return {
    async read(): Promise<Outgoing[]> {
      try {
        return [...(await (await open()).getAll('outbox')), ...memory];
      } catch {
        return memory;
      }
    },

    async add(message: Outgoing): Promise<void> {
      try {
        await (await open()).add('outbox', message);
      } catch {
        memory = [...memory, message];
      }
    },

    /** Changes a waiting message, or removes it if the change is null. */
    async change(clientMessageId: string, change: Partial<Outgoing> | null): Promise<void> {
      memory = memory.flatMap((message) => {
        if (message.clientMessageId !== clientMessageId) return [message];
        return change ? [{ ...message, ...change }] : [];
      });
      try {
        const transaction = (await open()).transaction('outbox', 'readwrite');
        for (const message of await transaction.store.getAll()) {
          if (message.clientMessageId !== clientMessageId) continue;
          if (change) await transaction.store.put({ ...message, ...change });
          else await transaction.store.delete(message.id!);
        }
        await transaction.done;
      } catch {
        // The message is still kept in memory.
      }
    },
  };
}
