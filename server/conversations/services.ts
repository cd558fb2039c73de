import { createAttachmentService } from './chat/attachment.service.ts';
import { createChatInboxService } from './chat/chat-inbox.service.ts';
import { createChatListService } from './chat/chat-list.service.ts';
import { createChatMailService } from './chat/chat-mail.service.ts';
import { createChatService } from './chat/chat.service.ts';
import { createResumeService } from './chat/resume.service.ts';
import { createCannedReplyService } from './contact/canned-reply.service.ts';
import { createContactService } from './contact/contact.service.ts';
import { createInboxService } from './contact/inbox.service.ts';
import { createCustomerService } from './customer/customer.service.ts';
import { createLinkCardService } from './link-card/link-card.service.ts';
import type { Platform } from '../platform/services.ts';
import type { Catalogue } from '../catalogue/services.ts';
import type { Content } from '../content/services.ts';
import type { Deals } from '../deals/services.ts';
import type { Blog } from '../content/blog-services.ts';
import type { Mail } from './mail-services.ts';

export type Conversations = ReturnType<typeof createConversations>;

/** Chat, contact messages and customers. */
export function createConversations(
  given: Platform & Content & Catalogue & Mail & Blog & Pick<Deals, 'quoteLists'>,
) {
  const {
    db,
    storage,
    limits,
    publish,
    jobs,
    chatHub,
    images,
    uploads,
    strangerUploads,
    products,
    blog,
    mail,
    quoteLists,
  } = given;
  const resume = createResumeService({ db, limits });
  const chat = createChatService({ db, publish, resume, jobs, limits });
  chatHub.start(chat);
  return {
    chat,
    resume,
    chatMail: createChatMailService({ db, mail, resume }),
    chatInbox: createChatInboxService({ db, publish, products, jobs }),
    chatLists: createChatListService({ chat, products, quoteLists }),
    attachments: createAttachmentService({ db, storage, chat, images, limits, uploads, strangerUploads }),
    contacts: createContactService({ db, mail, publish }),
    inbox: createInboxService({ db, mail, products }),
    cannedReplies: createCannedReplyService({ db }),
    linkCards: createLinkCardService({ products, blog }),
    customers: createCustomerService({ db }),
  };
}
