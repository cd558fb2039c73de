import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Storage } from '../../platform/storage/storage.ts';
import { BackupFault } from './backup-fault.ts';
import { createSealing, newSalt, type Sealing } from './encryption.ts';

/** Maximum bytes of a chunk. A change in a large file costs this much in the next backup. */
export const chunkBytes = 256 * 1024;
/** A file with more chunks than this keeps the list of their names in a chunk of its own. */
const maxInlineChunks = 8;
/** Minutes after which a lock that was not renewed counts as abandoned. */
const lockMinutes = 10;
/** Milliseconds in which the lock of another writer, who looked at the same moment, has been stored. */
const lockSettleMs = 500;

export const configName = 'repository.json';
const lockName = 'repository.lock';
const chunkName = (id: string) => `${id}.chunk`;
const snapshotName = (id: string) => `snapshot-${id}`;
const snapshotPattern = /^snapshot-(\d{8}t\d{6}z-[0-9a-f]{6})$/;

/** The time at the beginning of a snapshot's id. */
export const snapshotTime = (at: Date): string =>
  at
    .toISOString()
    .replaceAll(/[-:]|\.\d+/g, '')
    .toLowerCase();

/** A list of chunks: their names, or the list of chunks that hold the names. */
export type ChunkList = { chunks: string[] } | { list: ChunkList };

/** Number and bytes of chunks written during a run. */
export type Written = { chunks: number; bytes: number };

export type Repository = Awaited<ReturnType<typeof openRepository>>;

type Config = { format: 1; salt: string; isEncrypted: boolean; check: string };
const checkText = 'the passphrase is right';

/**
 * Opens the place where backups are kept, and creates a repository if there is none: chunks named by their
 * content, so that unchanged content is stored once, and a snapshot for each backup.
 * @throws BackupFault for a wrong or missing passphrase
 */
export async function openRepository(storage: Storage, passphrase: string | null) {
  const { config, sealing } = await readConfig(storage, passphrase);
  const written: Written = { chunks: 0, bytes: 0 };
  /** Names of chunks that are known to be stored. */
  const known = new Set<string>();
  let listing: Promise<void> | null = null;

  /** One listing instead of a request for each chunk. */
  const listChunks = (): Promise<void> =>
    (listing ??= (async () => {
      for await (const { name } of storage.list()) if (name.endsWith('.chunk')) known.add(name.slice(0, -6));
    })());

  async function put(bytes: Uint8Array): Promise<string> {
    await listChunks();
    const id = sealing.nameOf(bytes);
    if (known.has(id)) return id;
    const stored = await sealing.seal(bytes);
    await storage.put(chunkName(id), stored);
    known.add(id);
    written.chunks++;
    written.bytes += stored.length;
    return id;
  }

  /** @throws BackupFault if the chunk is missing or damaged */
  async function get(id: string): Promise<Buffer> {
    const stored = await storage.get(chunkName(id));
    if (!stored) throw new BackupFault('missingChunk', { chunk: id });
    const bytes = await sealing.open(stored).catch((error: unknown) => {
      throw new BackupFault('damagedChunk', { chunk: id }, { cause: error });
    });
    if (sealing.nameOf(bytes) !== id) throw new BackupFault('damagedChunk', { chunk: id });
    return bytes;
  }

  async function putList(chunks: string[]): Promise<ChunkList> {
    if (chunks.length <= maxInlineChunks) return { chunks };
    return { list: { chunks: await putBytes(Buffer.from(JSON.stringify(chunks))) } };
  }

  async function putBytes(bytes: Buffer): Promise<string[]> {
    const chunks: string[] = [];
    for (let at = 0; at < bytes.length || at === 0; at += chunkBytes)
      chunks.push(await put(bytes.subarray(at, at + chunkBytes)));
    return chunks;
  }

  async function chunksOf(list: ChunkList): Promise<string[]> {
    return 'chunks' in list ? list.chunks : ((await readJson(list.list)) as string[]);
  }

  async function readJson(list: ChunkList): Promise<unknown> {
    const parts: Buffer[] = [];
    for (const id of await chunksOf(list)) parts.push(await get(id));
    return JSON.parse(Buffer.concat(parts).toString());
  }

  return {
    storage,
    isEncrypted: config.isEncrypted,
    written,
    put,
    get,
    putList,
    chunksOf,
    /** Whether no chunk of a list is missing. The content of chunks is read only where it holds names of others. */
    async hasChunksOf(list: ChunkList): Promise<boolean> {
      await listChunks();
      if ('list' in list && !(await this.hasChunksOf(list.list))) return false;
      return (await chunksOf(list)).every((id) => known.has(id));
    },
    putJson: async (value: unknown): Promise<ChunkList> =>
      putList(await putBytes(Buffer.from(JSON.stringify(value)))),
    readJson,

    /** Stores a snapshot under a new id that begins with its time. */
    async putSnapshot(at: Date, value: unknown): Promise<string> {
      const id = `${snapshotTime(at)}-${randomBytes(3).toString('hex')}`;
      await storage.put(snapshotName(id), await sealing.seal(Buffer.from(JSON.stringify(value))));
      return id;
    },
    /** @throws BackupFault if the snapshot is missing or damaged */
    async readSnapshot(id: string): Promise<unknown> {
      const stored = await storage.get(snapshotName(id));
      if (!stored) throw new BackupFault('missingSnapshot', { snapshot: id });
      try {
        return JSON.parse((await sealing.open(stored)).toString()) as unknown;
      } catch (error) {
        throw new BackupFault('damagedSnapshot', { snapshot: id }, { cause: error });
      }
    },
    /** The ids of all snapshots, newest first. */
    async snapshotIds(): Promise<string[]> {
      const ids: string[] = [];
      for await (const { name } of storage.list()) {
        const id = snapshotPattern.exec(name)?.[1];
        if (id) ids.push(id);
      }
      return ids.toSorted().toReversed();
    },
    removeSnapshot: (id: string) => storage.delete(snapshotName(id)),
    /** Removes all chunks except these. @returns how many were removed */
    async removeOtherChunks(used: ReadonlySet<string>): Promise<number> {
      const others: string[] = [];
      for await (const { name } of storage.list())
        if (name.endsWith('.chunk') && !used.has(name.slice(0, -6))) others.push(name);
      for (const name of others) {
        await storage.delete(name);
        known.delete(name.slice(0, -6));
      }
      return others.length;
    },
    /**
     * Runs work that writes, under a lock: two writers at once could remove chunks that the other needs.
     * @throws BackupFault if another process holds the lock
     */
    withLock: <T>(work: () => Promise<T>) => withLock(storage, work),
  };
}

