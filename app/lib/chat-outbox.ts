import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** A message on its way: kept in the browser until the server has acknowledged it. */
export type Outgoing = {
  /** Generated once per message: the server stores each id once. */
  clientMessageId: string;
  /** For whom it is, where one browser writes into several conversations. */
  conversationId?: string;
  text: string;
  file?: { blob: Blob; name: string };
  /** What was written with the file. */
  caption?: string;
  /** The address of the file once uploaded. */
  uploaded?: { fileUrl: string; isImage: boolean };
  writtenAt: number;
  /** Path of the page that a visitor wrote it on. */
  page?: string;
  /** The newest position that its writer had seen; the server asks when a colleague has answered since. */
  seenSeq?: number | undefined;
  /** The reason of a refusal; it is not retried automatically. */
  refused?: string | undefined;
  /** The server does not take such a file: sent again it would be refused again. */
  isUnfit?: boolean;
  /** Its writer has said that it shall go all the same. */
  isConfirmed?: boolean;
};

type Stored = Outgoing & { id?: number };

interface Schema extends DBSchema {
  outbox: { key: number; value: Stored };
}

/** Of what waits that which has not arrived yet: a message may be seen before its acknowledgement. */
export function stillOutgoing(
  outgoing: readonly Outgoing[],
  arrived: readonly { clientMessageId: string }[],
): readonly Outgoing[] {
  const known = new Set(arrived.map(({ clientMessageId }) => clientMessageId));
  return outgoing.filter(({ clientMessageId }) => !known.has(clientMessageId));
}

export type ChatOutbox = ReturnType<typeof createChatOutbox>;

/** Messages that wait, in IndexedDB, in the order in which they were written. Every tab of the browser sees the same ones. */
export function createChatOutbox(name: string) {
  let database: Promise<IDBPDatabase<Schema>> | null = null;
  /** Where storage is forbidden, a message waits as long as its page. */
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

    /** Changes a message that waits, or takes it out when the change is null. */
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
        // Kept in memory.
      }
    },
  };
}
