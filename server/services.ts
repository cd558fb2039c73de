import { createBlogAdminService } from './content/blog/blog-admin.service.ts';
import { createBlogMediaService } from './content/blog/blog-media.service.ts';
import { createBlogTranslationService } from './content/blog/blog-translation.service.ts';
import { createPostSearch } from './content/blog/blog.search.ts';
import { createBlogService } from './content/blog/blog.service.ts';
import { createCategoryAdminService } from './catalogue/category/category-admin.service.ts';
import { createAttachmentService } from './conversations/chat/attachment.service.ts';
import { createChatHub } from './conversations/chat/chat-hub.service.ts';
import { createChatInboxService } from './conversations/chat/chat-inbox.service.ts';
import { createChatListService } from './conversations/chat/chat-list.service.ts';
import { createChatMailService } from './conversations/chat/chat-mail.service.ts';
import { createChatService } from './conversations/chat/chat.service.ts';
import { createResumeService } from './conversations/chat/resume.service.ts';
import { createCaches } from './caches.ts';
import { createCategoryService } from './catalogue/category/category.service.ts';
import type { Config } from './platform/config.ts';
import { createContactService } from './conversations/contact/contact.service.ts';
import { createCannedReplyService } from './conversations/contact/canned-reply.service.ts';
import { createInboxService } from './conversations/contact/inbox.service.ts';
import { createContractService } from './platform/contract/contract.service.ts';
import type { DatabaseHandle } from './platform/db/client.ts';
import { createLimits } from './platform/db/limits.ts';
import { createDemoRecordService } from './operations/demo-record/demo-record.service.ts';
import { createDashboardService } from './operations/dashboard/dashboard.service.ts';
import { fileOwners } from './file-owners.ts';
import { createFavoriteService } from './catalogue/favorite/favorite.service.ts';
import { PageBudget } from './platform/http/page-budget.ts';
import { PageCache } from './platform/http/page-cache.ts';
import { toAppError } from './platform/http/on-error.ts';
import type { Bus } from './platform/live/bus.ts';
import { createPublisher, tagsOfAllCaches, toReceiver } from './platform/live/publisher.ts';
import { createLinkCardService } from './conversations/link-card/link-card.service.ts';
import { createCounters } from './operations/metrics/counters.ts';
import { siteAddress } from './conversations/mail/address.ts';
import { digestMoment, queueDigests } from './conversations/mail/mail.digest.ts';
import { createMailService } from './conversations/mail/mail.service.ts';
import { createMailSender } from './conversations/mail/mail-sender.service.ts';
import { createOutboxService } from './conversations/mail/outbox.service.ts';
import { createSubscriptionService } from './conversations/mail/subscription.service.ts';
import { createImageService } from './content/image/image.service.ts';
import { createJobHandlers } from './job-handlers.ts';
import { createJobBoardService } from './operations/job/job-board.service.ts';
import { createJobService, type JobPatience } from './platform/jobs/job.service.ts';
import { wordsOfFault } from './platform/error-for-log.ts';
import type { Logger } from './platform/logger.ts';
import { createOperations } from './operations.ts';
import { createMediaLibraryService } from './content/media/media-library.service.ts';
import { createMediaUploadService } from './content/media/media-upload.service.ts';
import { createPapers } from './papers.ts';
import { printFaults } from './deals/pdf/printable.ts';
import { createPartnerAdminService } from './catalogue/partner/partner-admin.service.ts';
import { createPartnerService } from './catalogue/partner/partner.service.ts';
import { releaseFromCategory, releaseFromPartner } from './catalogue/product/catalogue.changes.ts';
import { createCatalogueService } from './catalogue/product/catalogue.service.ts';
import { createProductService } from './catalogue/product/product.service.ts';
import { queueUnmarked } from './catalogue/product/reindex.ts';
import { readRates, repriceProducts } from './catalogue/product/product.rates.ts';
import { createPersonService } from './people/personal-data/person.service.ts';
import { createQuoteBuyerService } from './deals/quote/quote-buyer.service.ts';
import { createQuoteListService } from './deals/quote/quote-list.service.ts';
import { createQuoteMailService } from './deals/quote/quote-mail.service.ts';
import { createQuotePhotoService } from './deals/quote/quote-photo.service.ts';
import { createQuoteRequestService } from './deals/quote/quote-request.service.ts';
import { createQuoteService } from './deals/quote/quote.service.ts';
import { createQuoteTurns } from './deals/quote/quote-turns.ts';
import { createSessionService } from './people/session/session.service.ts';
import { createUserSessionService } from './people/user/user-session.service.ts';
import { createSignInFailureService } from './people/user/sign-in-failures.ts';
import { createAccountService } from './people/user/account.service.ts';
import { createInvitationService } from './people/user/invitation.service.ts';
import { createPasswordResetService } from './people/user/password-reset.service.ts';
import { createUserService } from './people/user/user.service.ts';
import { createStrangerUploadService } from './content/upload/stranger-upload.service.ts';
import { createUploadService } from './content/upload/upload.service.ts';
import { createAuditService } from './people/audit/audit.service.ts';
import { createSettingService, readSettings } from './content/setting/setting.service.ts';
import { createDiskRoom } from './platform/db/disk-room.ts';
import type { Storage } from './platform/storage/storage.ts';
import { keepFactoryPrices } from './catalogue/supplier-price/supplier-price.keeping.ts';
import { createTrade } from './trade.ts';
import { createSynonymService } from './catalogue/synonym/synonym.service.ts';
import { createTrashService } from './operations/trash/trash.service.ts';
import { createTranslationService } from './catalogue/translation/translation.service.ts';
import { programVersion } from './platform/version.ts';

