import { promisify } from 'node:util';
import zlib from 'node:zlib';

const inflate = promisify(zlib.inflateRaw);

/** Bytes that an archive may unpack to, and files that it may hold. */
const maxUnpackedBytes = 50 * 1024 * 1024;
const maxEntries = 500;

const directoryEnd = 0x06054b50;
const directoryEntry = 0x02014b50;
const localEntry = 0x04034b50;
const encrypted = 1;

/** An archive that unpacks to more than is taken. */
export class ArchiveTooLarge extends Error {}

/**
 * The wanted files of a ZIP archive by name, of those in the directory at its end. What the directory says of their size is believed
 * only against it: unpacking stops at the limit as well.
 * @throws ArchiveTooLarge above 50 MB or 500 files; RangeError or a zlib error when it is no sound archive
 */
export async function unzip(
  archive: Buffer,
  isWanted: (name: string) => boolean,
): Promise<Map<string, Buffer>> {
  const entries = readDirectory(archive);
  let left = maxUnpackedBytes;
  if (entries.length > maxEntries || entries.reduce((sum, { size }) => sum + size, 0) > left)
    throw new ArchiveTooLarge();
  const files = new Map<string, Buffer>();
  for (const { name, method, packed } of entries.filter((entry) => isWanted(entry.name))) {
    const bytes = method === 0 ? packed : await unpack(packed, left);
    left -= bytes.length;
    if (left < 0) throw new ArchiveTooLarge();
    files.set(name, bytes);
  }
  return files;
}

async function unpack(packed: Buffer, maxOutputLength: number): Promise<Buffer> {
  try {
    return await inflate(packed, { maxOutputLength: Math.max(1, maxOutputLength) });
  } catch (error) {
    throw (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? new ArchiveTooLarge() : error;
  }
}

type Entry = { name: string; method: number; size: number; packed: Buffer };

function readDirectory(archive: Buffer): Entry[] {
  // The end's record is 22 bytes long, and a comment of at most 65,535 may follow it.
  let end = archive.length - 22;
  const first = Math.max(0, end - 0xffff);
  while (end >= first && archive.readUInt32LE(end) !== directoryEnd) end--;
  if (end < first) throw new RangeError('no directory');
  const count = archive.readUInt16LE(end + 10);
  const entries: Entry[] = [];
  let at = archive.readUInt32LE(end + 16);
  for (let i = 0; i < count; i++) {
    if (archive.readUInt32LE(at) !== directoryEntry) throw new RangeError('the directory is broken');
    const flags = archive.readUInt16LE(at + 8);
    const method = archive.readUInt16LE(at + 10);
    if (flags & encrypted || (method !== 0 && method !== 8)) throw new RangeError('cannot be unpacked');
    const packedSize = archive.readUInt32LE(at + 20);
    const size = archive.readUInt32LE(at + 24);
    const nameLength = archive.readUInt16LE(at + 28);
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    const local = archive.readUInt32LE(at + 42);
    if (archive.readUInt32LE(local) !== localEntry) throw new RangeError('an entry is missing');
    const data = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    if (data + packedSize > archive.length) throw new RangeError('an entry is cut off');
    entries.push({ name, method, size, packed: archive.subarray(data, data + packedSize) });
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return entries;
}

/** An archive of these files as they are, unpacked: for a reader that shall not unpack anything by itself. */
export function zipStored(files: ReadonlyMap<string, Buffer>): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [path, bytes] of files) {
    const name = Buffer.from(path);
    // Both records share what stands between the flags and the length of the name.
    const common = Buffer.alloc(22);
    common.writeUInt16LE(20, 0);
    common.writeUInt32LE(zlib.crc32(bytes), 10);
    common.writeUInt32LE(bytes.length, 14);
    common.writeUInt32LE(bytes.length, 18);
    const lengths = Buffer.alloc(4);
    lengths.writeUInt16LE(name.length, 0);
    locals.push(uint32(localEntry), common, lengths, name, bytes);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(uint32(directoryEntry), Buffer.from([20, 0]), common, lengths, place, name);
    offset += 30 + name.length + bytes.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.size, 4);
  end.writeUInt16LE(files.size, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, listed, uint32(directoryEnd), end]);
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
