import { Worker } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import { AppError } from '#shared/base/errors.ts';
import { failedDocumentMinutes } from '#shared/deals/paper-limits.ts';
import { createTurns } from '#shared/base/turns.ts';
import type { Logger } from '../../platform/logger.ts';
import type { Paper } from './paper.ts';
import { printFaults } from './printable.ts';
import type { Rendered } from './pdf.worker.ts';

/** A document as it is sent to a reader. */
export type SentPaper = { bytes: Buffer; fileName: string };

export type PdfService = ReturnType<typeof createPdfService>;
export type PrintFaults = typeof printFaults;

/**
 * Limits of rendering: waiting documents, milliseconds per document, memory of the thread, and how long an idle
 * thread is kept.
 */
const pdfLimits = { waiting: 16, milliseconds: 15_000, megabytes: 384, idleMilliseconds: 60_000 };

/** Renders documents in one thread, one at a time. A thread that fails or takes too long is replaced by a new one. */
export function createPdfService({
  logger,
  limits = pdfLimits,
}: {
  logger: Logger;
  limits?: typeof pdfLimits;
}) {
  let thread: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  // Remembers failures: otherwise repeated requests for one failing document would keep the thread from all others.
  const failed = new LRUCache<string, true>({ max: 1000, ttl: failedDocumentMinutes * 60_000 });
  const logged = new LRUCache<string, true>({ max: 1000 });
  const takeTurn = createTurns(1, {
    maxWaiting: limits.waiting,
    refuse: () => {
      throw new AppError('unavailable', 'too many documents wait', undefined, 10);
    },
  });

  /**
   * Refuses a document that would show a placeholder in a name or an account. A catalogue of many products is not
   * refused because of one of them: it shows the placeholder, and the log names the text once.
   */
  function demandPrintable(paper: Paper): void {
    if (paper.kind === 'catalogue') {
      const { company, title, products } = paper;
      const names = products.map(({ picture: _picture, ...texts }) => texts);
      for (const fault of Object.values(printFaults({ company, title, products: names }))) {
        if (logged.has(fault)) continue;
        logged.set(fault, true);
        logger.warn({ fault }, 'a catalogue has characters that no font has');
      }
      return;
    }
    const { company: seller } = paper;
    const faults = printFaults(
      paper.kind === 'inspection'
        ? { seller, report: paper.report, lines: paper.lines, photos: paper.photos.map(({ text }) => text) }
        : {
            seller,
            buyer: paper.buyer,
            payTo: paper.payTo?.lines,
            // The data for the price at the door is not printed.
            offer: { ...paper.offer, landed: null },
          },
    );
    if (Object.keys(faults).length > 0)
      throw new AppError('invalid', 'a document with characters that no font has', faults);
  }

  function start(): Worker {
    const worker = new Worker(new URL('./pdf.worker.ts', import.meta.url), {
      // The thread gets none of the server's start options or environment: neither its modules nor its secrets.
      execArgv: [],
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: limits.megabytes, maxYoungGenerationSizeMb: 64 },
    });
    // The program can exit without waiting for the thread.
    worker.unref();
    // If the thread ends while idle, the next document starts a new one.
    worker
      .on('error', () => {})
      .once('exit', () => {
        if (thread === worker) thread = null;
      });
    return worker;
  }

  async function end(): Promise<void> {
    clearTimeout(idle);
    const ended = thread;
    thread = null;
    await ended?.terminate();
  }

  /** @throws Error if the thread fails or takes too long */
  async function renderInThread(paper: Paper): Promise<Rendered> {
    clearTimeout(idle);
    thread ??= start();
    const worker = thread;
    const { promise, resolve, reject } = Promise.withResolvers<Rendered>();
    const fail = () => reject(new Error('the thread ended without an answer'));
    const timer = setTimeout(() => reject(new Error('rendering took too long')), limits.milliseconds);
    worker.on('message', resolve).on('error', reject).on('exit', fail);
    try {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      worker.postMessage(paper);
      return await promise;
    } catch (error) {
      await end();
      throw error;
    } finally {
      clearTimeout(timer);
      worker.off('message', resolve).off('error', reject).off('exit', fail);
      idle = setTimeout(() => void end(), limits.idleMilliseconds);
      idle.unref();
    }
  }

  return {
    /**
     * The bytes of a document.
     * @param key identifies the document: after a failure, it is not rendered again for some minutes
     * @throws AppError `unavailable` if too many wait, or if rendering fails; `invalid` with the fields of an offer,
     * proforma or report that have characters which no font has
     */
    async render(paper: Paper, key: string): Promise<Uint8Array> {
      demandPrintable(paper);
      if (failed.has(key)) throw notRendered('the document could not be rendered a moment ago');
      return takeTurn(async () => {
        const rendered = await renderInThread(paper).catch((error: unknown) => ({ fault: String(error) }));
        if ('bytes' in rendered) return rendered.bytes;
        failed.set(key, true);
        logger.error({ fault: rendered.fault, kind: paper.kind }, 'a document was not rendered');
        throw notRendered('the document was not rendered');
      });
    },
    end,
  };
}

const notRendered = (message: string) => new AppError('unavailable', message, undefined, 10);