export type Dependencies = {
  config: Config;
  logger: Logger;
  database: DatabaseHandle;
  storage: Storage;
  bus: Bus;
  /** Tests use shorter times. */
  jobPatience?: Partial<JobPatience> | undefined;
  metricsKeepMs?: number | undefined;
  restart?: (() => void) | undefined;
};

export type Services = ReturnType<typeof createServices>;

/** Creates all services; the only place where they are wired. */
export function createServices(deps: Dependencies) {
  const { config, logger, database, storage } = deps;
  const { db } = database;
  const counters = createCounters();
  const limits = createLimits({ config, db });
  const pages = new PageCache({ maxBytes: config.PAGE_CACHE_MB * 1024 * 1024 });
  const jobs = createJobService({
    database,
    logger,
    wordsOf: wordsOfFault,
    patience: deps.jobPatience,
    onFailure: counters.failJob,
  });
  const images = createImageService({ db, storage, logger, jobs });
  const cached = createCaches();
  const userSessions = createUserSessionService({ db });
  const chatHub = createChatHub({ logger });
  const caches = [pages, ...Object.values(cached)];
  const publish = createPublisher(deps.bus, [...caches.map(toReceiver), chatHub.receive]);
  const tags = tagsOfAllCaches(publish);
  const resume = createResumeService({ db, limits });
  const chat = createChatService({ db, publish, resume, jobs, limits });
  chatHub.start(chat);
  const signInFailures = createSignInFailureService({ db, logger });
  const categoryAdmin = createCategoryAdminService({ db, tags, jobs, release: releaseFromCategory });
  const settings = createSettingService({ db, cached: cached.settings, tags, reprice: repriceProducts });
  const mailSender = createMailSender({ config, db, jobs, logger, settings, onFailure: counters.failMail });
  const mail = createMailService({ config, readSettings, jobs });
  const chatMail = createChatMailService({ db, mail, resume });
  const quoteMail = createQuoteMailService({ db, mail });
  const turns = createQuoteTurns(db);
  const uploads = createUploadService({ images });
  const strangerUploads = createStrangerUploadService({ images });
  const mediaUploads = createMediaUploadService({ db, storage, images, uploads });
  const catalogue = createCatalogueService({ db, tags, mediaUploads });
  const mediaLibrary = createMediaLibraryService({
    db,
    tags,
    images,
    mediaUploads,
    owners: fileOwners,
  });
  const synonyms = createSynonymService({ db, tags, cached: cached.synonyms, logger });
  const { counts, shelves } = cached;
  const products = createProductService({
    db,
    images,
    mediaLibrary,
    counts,
    shelves,
    synonyms: synonyms.all,
    rates: async () => (await settings.read()).rates.perDollar,
  });
  const quoteLists = createQuoteListService({
    db,
    limits,
    turns,
    rates: async () => (await settings.read()).rates.perDollar,
  });
  const accounts = createAccountService({ db, failures: signInFailures, sessions: userSessions });
  const files = { images, limits, uploads };
  const trade = createTrade({ ...deps, ...files, tags, cached, settings, catalogue, mail, accounts });
  const forQuotes = { db, tags, jobs, publish, printFaults };
  const buyerQuotes = createQuoteBuyerService({ ...forQuotes, limits, turns });
  const invitations = createInvitationService({ db, mail });
  const operations = createOperations({
    ...deps,
    mail,
    jobs,
    settings: settings.read,
    counters,
    pages,
    invitations,
  });
  const blogAdmin = createBlogAdminService({ db, tags, jobs });
  const blog = createBlogService({
    db,
    images,
    mediaLibrary,
    products,
    findPosts: createPostSearch({ db, cached: cached.postWords, synonyms: synonyms.all }),
  });
  const inbox = createInboxService({ db, mail, products });
  const quotes = createQuoteService({
    ...forQuotes,
    settings: settings.read,
    landedBasis: (country, lines) => trade.landedCosts.basisOf(country, lines),
    keepPrices: keepFactoryPrices,
  });
  return {
    config,
    logger,
    database,
    diskRoom: createDiskRoom(config),
    counters,
    /** Whether the process is stopping: requests under way are still answered. */
    phase: { isStopping: false },
    limits,
    pages,
    budget: new PageBudget(limits),
    tags,
    publish,
    toAppError,
    images,
    jobs,
    jobBoard: createJobBoardService({ database, jobs }),
    /** Starts the background jobs, after queueing those that an earlier version or a failure has left out. */
    startJobs: () =>
      jobs.start(
        createJobHandlers({
          db,
          storage,
          logger,
          images,
          catalogue,
          blogAdmin,
          mediaUploads,
          chatMail,
          quoteMail,
          mailSender,
          queueDigests: () => queueDigests(db, jobs, digestMoment(new Date()), siteAddress(config)),
          ...operations,
          settings: settings.read,
          dataDir: config.DATA_DIR,
        }),
        async () => {
          await db.transaction(async (tx) => repriceProducts(tx, await readRates(tx)));
          await blogAdmin.planAll();
          await queueUnmarked({ db, jobs });
          await mailSender.queueJobless();
        },
      ),
    chat,
    chatHub,
    chatMail,
    chatInbox: createChatInboxService({ db, publish, products, jobs }),
    chatLists: createChatListService({ chat, products, quoteLists }),
    attachments: createAttachmentService({ ...files, db, storage, chat, strangerUploads }),
    resume,
    mail,
    mailSender,
    outbox: createOutboxService({ db, jobs }),
    subscriptions: createSubscriptionService({ db }),
    contacts: createContactService({ db, mail, publish }),
    inbox,
    cannedReplies: createCannedReplyService({ db }),
    uploads,
    mediaUploads,
    mediaLibrary,
    products,
    synonyms,
    catalogue,
    blog,
    linkCards: createLinkCardService({ products, blog }),
    blogAdmin,
    blogTranslations: createBlogTranslationService({ posts: blogAdmin }),
    blogMedia: createBlogMediaService({ posts: blogAdmin, mediaUploads }),
    categoryAdmin,
    partnerAdmin: createPartnerAdminService({ db, tags, jobs, release: releaseFromPartner }),
    translations: createTranslationService({
      db,
      changePart: { product: catalogue.changePart, category: categoryAdmin.changePart },
    }),
    categories: createCategoryService({ db, cached: cached.categories }),
    partners: createPartnerService({ db }),
    favorites: createFavoriteService({ db, limits, products }),
    ...operations,
    ...trade,
    ...createPapers({ ...deps, ...trade, db, settings, products, images, buyerQuotes, limits }),
    quoteLists,
    quoteRequests: createQuoteRequestService({ db, limits, turns, jobs, publish }),
    quotePhotos: createQuotePhotoService({ ...files, db, storage, strangerUploads }),
    buyerQuotes,
    quotes,
    persons: createPersonService({ db, storage, tags }),
    sessions: createSessionService({ db, limits }),
    userSessions,
    signInFailures,
    accounts,
    users: createUserService({ db, mail }),
    invitations,
    passwordResets: createPasswordResetService({ db, mail }),
    audits: createAuditService({ db }),
    contract: createContractService({ version: programVersion }),
    trash: createTrashService({ db }),
    demoRecords: createDemoRecordService({ db, publish, quotes, inbox, customers: trade.customers }),
    dashboard: createDashboardService({ db, catalogue, settings: settings.read, version: programVersion }),
    settings,
  };
}
