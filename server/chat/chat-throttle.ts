import { RateLimiterMemory } from 'rate-limiter-flexible';
import { AppError } from '#shared/errors.ts';
import {
  chatDownloadKbPerAddress,
  chatFileKbPerAddressDaily,
  chatFileKbPerVisitorDaily,
  chatFilesPerAddress,
  chatFileWindowSeconds,
  chatMailAddressesDaily,
  chatMessagesPerAddress,
  chatMessagesPerAddressDaily,
  chatMessagesPerStaff,
  chatMessagesPerVisitor,
  chatMessagesPerVisitorDaily,
} from '#shared/chat-limits.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/client.ts';
import { type Limit, takeAll } from '../db/counter.ts';
import { addressGroup, consume, partOf } from '../live/throttle.ts';
import type { Sender } from './chat.writing.ts';

export type ChatThrottle = ReturnType<typeof createChatThrottle>;

const daily = (prefix: string, points: number): Limit => ({ prefix, points, seconds: 24 * 3600 });

const messagesOfVisitor = daily('chat visitor', chatMessagesPerVisitorDaily);
const messagesOfAddress = daily('chat address', chatMessagesPerAddressDaily);
const filesOfVisitor = daily('chat files visitor', chatFileKbPerVisitorDaily);
const filesOfAddress = daily('chat files address', chatFileKbPerAddressDaily);
const mailAddresses = daily('chat mail addresses', chatMailAddressesDaily);

/**
 * Limits what strangers may write and store in the chat: short-term per process, and per day for all processes
 * together. Counted by visitor and by address, so that neither new visitors nor new conversations avoid a limit.
 * RATE_LIMIT=0 switches off the limits of addresses and days. The error of a daily limit has no seconds to wait,
 * so that the browser keeps the message and shows the reason instead of retrying.
 */
export function createChatThrottle({
  config,
  db,
}: {
  config: Pick<Config, 'RATE_LIMIT' | 'PROCESSES'>;
  db: Database;
}) {
  // Not divided by the number of processes: a socket stays with one process, and a share of the limit would
  // refuse honest visitors.
  const ofVisitor = new RateLimiterMemory({ points: chatMessagesPerVisitor, duration: 10 });
  const ofAddress = new RateLimiterMemory({ points: chatMessagesPerAddress, duration: 10 });
  const ofStaff = new RateLimiterMemory({ points: chatMessagesPerStaff, duration: 10 });
  const files = new RateLimiterMemory({
    points: partOf(chatFilesPerAddress, config),
    duration: chatFileWindowSeconds,
  });
  const downloads = new RateLimiterMemory({ points: partOf(chatDownloadKbPerAddress, config), duration: 60 });

  async function takeDaily(
    counted: readonly { limit: Limit; key: string }[],
    fields: Record<string, string>,
    count = 1,
  ): Promise<void> {
    if (config.RATE_LIMIT === 0) return;
    const wait = await takeAll(db, counted, count);
    if (wait !== null) throw new AppError('too_many_requests', 'too much for a day', fields);
  }

  return {
    /** Counts a message. @throws AppError `too_many_requests` */
    async admitMessage(sender: Sender, address: string): Promise<void> {
      if (sender.side === 'admin') return consume(ofStaff, sender.user.id, 'chat messages');
      await consume(ofVisitor, sender.sessionId, 'chat messages');
      if (config.RATE_LIMIT !== 0) await consume(ofAddress, addressGroup(address), 'chat messages');
      await takeDaily(
        [
          { limit: messagesOfVisitor, key: sender.sessionId },
          { limit: messagesOfAddress, key: addressGroup(address) },
        ],
        { message: 'chatTooManyToday' },
      );
      return undefined;
    },

    /** Counts a file by its bytes, before they are read. @throws AppError `too_many_requests` */
    async admitFile(sender: Sender, address: string, bytes: number): Promise<void> {
      if (sender.side === 'admin') return;
      await consume(files, addressGroup(address), 'files');
      await takeDaily(
        [
          { limit: filesOfVisitor, key: sender.sessionId },
          { limit: filesOfAddress, key: addressGroup(address) },
        ],
        { file: 'chatFilesTooManyToday' },
        Math.ceil(bytes / 1024),
      );
    },

    /** Counts a downloaded file by its bytes. @throws AppError `too_many_requests` with the seconds to wait */
    async admitDownload(sender: Sender, address: string, bytes: number): Promise<void> {
      if (sender.side === 'admin' || config.RATE_LIMIT === 0) return;
      await consume(downloads, addressGroup(address), 'bytes of files', Math.ceil(bytes / 1024));
    },

    /** Counts a mail address that a visitor leaves for answers. @throws AppError `too_many_requests` */
    async admitMailAddress(address: string): Promise<void> {
      await takeDaily([{ limit: mailAddresses, key: addressGroup(address) }], {
        customerEmail: 'chatTooManyMailAddresses',
      });
    },
  };
}
