import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { AppError } from '#shared/base/errors.ts';
import { createTurns } from '#shared/base/turns.ts';
import { type FilePart, readerGone, requireSafeName, type Storage } from './storage.ts';

export type S3Options = {
  bucket: string;
  /** Address of a store other than Amazon's; the bucket is then the first part of the path. */
  endpoint?: string | undefined;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Prefix of all names, such as 'backups/', if the bucket also contains other objects. */
  prefix?: string;
  /** Maximum milliseconds for one operation, including retries. */
  patienceMs?: number;
};

/** Maximum milliseconds to establish a connection. */
const connectionTimeoutMs = 2000;
/** Well below the 30 seconds after which the server closes a silent connection (server/main.ts). */
const defaultPatienceMs = 10_000;
const attempts = 3;
/** Connections to the store, and therefore concurrent operations. */
const maxSockets = 50;

/**
 * Opens a bucket of an S3-compatible store. Sends one request, so that a wrong address, key or bucket is detected
 * at the start.
 * @throws Error with one line that describes the problem
 */
export async function openS3Storage(options: S3Options): Promise<Storage> {
  const { storage, check } = connectBucket(options);
  try {
    await check();
  } catch (error) {
    throw new Error(
      `the bucket "${options.bucket}" at ${options.endpoint ?? 'Amazon S3'} cannot be used (${reasonOf(error)}).`,
      { cause: error },
    );
  }
  return storage;
}

/**
 * The bucket as a storage, without a first request.
 * Every operation throws AppError `unavailable` if the store is unreachable, too slow, or refuses the request.
 */
export function createS3Storage(options: S3Options): Storage {
  return connectBucket(options).storage;
}

function connectBucket({
  bucket,
  endpoint,
  prefix = '',
  patienceMs = defaultPatienceMs,
  ...access
}: S3Options) {
  const keyOf = (name: string) => prefix + requireSafeName(name);
  const { region, accessKeyId, secretAccessKey } = access;
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    // Checksums in trailers are an extension of Amazon's: other stores refuse them, or store them as part of the
    // file.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: attempts,
    requestHandler: {
      connectionTimeout: connectionTimeoutMs,
      httpsAgent: { maxSockets },
      httpAgent: { maxSockets },
    },
  });

  const takeSocketTurn = createTurns(maxSockets);

  /**
   * Runs one operation in its turn, with one deadline for everything including the waiting. The SDK's own
   * timeouts start again with each attempt, do not cover the body, and fail while waiting for a socket as if the
   * store were unreachable.
   */
  async function run<T>(
    operation: string,
    work: (options: Options) => Promise<T>,
    signal?: AbortSignal,
  ): Promise<T> {
    const timeout = AbortSignal.timeout(patienceMs);
    const options = { abortSignal: signal ? AbortSignal.any([timeout, signal]) : timeout };
    try {
      return await takeSocketTurn(async () => work(options));
    } catch (error) {
      if (signal?.aborted) throw readerGone();
      throw new AppError('unavailable', `the object storage failed to ${operation} (${reasonOf(error)})`);
    }
  }

  const storage: Storage = {
    async put(name, bytes) {
      const command = new PutObjectCommand({ Bucket: bucket, Key: keyOf(name), Body: bytes });
      await run('put', async (options) => client.send(command, options));
    },
    async get(name) {
      const command = new GetObjectCommand({ Bucket: bucket, Key: keyOf(name) });
      const whole = await run('get', async (options) => read(client, command, options));
      return whole?.bytes ?? null;
    },
    async getPart(name, from, length, signal) {
      const file = { Bucket: bucket, Key: keyOf(name) };
      // An empty range would be ignored, and the whole file returned.
      const asked = Math.max(1, length);
      const part = new GetObjectCommand({ ...file, Range: `bytes=${from}-${from + asked - 1}` });
      const found = await run(
        'get',
        async (options) =>
          read(client, part, options, from).catch(async (error: unknown) => {
            if ((error as { name?: string }).name !== 'InvalidRange') throw error;
            // The file ends before the part begins; another request must ask for its size.
            return readSize(client, new HeadObjectCommand(file), options);
          }),
        signal,
      );
      return found && { bytes: found.bytes.subarray(0, Math.max(0, length)), size: found.size };
    },
    async delete(name) {
      const command = new DeleteObjectCommand({ Bucket: bucket, Key: keyOf(name) });
      await run('delete', async (options) => client.send(command, options));
    },
    async move(from, to) {
      const source = `${bucket}/${keyOf(from)}`;
      const copy = new CopyObjectCommand({ Bucket: bucket, Key: keyOf(to), CopySource: source });
      const isThere = await run('copy', async (options) =>
        client.send(copy, options).then(() => true, nullIfMissing),
      );
      if (isThere) await storage.delete(from);
      return isThere === true;
    },
    large: {
      origin: new URL(endpoint ?? `https://${bucket}.s3.${region}.amazonaws.com`).origin,
      async sign(name, { type, size }, seconds) {
        const command = new PutObjectCommand({
          Bucket: bucket,
          Key: keyOf(name),
          ContentType: type,
          ContentLength: size,
        });
        // Without these headers in the signature, the store would accept any type and size.
        const signableHeaders = new Set(['content-type', 'content-length']);
        return run('sign', async () =>
          getSignedUrl(client, command, { expiresIn: seconds, signableHeaders }),
        );
      },
    },
    async *list() {
      let from: string | undefined;
      do {
        const command = new ListObjectsV2Command({
          Bucket: bucket,
          Prefix: prefix,
          // Folders do not belong to this storage: the same bucket may contain backups.
          Delimiter: '/',
          ContinuationToken: from,
        });
        const page = await run('list', async (options) => client.send(command, options));
        for (const { Key, LastModified, Size = 0 } of page.Contents ?? [])
          if (Key && LastModified)
            yield { name: Key.slice(prefix.length), modifiedAt: LastModified, size: Size };
        from = page.NextContinuationToken;
      } while (from !== undefined);
    },
  };
  // Not HeadBucket, because its answer has no body that could describe the problem.
  const check = async () =>
    client.send(new ListObjectsV2Command({ Bucket: bucket, MaxKeys: 1 }), {
      abortSignal: AbortSignal.timeout(patienceMs),
    });
  return { storage, check };
}

