import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { zstdCompress, zstdDecompress } from 'node:zlib';

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

/** Bytes of the random nonce and of the tag of AES-256-GCM. */
const nonceBytes = 12;
const tagBytes = 16;
/** Cost of scrypt: 64 MB and about a quarter of a second, once per run. */
const scryptOptions = { N: 2 ** 16, r: 8, p: 1, maxmem: 128 * 2 ** 20 };

/** Values of the first byte of stored content: plain, or compressed. */
const plainMark = 0;
const packedMark = 1;

/** How bytes are named and encoded in a repository. */
export type Sealing = {
  /** The name of these bytes: equal bytes always get the same name. */
  nameOf: (bytes: Uint8Array) => string;
  seal: (bytes: Uint8Array) => Promise<Buffer>;
  /** @throws Error if the stored bytes were changed, or sealed with another passphrase */
  open: (stored: Buffer) => Promise<Buffer>;
};

/** Random bytes that make the keys of this repository different from those of others with the same passphrase. */
export const newSalt = (): string => randomBytes(16).toString('hex');

/**
 * Compresses, and encrypts if there is a passphrase. In that case names are made with a key too: otherwise anyone
 * could tell whether a known file is in the repository.
 */
export async function createSealing(passphrase: string | null, salt: string): Promise<Sealing> {
  if (passphrase === null)
    return {
      nameOf: (bytes) => createHash('sha256').update(bytes).digest('hex'),
      seal: pack,
      open: unpack,
    };
  const derived = await promisify<string, Buffer, number, object, Buffer>(scrypt)(
    passphrase,
    Buffer.from(salt, 'hex'),
    64,
    scryptOptions,
  );
  const [nameKey, key] = [derived.subarray(0, 32), derived.subarray(32)];
  return {
    nameOf: (bytes) => createHmac('sha256', nameKey).update(bytes).digest('hex'),
    async seal(bytes) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      const body = cipher.update(await pack(bytes));
      return Buffer.concat([nonce, body, cipher.final(), cipher.getAuthTag()]);
    },
    async open(stored) {
      const decipher = createDecipheriv('aes-256-gcm', key, stored.subarray(0, nonceBytes));
      decipher.setAuthTag(stored.subarray(-tagBytes));
      const body = decipher.update(stored.subarray(nonceBytes, -tagBytes));
      return unpack(Buffer.concat([body, decipher.final()]));
    },
  };
}

/** Pictures and videos do not shrink, so they are stored uncompressed. */
async function pack(bytes: Uint8Array): Promise<Buffer> {
  const packed = await compress(bytes);
  return packed.length < bytes.length * 0.95
    ? Buffer.concat([Buffer.of(packedMark), packed])
    : Buffer.concat([Buffer.of(plainMark), bytes]);
}

async function unpack(stored: Buffer): Promise<Buffer> {
  const body = stored.subarray(1);
  if (stored[0] === plainMark) return body;
  if (stored[0] === packedMark) return decompress(body, { maxOutputLength: 64 * 2 ** 20 });
  throw new Error('a stored chunk has an unknown form');
}
