import { and, eq, isNotNull, lt } from 'drizzle-orm';
import { reportedWeek } from '#shared/operations/figure-week.ts';
import type { MailService } from '../../conversations/mail/mail.service.ts';
import { users } from '../../people/user/user.schema.ts';
import type { Database } from '../../platform/db/client.ts';
import { figureLines } from './figure-lines.ts';
import type { FigureService } from './figure.service.ts';

export type FigureMailService = ReturnType<typeof createFigureMailService>;

type Dependencies = {
  db: Database;
  mail: Pick<MailService, 'queueFigures'>;
  figures: Pick<FigureService, 'page'>;
};

/** The weekly mail of the figures, to super admins who have chosen it. */
export function createFigureMailService({ db, mail, figures }: Dependencies) {
  const isDue = (to: string) =>
    and(
      lt(users.figuresMailedTo, to),
      eq(users.role, 'super_admin'),
      eq(users.isActive, true),
      isNotNull(users.email),
    );

  return {
    /** Mails the newest week to those who have not got it. A week is never reported twice, by whatever process. */
    async queue(now: Date): Promise<void> {
      const week = reportedWeek(now);
      const failures: unknown[] = [];
      for (const user of await db.select().from(users).where(isDue(week.to))) {
        const { id, staffLanguage: language } = user;
        const send = async () => {
          // Before the transaction: reading the figures takes connections of its own.
          const { blocks } = await figures.page(user, { range: 'own', ...week }, language);
          const lines = figureLines(blocks, language);
          await db.transaction(async (tx) => {
            const [reader] = await tx
              .update(users)
              .set({ figuresMailedTo: week.to })
              .where(and(eq(users.id, id), isDue(week.to)))
              .returning({ email: users.email });
            if (reader)
              await mail.queueFigures(tx, { reader: { id, language, email: reader.email! }, week, lines });
          });
        };
        // One account must not keep the others from their mail; the job is tried again.
        await send().catch((error: unknown) => failures.push(error));
      }
      if (failures.length) throw new AggregateError(failures, 'Some mails of the figures were not queued.');
    },
  };
}
