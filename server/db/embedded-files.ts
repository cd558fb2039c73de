import { closeSync, existsSync, fsyncSync, openSync } from 'node:fs';
import { type FileHandle, open, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** How a file or folder is synced to disk. Tests record the order and simulate a power cut in between. */
export type Syncing = {
  /** Syncs an open file at once: PostgreSQL waits, and with it the process. */
  now: (file: string, descriptor: number) => void;
  /** Syncs a file or folder by its path, in another thread. */
  soon: (file: string) => Promise<void>;
};

const realSyncing: Syncing = { now: (_, descriptor) => fsyncSync(descriptor), soon: syncPath };

/** Bytes of a page of PostgreSQL. The first eight are the log position (LSN) of its last change. */
const pageBytes = 8192;

type Node = { mode: number };
type Stream = { node: Node; nfd: number };
/** The part of Emscripten's file system that is used here; its types do not declare it. */
type EmscriptenFiles = {
  realPath: (node: Node) => string;
  tryFSOperation: <T>(operation: () => T) => T;
  stream_ops: {
    write: (stream: Stream, bytes: Uint8Array, offset: number, length: number, position: number) => number;
    setattr: (stream: Stream, attributes: { size?: number }) => void;
    fsync?: (stream: Stream) => number;
  };
  node_ops: {
    setattr: (node: Node, attributes: { size?: number }) => void;
    unlink: (parent: Node, name: string) => void;
    rename: (node: Node, parent: Node, name: string) => void;
  };
};

/**
 * The files of the embedded database, with fsync. PGlite has none, so PostgreSQL's order of writes (log, then
 * pages, then control file) would not survive a power cut (decision 032).
 *
 * Only the log is not synced when PostgreSQL asks for it, which is at every commit: the request is noted, and
 * `syncLog()` syncs it without blocking the process, at the latest before PostgreSQL writes anything that relies on it.
 */
export class EmbeddedFiles extends NodeFS {
  readonly #syncing: Syncing;
  readonly #onFault: (error: unknown) => never;
  /**
   * Files and folder of the log that must be synced, with the number of the last request: another may come meanwhile.
   */
  readonly #unsynced = new Map<string, number>();
  #asked = 0;
  /**
   * Whether PostgreSQL has changed anything yet. Before that it may sync every existing file one by one, which is
   * skipped (`syncLeftFiles`).
   */
  #isTouched = false;
  #running = Promise.resolve();
  #waiting: Promise<void> | null = null;

  /**
   * @param onFault ends the process: after a failed fsync the state of the disk is unknown, and a second
   * fsync does not report it
   */
  constructor(folder: string, onFault: (error: unknown) => never, syncing = realSyncing) {
    super(folder);
    this.#onFault = onFault;
    this.#syncing = syncing;
  }

  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...args);
    const watch = (module: unknown) => this.#watch((module as { NODEFS: EmscriptenFiles }).NODEFS);
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), watch] } };
  }

  /** Increases whenever PostgreSQL asks to sync the log, that is after commits. */
  get commits(): number {
    return this.#asked;
  }

  get isLogSynced(): boolean {
    return this.#unsynced.size === 0;
  }

  /** Resolves when all earlier commits are on the disk. Concurrent callers share one fsync. */
  syncLog(): Promise<void> {
    if (this.isLogSynced) return Promise.resolve();
    return (this.#waiting ??= this.#running.then(() => {
      this.#waiting = null;
      return (this.#running = this.#syncNoted().catch(this.#onFault));
    }));
  }

  async #syncNoted(): Promise<void> {
    const noted = [...this.#unsynced];
    await Promise.all(noted.map(([file]) => this.#syncing.soon(file)));
    for (const [file, asked] of noted) if (this.#unsynced.get(file) === asked) this.#unsynced.delete(file);
  }

  /** Syncs the log synchronously, for PostgreSQL, which cannot wait for a promise. */
  #syncLogNow(): void {
    try {
      for (const file of this.#unsynced.keys()) this.#syncNow(file);
    } catch (error) {
      this.#onFault(error);
    }
    this.#unsynced.clear();
  }

  #syncNow(file: string): void {
    let descriptor;
    try {
      descriptor = openSync(file, 'r+');
    } catch (error) {
      if (isGone(error)) return;
      if (!isFolder(error)) throw error;
      if (isWindows) return;
      descriptor = openSync(file, 'r');
    }
    try {
      this.#syncing.now(file, descriptor);
    } finally {
      closeSync(descriptor);
    }
  }

  #watch({ realPath, tryFSOperation, stream_ops: streams, node_ops: nodes }: EmscriptenFiles): void {
    /** Path within the folder of the database, as PostgreSQL names it. */
    const nameOf = (node: Node) => realPath(node).slice(this.rootDir.length + 1);
    /**
     * Syncs the log before a change that relies on it. Temporary files of sorts are exempt: they do not outlive
     * the process.
     */
    const demandLog = (name: string) => {
      if (!this.isLogSynced && !isLog(name) && !name.includes('pgsql_tmp')) this.#syncLogNow();
    };

    streams.fsync = ({ node, nfd }) => {
      const name = nameOf(node);
      const file = path.join(this.rootDir, name);
      if (isLog(name)) {
        // A new log file is synced again after it gets its final name.
        if (!name.includes('xlogtemp')) this.#unsynced.set(file, ++this.#asked);
      } else if (this.#isTouched && (!isWindows || !isFolderMode(node.mode))) {
        tryFSOperation(() => this.#syncing.now(file, nfd));
      }
      return 0;
    };
    const { write, setattr: setStream } = streams;
    streams.write = (stream, bytes, offset, length, position) => {
      this.#isTouched ||= nameOf(stream.node) !== processFile;
      if (!this.isLogSynced) {
        const name = nameOf(stream.node);
        if (!isTable(name) || !arePagesWithoutLog(bytes, offset, length)) demandLog(name);
      }
      return write(stream, bytes, offset, length, position);
    };
    streams.setattr = (stream, attributes) => {
      if (attributes.size !== undefined) demandLog(nameOf(stream.node));
      setStream(stream, attributes);
    };
    const { setattr, unlink, rename } = nodes;
    nodes.setattr = (node, attributes) => {
      if (attributes.size !== undefined) demandLog(nameOf(node));
      setattr(node, attributes);
    };
    nodes.unlink = (parent, name) => {
      demandLog(nameOf(parent));
      unlink(parent, name);
    };
    nodes.rename = (node, parent, name) => {
      demandLog(nameOf(node));
      rename(node, parent, name);
    };
  }
}

const isLog = (name: string) => name.startsWith('pg_wal');
const isWindows = process.platform === 'win32';
const isFolderMode = (mode: number) => (mode & 0o170_000) === 0o040_000;
const isGone = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';
const isFolder = (error: unknown) => (error as NodeJS.ErrnoException).code === 'EISDIR';

/** File with the process id, which PostgreSQL requires. PGlite leaves it behind only if the process was killed. */
const processFile = 'postmaster.pid';

/**
 * Syncs files that a killed process left unsynced, before PostgreSQL relies on them: all that changed after the
 * last checkpoint, whose last step writes the control file. PostgreSQL itself would sync every file, which takes
 * seconds.
 */
export async function syncLeftFiles(folder: string): Promise<void> {
  if (!existsSync(path.join(folder, processFile))) return;
  const control = await stat(path.join(folder, 'global/pg_control')).catch(() => null);
  // One second of tolerance for coarse file times. Without a control file, sync everything.
  await syncTree(folder, (control?.mtimeMs ?? 0) - 1000);
}

/** Syncs everything in a folder that changed since a time in milliseconds, including the folder itself. */
export async function syncTree(folder: string, since = 0): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = [folder, ...entries.map((entry) => path.join(entry.parentPath, entry.name))];
  await inParallel(files, async (file) => {
    if (since <= 0 || (await stat(file)).mtimeMs >= since) await syncPath(file);
  });
}

