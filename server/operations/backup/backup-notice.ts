import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../platform/db/client.ts';
import { users } from '../../people/user/user.schema.ts';
import { consumeShared } from '../../platform/limits/shared-limits.ts';
import type { MailService } from '../../conversations/mail/mail.service.ts';

type Health = {
  isBackupLate: boolean;
  isDrillLate: boolean;
  lastGoodBackup: number | null;
  lastGoodDrill: number | null;
};

type Dependencies = {
  db: Database;
  mail: Pick<MailService, 'queueBackupLate'>;
  health: () => Promise<Health>;
};

/** Mails every super admin once a day while the last good backup or restore drill is late. */
export const createBackupNotice =
  ({ db, mail, health }: Dependencies) =>
  async (): Promise<void> => {
    const state = await health();
    if (!state.isBackupLate && !state.isDrillLate) return;
    await db.transaction(async (tx) => {
      if ((await consumeShared(tx, { 'backup late': 'all' })) !== null) return;
      const readers = await tx
        .select({ id: users.id, email: users.email, language: users.staffLanguage })
        .from(users)
        .where(and(eq(users.role, 'super_admin'), eq(users.isActive, true), isNotNull(users.email)));
      for (const { id, email, language } of readers)
        await mail.queueBackupLate(tx, { userId: id, recipient: email!, language, ...state });
    });
  };