type Options = { abortSignal: AbortSignal };

/** @param from the beginning of the requested part */
async function read(
  client: S3Client,
  command: GetObjectCommand,
  options: Options,
  from = 0,
): Promise<FilePart | null> {
  try {
    const { Body, ContentRange } = await client.send(command, options);
    const bytes = Buffer.from(await Body!.transformToByteArray());
    // "bytes 0-99/1234"; without this header, the whole file was returned.
    return ContentRange
      ? { bytes, size: Number(ContentRange.split('/')[1]) }
      : { bytes: bytes.subarray(from), size: bytes.length };
  } catch (error) {
    if (error instanceof NoSuchKey) return null;
    throw error;
  }
}

async function readSize(
  client: S3Client,
  command: HeadObjectCommand,
  options: Options,
): Promise<FilePart | null> {
  return client
    .send(command, options)
    .then(({ ContentLength = 0 }) => ({ bytes: Buffer.alloc(0), size: ContentLength }), nullIfMissing);
}

/**
 * Recognises a missing file also in an answer without a body, or from a store without an error code for it. A
 * bare 404 to a GET may mean a wrong address.
 */
function nullIfMissing(error: unknown): null {
  if (error instanceof NoSuchKey || (error as { name?: string }).name === 'NotFound') return null;
  throw error;
}

/** The error in one line: the store's own words, or those of the connection. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'AbortError') return 'no answer in time';
  // If connections to several addresses of a host fail together, the error has no message of its own.
  const { code } = error as { code?: unknown };
  const name = typeof code === 'string' ? code : error.name;
  const message = error.message.split('\n')[0]!.replace(/\.$/, '');
  return !message || message.includes(name) ? message || name : `${name}: ${message}`;
}
