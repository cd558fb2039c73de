import { cannedReplyRoutes } from './contact/canned-reply.routes.ts';
import { chatRoutes } from './chat/chat.routes.ts';
import { contactRoutes } from './contact/contact.routes.ts';
import { customerRoutes } from './customer/customer.routes.ts';
import { inboxRoutes } from './contact/inbox.routes.ts';
import { linkCardRoutes } from './link-card/link-card.routes.ts';
import { mailRoutes } from './mail/mail.routes.ts';
import type { Services } from '../services.ts';

/** All calls of this domain. */
export const conversationsCalls = (services: Services) => [
  ...customerRoutes(services),
  ...contactRoutes(services),
  ...inboxRoutes(services),
  ...cannedReplyRoutes(services),
  ...chatRoutes(services),
  ...linkCardRoutes(services),
  ...mailRoutes(services),
];
