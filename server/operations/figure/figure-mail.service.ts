import type { Days } from '#shared/operations/figure.ts';
import { reportedWeek } from '#shared/operations/figure-week.ts';
import type { MailService } from '../../conversations/mail/mail.service.ts';
import type { Database } from '../../platform/db/client.ts';
import { figureLines } from './figure-lines.ts';
import { markMailed, readDueReaders } from './figure-mail.queries.ts';
import type { FigureService } from './figure.service.ts';

export type FigureMailService = ReturnType<typeof createFigureMailService>;

type Dependencies = {
  db: Database;
  mail: Pick<MailService, 'queueFigures'>;
  figures: Pick<FigureService, 'page'>;
};

type Reader = Awaited<ReturnType<typeof readDueReaders>>[number];

/** The weekly mail of the figures, to super admins who have chosen it. */
export function createFigureMailService({ db, mail, figures }: Dependencies) {
  async function send(reader: Reader, week: Days): Promise<void> {
    const { id, staffLanguage: language } = reader;
    // Before the transaction: reading the figures takes connections of its own.
    const { blocks } = await figures.page(reader, { range: 'own', ...week }, language);
    const lines = figureLines(blocks, language);
    await db.transaction(async (tx) => {
      const email = await markMailed(tx, id, week.to);
      if (email) await mail.queueFigures(tx, { reader: { id, email, language }, week, lines });
    });
  }

  return {
    /** Mails the newest week to those who have not got it. */
    async queue(now: Date): Promise<void> {
      const week = reportedWeek(now);
      const failures: unknown[] = [];
      for (const reader of await readDueReaders(db, week.to))
        // One account must not keep the others from their mail; the job is tried again.
        await send(reader, week).catch((error: unknown) => failures.push(error));
      if (failures.length) throw new AggregateError(failures, 'Some mails of the figures were not queued.');
    },
  };
}