async function readConfig(
  storage: Storage,
  passphrase: string | null,
): Promise<{ config: Config; sealing: Sealing }> {
  const stored = await storage.get(configName);
  if (!stored) {
    const salt = newSalt();
    const sealing = await createSealing(passphrase, salt);
    const check = (await sealing.seal(Buffer.from(checkText))).toString('base64');
    const config: Config = { format: 1, salt, isEncrypted: passphrase !== null, check };
    await storage.put(configName, Buffer.from(JSON.stringify(config)));
    return { config, sealing };
  }
  const config = JSON.parse(stored.toString()) as Config;
  if (config.format !== 1) throw new BackupFault('newerPlace');
  if (config.isEncrypted && passphrase === null) throw new BackupFault('needsPassphrase');
  const sealing = await createSealing(config.isEncrypted ? passphrase : null, config.salt);
  await sealing.open(Buffer.from(config.check, 'base64')).catch(() => {
    throw new BackupFault('wrongPassphrase');
  });
  if (!config.isEncrypted && passphrase !== null) throw new BackupFault('notEncrypted');
  return { config, sealing };
}

async function withLock<T>(storage: Storage, work: () => Promise<T>): Promise<T> {
  const token = randomBytes(8).toString('hex');
  const write = () =>
    storage.put(lockName, Buffer.from(JSON.stringify({ token, at: new Date().toISOString() })));
  const holder = await readLock(storage);
  if (holder && Date.now() - Date.parse(holder.at) < lockMinutes * 60_000) throw new BackupFault('locked');
  const isOurs = async () => (await readLock(storage))?.token === token;
  await write();
  // If two writers saw no lock at the same moment, the one that wrote its token last continues: the other one's write has
  // arrived by then.
  await setTimeout(lockSettleMs);
  if (!(await isOurs())) throw new BackupFault('locked');
  // Not after a pause in which the lock expired and another writer took it.
  const renew = async () => void ((await isOurs()) && (await write()));
  const renewing = setInterval(() => void renew().catch(() => {}), (lockMinutes * 60_000) / 4).unref();
  try {
    return await work();
  } finally {
    clearInterval(renewing);
    if (await isOurs().catch(() => false)) await storage.delete(lockName).catch(() => {});
  }
}

async function readLock(storage: Storage): Promise<{ token: string; at: string } | null> {
  const stored = await storage.get(lockName);
  try {
    return stored && (JSON.parse(stored.toString()) as { token: string; at: string });
  } catch {
    return null;
  }
}
