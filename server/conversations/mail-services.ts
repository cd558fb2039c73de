import { readSettings } from '../content/setting/setting.service.ts';
import { createMailSender } from './mail/mail-sender.service.ts';
import { createMailService } from './mail/mail.service.ts';
import { createOutboxService } from './mail/outbox.service.ts';
import { createSubscriptionService } from './mail/subscription.service.ts';
import type { Platform } from '../platform/services.ts';
import type { Content } from '../content/services.ts';

export type Mail = ReturnType<typeof createMail>;

/** Mails and their outbox, which every domain writes to. */
export function createMail({
  config,
  db,
  jobs,
  logger,
  counters,
  settings,
}: Platform & Pick<Content, 'settings'>) {
  return {
    mail: createMailService({ config, readSettings, jobs }),
    mailSender: createMailSender({ config, db, jobs, logger, settings, onFailure: counters.failMail }),
    outbox: createOutboxService({ db, jobs }),
    subscriptions: createSubscriptionService({ db }),
  };
}
