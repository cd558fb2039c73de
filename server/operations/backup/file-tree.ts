import { createHash } from 'node:crypto';
import type { Storage } from '../../platform/storage/storage.ts';
import { BackupFault } from './backup-fault.ts';
import { chunkBytes, type ChunkList, type Repository } from './repository.ts';

/** A file in a snapshot. */
export type FileEntry = {
  name: string;
  size: number;
  modifiedAt: number;
  sha256: string;
  content: ChunkList;
};

/** Files by folder: a folder without changed files costs nothing in the next snapshot. */
export type FileTree = { folders: Record<string, ChunkList>; count: number; bytes: number };

type SourceFile = { folder: string; name: string; size: number; modifiedAt: number };

/** Where files are read from. */
export type FileSource = {
  list: () => AsyncIterable<SourceFile>;
  /** The bytes in pieces; null if the file no longer exists. */
  read: (file: SourceFile) => Promise<AsyncIterable<Uint8Array> | null>;
};

/** All files of a storage, in folders by the start of their names. */
export function storageSource(storage: Storage): FileSource {
  async function* pieces(name: string, first: Buffer, size: number): AsyncIterable<Buffer> {
    yield first;
    for (let from = first.length; from < size; from += chunkBytes) {
      const part = await storage.getPart(name, from, chunkBytes);
      if (!part) throw new BackupFault('removedFile', { file: name });
      yield part.bytes;
    }
  }
  return {
    async *list() {
      for await (const { name, size, modifiedAt } of storage.list())
        yield { folder: name.slice(0, 2), name, size, modifiedAt: modifiedAt.getTime() };
    },
    async read({ name }) {
      const first = await storage.getPart(name, 0, chunkBytes);
      return first && pieces(name, first.bytes, first.size);
    },
  };
}

/**
 * Stores all files of a source.
 * @param earlier the tree of an earlier snapshot: files with the same name, size and time there are not read
 * again
 * @param keepsRemoved whether files of the earlier tree that no longer exist stay in the tree
 */
export async function storeTree(
  repository: Repository,
  source: FileSource,
  earlier: FileTree | null,
  { keepsRemoved = false } = {},
): Promise<FileTree> {
  const folders = new Map<string, SourceFile[]>();
  if (keepsRemoved) for (const folder of Object.keys(earlier?.folders ?? {})) folders.set(folder, []);
  for await (const file of source.list()) {
    const files = folders.get(file.folder) ?? [];
    folders.set(file.folder, files);
    files.push(file);
  }
  const tree: FileTree = { folders: {}, count: 0, bytes: 0 };
  for (const [folder, files] of [...folders].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const before = new Map<string, FileEntry>();
    const list = earlier?.folders[folder];
    if (list) for (const entry of await readEarlier(repository, list)) before.set(entry.name, entry);
    const entries: FileEntry[] = [];
    await inParallel(files, async (file) => {
      const same = before.get(file.name);
      const isSame =
        same?.size === file.size &&
        same.modifiedAt === file.modifiedAt &&
        (await repository.hasChunksOf(same.content));
      const entry = isSame ? same : await storeFile(repository, source, file);
      if (entry) entries.push(entry);
    });
    if (keepsRemoved) {
      const present = new Set(files.map(({ name }) => name));
      for (const entry of before.values()) if (!present.has(entry.name)) entries.push(entry);
    }
    // Sorted, so that the same files give the same list.
    entries.sort((a, b) => (a.name < b.name ? -1 : 1));
    tree.count += entries.length;
    for (const { size } of entries) tree.bytes += size;
    if (entries.length > 0) tree.folders[folder] = await repository.putJson(entries);
  }
  return tree;
}

/** Maximum of files processed at the same time. */
const filesAtOnce = 16;

/**
 * Processes all items, some of them in parallel. After a failure no further item is started; rejects only when no
 * work is under way any more.
 */
async function inParallel<T>(items: T[], work: (item: T) => Promise<void>): Promise<void> {
  const left = [...items].toReversed();
  const worker = async () => {
    try {
      for (let item = left.pop(); item !== undefined; item = left.pop()) await work(item);
    } catch (error) {
      left.length = 0;
      throw error;
    }
  };
  const results = await Promise.allSettled(Array.from({ length: filesAtOnce }, worker));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

async function storeFile(
  repository: Repository,
  source: FileSource,
  file: SourceFile,
): Promise<FileEntry | null> {
  const pieces = await source.read(file);
  if (!pieces) return null;
  const hash = createHash('sha256');
  const chunks: string[] = [];
  let size = 0;
  for await (const chunk of inChunks(pieces)) {
    hash.update(chunk);
    size += chunk.length;
    chunks.push(await repository.put(chunk));
  }
  const content = await repository.putList(chunks);
  return { name: file.name, size, modifiedAt: file.modifiedAt, sha256: hash.digest('hex'), content };
}

/** Splits the bytes into chunks of one size, regardless of the pieces in which they come. */
async function* inChunks(pieces: AsyncIterable<Uint8Array>): AsyncIterable<Buffer> {
  let kept: Uint8Array[] = [];
  let length = 0;
  for await (const piece of pieces) {
    kept.push(piece);
    length += piece.length;
    while (length >= chunkBytes) {
      const all = Buffer.concat(kept);
      yield all.subarray(0, chunkBytes);
      kept = [all.subarray(chunkBytes)];
      length -= chunkBytes;
    }
  }
  if (length > 0) yield Buffer.concat(kept);
}

const readFolder = async (repository: Repository, list: ChunkList): Promise<FileEntry[]> =>
  (await repository.readJson(list)) as FileEntry[];

/** The files of an earlier snapshot; none if its list is damaged, so that all are stored again. */
const readEarlier = async (repository: Repository, list: ChunkList): Promise<FileEntry[]> =>
  readFolder(repository, list).catch((error: unknown) => {
    if (error instanceof BackupFault) return [];
    throw error;
  });

/** Every file of a tree with its folder. */
export async function* entriesOf(
  repository: Repository,
  tree: FileTree,
): AsyncIterable<FileEntry & { folder: string }> {
  for (const [folder, list] of Object.entries(tree.folders))
    for (const entry of await readFolder(repository, list)) yield { ...entry, folder };
}

/**
 * The content of a file in pieces, compared with its checksum.
 * @throws BackupFault at the end if the content differs from the stored file
 */
export async function* contentOf(repository: Repository, entry: FileEntry): AsyncIterable<Buffer> {
  const hash = createHash('sha256');
  for (const id of await repository.chunksOf(entry.content)) {
    const bytes = await repository.get(id);
    hash.update(bytes);
    yield bytes;
  }
  if (hash.digest('hex') !== entry.sha256) throw new BackupFault('changedFile', { file: entry.name });
}

/** Names of all chunks that a tree needs. */
export async function* chunksOfTree(repository: Repository, tree: FileTree): AsyncIterable<string> {
  for (const list of Object.values(tree.folders)) {
    yield* chunksOfList(repository, list);
    for (const { content } of await readFolder(repository, list)) yield* chunksOfList(repository, content);
  }
}

/** Names of the chunks of a list, including the chunks that hold the list. */
export async function* chunksOfList(repository: Repository, list: ChunkList): AsyncIterable<string> {
  if ('list' in list) yield* chunksOfList(repository, list.list);
  yield* await repository.chunksOf(list);
}
