import type { SiteSettings } from '#shared/content/setting.ts';
import type { BackupService } from './operations/backup/backup.service.ts';
import type { FigureMailService } from './operations/figure/figure-mail.service.ts';
import type { BlogAdminService } from './content/blog/blog-admin.service.ts';
import type { ChatMailService } from './conversations/chat/chat-mail.service.ts';
import type { Database } from './platform/db/client.ts';
import { purge, purgeThrottles } from './operations/retention/purge.ts';
import type { ImageService } from './content/image/image.service.ts';
import type { Logger } from './platform/logger.ts';
import type { MailSender } from './conversations/mail/mail-sender.service.ts';
import type { MediaUploadService } from './content/media/media-upload.service.ts';
import type { CatalogueService } from './catalogue/product/catalogue.service.ts';
import type { OrderDigestService } from './deals/order/order-digest.service.ts';
import type { OrderMailService } from './deals/order/order-mail.service.ts';
import type { QuoteMailService } from './deals/quote/quote-mail.service.ts';
import type { Storage } from './platform/storage/storage.ts';
import type { JobHandlers } from './platform/jobs/job.table.ts';
import { sweepFiles } from './platform/jobs/sweep.ts';

type Dependencies = {
  db: Database;
  storage: Storage;
  logger: Logger;
  images: ImageService;
  catalogue: CatalogueService;
  blogAdmin: BlogAdminService;
  mediaUploads: MediaUploadService;
  chatMail: ChatMailService;
  quoteMail: QuoteMailService;
  orderMail: OrderMailService;
  orderDigests: OrderDigestService;
  figureMails: FigureMailService;
  mailSender: MailSender;
  queueDigests: () => Promise<void>;
  backups: BackupService;
  backupNotice: () => Promise<void>;
  settings: () => Promise<Pick<SiteSettings, 'retention'>>;
};

/** Creates the handlers of all kinds of jobs. */
export function createJobHandlers({
  db,
  storage,
  logger,
  images,
  catalogue,
  blogAdmin,
  mediaUploads,
  chatMail,
  quoteMail,
  orderMail,
  orderDigests,
  figureMails,
  mailSender,
  queueDigests,
  backups,
  backupNotice,
  settings,
}: Dependencies): JobHandlers {
  return {
    picture: ({ imageId }, signal) => images.encode(imageId, signal),
    reindex: (payload, signal) => catalogue.reindex(payload, signal),
    publish: ({ postId }) => blogAdmin.appear(postId),
    chat_mail: ({ conversationId }) => chatMail.send(conversationId),
    assignment_mail: (assignment) => chatMail.sendAssignment(assignment),
    quote_notice: (payload) => quoteMail.notify(payload),
    quote_mail: ({ requestId, about, factId, inspectionId }) => {
      if (about === 'slip') return orderMail.sendSlip(factId!);
      if (about === 'inspection') return orderMail.sendReport(inspectionId!);
      return quoteMail.send(requestId, about);
    },
    mail: ({ mailId }, signal) => mailSender.send(mailId, signal),
    contact_digest: () => queueDigests(),
    quote_reminders: () => quoteMail.remind(),
    order_digests: () => orderDigests.queue(new Date()),
    figure_mails: () => figureMails.queue(new Date()),
    backup: () => backups.runIfDue(),
    backup_now: async () => void (await backups.run('manual')),
    backup_drill: (_, signal) => backups.drillIfDue(signal),
    backup_watch: () => backupNotice(),
    backup_drill_now: async (_, signal) => void (await backups.drill(signal)),
    purge: async () => logger.info(await purge(db, (await settings()).retention), 'purged'),
    throttles: () => purgeThrottles(db),
    sweep: async (_, signal) => {
      await mediaUploads.sweep();
      logger.info(await sweepFiles({ db, storage }, signal), 'swept');
    },
  };
}
