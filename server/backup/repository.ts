import { randomBytes } from 'node:crypto';
import type { Storage } from '../storage/storage.ts';
import { BackupFault } from './backup-fault.ts';
import { createSealing, newSalt, type Sealing } from './sealing.ts';

/** Bytes of a chunk at most: what changes in a large file costs this much in the next backup. */
export const chunkBytes = 256 * 1024;
/** Chunks of one file above which their names are kept as a chunk of its own. */
const maxInlineChunks = 8;
/** Minutes after which a writer that has not renewed its lock is taken for dead. */
const lockMinutes = 10;

export const configName = 'repository.json';
const lockName = 'repository.lock';
const chunkName = (id: string) => `${id}.chunk`;
const snapshotName = (id: string) => `snapshot-${id}`;
const snapshotPattern = /^snapshot-(\d{8}t\d{6}z-[0-9a-f]{6})$/;

/** The time with which the id of a snapshot begins. */
export const snapshotTime = (at: Date): string =>
  at
    .toISOString()
    .replaceAll(/[-:]|\.\d+/g, '')
    .toLowerCase();

/** A list of chunks: their names, or the names of the chunks that hold these. */
export type ChunkList = { chunks: string[] } | { list: ChunkList };

/** What went into a repository during a run. */
export type Written = { chunks: number; bytes: number };

export type Repository = Awaited<ReturnType<typeof openRepository>>;

type Config = { format: 1; salt: string; isEncrypted: boolean; check: string };
const checkText = 'the passphrase is right';

/**
 * Opens the place where backups are kept, and begins one where there is none: chunks named by their content, so that what
 * stays the same is stored once, and a snapshot for each backup.
 * @throws BackupFault for a wrong or missing passphrase
 */
export async function openRepository(storage: Storage, passphrase: string | null) {
  const { config, sealing } = await readConfig(storage, passphrase);
  const written: Written = { chunks: 0, bytes: 0 };
  /** Names that are known to be stored. */
  const known = new Set<string>();
  let listing: Promise<void> | null = null;

  /** One listing instead of a question for each chunk. */
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

  /** @throws BackupFault when it is missing or damaged */
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
    putJson: async (value: unknown): Promise<ChunkList> =>
      putList(await putBytes(Buffer.from(JSON.stringify(value)))),
    readJson,

    /** Keeps a snapshot under a new id that begins with its time. */
    async putSnapshot(at: Date, value: unknown): Promise<string> {
      const id = `${snapshotTime(at)}-${randomBytes(3).toString('hex')}`;
      await storage.put(snapshotName(id), await sealing.seal(Buffer.from(JSON.stringify(value))));
      return id;
    },
    /** @throws BackupFault when there is none, or it is damaged */
    async readSnapshot(id: string): Promise<unknown> {
      const stored = await storage.get(snapshotName(id));
      if (!stored) throw new BackupFault('missingSnapshot', { snapshot: id });
      const bytes = await sealing.open(stored).catch((error: unknown) => {
        throw new BackupFault('damagedSnapshot', { snapshot: id }, { cause: error });
      });
      return JSON.parse(bytes.toString()) as unknown;
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
    /** Removes every chunk that is not among these. @returns how many */
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
    /** Runs what writes: two at a time could remove what the other relies on. @throws BackupFault when another writes */
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
  await write();
  // Of two that saw no lock at the same moment, the one whose token stayed goes on.
  if ((await readLock(storage))?.token !== token) throw new BackupFault('locked');
  const renewing = setInterval(() => void write().catch(() => {}), (lockMinutes * 60_000) / 4).unref();
  try {
    return await work();
  } finally {
    clearInterval(renewing);
    await storage.delete(lockName).catch(() => {});
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