/** Maximum of files processed at the same time. */
const filesAtOnce = 16;

/**
 * Processes all items, some of them in parallel. After a failure no further item is started; rejects only when no
 * work is under way any more.
 */
export async function inParallel<T>(items: T[], work: (item: T) => Promise<void>): Promise<void> {
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

/** Syncs a file or folder. PostgreSQL may have renamed it meanwhile, and then asks to sync the new name. */
export async function syncPath(file: string): Promise<void> {
  let handle: FileHandle;
  try {
    handle = await open(file, 'r+');
  } catch (error) {
    if (isGone(error)) return;
    if (!isFolder(error)) throw error;
    // Windows cannot sync folders.
    if (isWindows) return;
    handle = await open(file, 'r');
  }
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Whether a file belongs to a table or index; pages of all other files contain no log position. */
const isTable = (file: string) => /^(base|global)\/(\d+\/)?\d+(_\w+)?(\.\d+)?$/.test(file);

/** Whether these are whole pages without a log position: PostgreSQL itself writes such pages without logging them. */
function arePagesWithoutLog(bytes: Uint8Array, offset: number, length: number): boolean {
  if (length % pageBytes !== 0) return false;
  for (let page = offset; page < offset + length; page += pageBytes) {
    for (let i = page; i < page + 8; i++) if (bytes[i] !== 0) return false;
  }
  return true;
}
