import { closeSync, existsSync, fsyncSync, openSync } from 'node:fs';
import { type FileHandle, open, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** How a file or folder reaches the disk; a test watches the order, and takes the power away in between. */
export type Syncing = {
  /** An open file, at once: PostgreSQL waits, and with it the process. */
  now: (file: string, descriptor: number) => void;
  /** A file or folder by its path, in a thread of its own. */
  soon: (file: string) => Promise<void>;
};

const realSyncing: Syncing = { now: (_, descriptor) => fsyncSync(descriptor), soon: syncPath };

/** Bytes of a page of PostgreSQL. The first eight are the position in the log of its last change. */
const pageBytes = 8192;

type Node = { mode: number };
type Stream = { node: Node; nfd: number };
/** The part of Emscripten's file system that is used here; its types name none of it. */
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
 * The files of the embedded database, with an fsync: PGlite comes without, so PostgreSQL's own order of what must be on the
 * disk before what (log, then pages, then control file) would not hold when the power fails (decision 032).
 *
 * The log alone is not synced when PostgreSQL asks for it, which is at every commit: it is noted, and synced without holding
 * up the process by `syncLog()`, at the latest before PostgreSQL writes anything that relies on it.
 */
export class EmbeddedFiles extends NodeFS {
  readonly #syncing: Syncing;
  readonly #onFault: (error: unknown) => never;
  /** Files of the log, and its folder, that must be synced, and how often that was asked for: it may be again meanwhile. */
  readonly #unsynced = new Map<string, number>();
  #asked = 0;
  /** Whether PostgreSQL has changed anything yet. Until then it may sync every file there is, one by one (`syncLeftFiles`). */
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

  /** Changes whenever PostgreSQL asks for the log to be synced: when something was committed. */
  get commits(): number {
    return this.#asked;
  }

  get isLogSynced(): boolean {
    return this.#unsynced.size === 0;
  }

  /** Resolves when all that was committed before is on the disk. Those who wait at the same time share one fsync. */
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

  /** For PostgreSQL, which cannot wait for a promise. */
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
    /** A path within the folder of the database, as PostgreSQL says it. */
    const nameOf = (node: Node) => realPath(node).slice(this.rootDir.length + 1);
    /** Before a change to what is nothing without the log. What a sort puts on the disk does not outlive the process. */
    const demandLog = (name: string) => {
      if (!this.isLogSynced && !isLog(name) && !name.includes('pgsql_tmp')) this.#syncLogNow();
    };

    streams.fsync = ({ node, nfd }) => {
      const name = nameOf(node);
      const file = path.join(this.rootDir, name);
      if (isLog(name)) {
        // A new file of the log is synced again once it has its name.
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

/** File with the number of the process, as PostgreSQL wants it; PGlite leaves it behind only where it was killed. */
const processFile = 'postmaster.pid';

/**
 * Brings to the disk what a killed process has left unsynced, before PostgreSQL relies on it: all that was changed after the
 * last checkpoint, whose last act is to write the control file. PostgreSQL itself would sync every file, for seconds.
 */
export async function syncLeftFiles(folder: string): Promise<void> {
  if (!existsSync(path.join(folder, processFile))) return;
  const control = await stat(path.join(folder, 'global/pg_control')).catch(() => null);
  // A second for clocks that are coarse; without a control file everything.
  await syncTree(folder, (control?.mtimeMs ?? 0) - 1000);
}

/** Brings to the disk whatever in a folder was changed since a time in milliseconds, the folder itself too. */
export async function syncTree(folder: string, since = 0): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = [folder, ...entries.map((entry) => path.join(entry.parentPath, entry.name))];
  await inParallel(files, async (file) => {
    if (since <= 0 || (await stat(file)).mtimeMs >= since) await syncPath(file);
  });
}

/** Files that are worked on at the same time. */
const filesAtOnce = 16;

/** Works on all items, some at a time. After a failure no other item is begun; it rejects only once nothing is under way any more. */
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

/** Brings a file or a folder to the disk; PostgreSQL may have renamed it meanwhile, and then asks for it under its new name. */
export async function syncPath(file: string): Promise<void> {
  let handle: FileHandle;
  try {
    handle = await open(file, 'r+');
  } catch (error) {
    if (isGone(error)) return;
    if (!isFolder(error)) throw error;
    // Windows syncs no folders.
    if (isWindows) return;
    handle = await open(file, 'r');
  }
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Whether a file is one of tables and indexes; all others have no positions of the log in their pages. */
const isTable = (file: string) => /^(base|global)\/(\d+\/)?\d+(_\w+)?(\.\d+)?$/.test(file);

/** Whether these are whole pages that name no position in the log: PostgreSQL itself writes such ones without it. */
function arePagesWithoutLog(bytes: Uint8Array, offset: number, length: number): boolean {
  if (length % pageBytes !== 0) return false;
  for (let page = offset; page < offset + length; page += pageBytes) {
    for (let i = page; i < page + 8; i++) if (bytes[i] !== 0) return false;
  }
  return true;
}
