import { readRates, repriceProducts } from './catalogue/product/product.rates.ts';
import { siteAddress } from './conversations/mail/address.ts';
import { digestMoment, queueDigests } from './conversations/mail/mail.digest.ts';
import { createJobHandlers } from './job-handlers.ts';
import { createCatalogue } from './catalogue/services.ts';
import { createBlog } from './content/blog-services.ts';
import { createContent } from './content/services.ts';
import { createMail } from './conversations/mail-services.ts';
import { createConversations } from './conversations/services.ts';
import { createDeals } from './deals/services.ts';
import { createOperations } from './operations/services.ts';
import { createPeople } from './people/services.ts';
import { createPlatform, type Dependencies } from './platform/services.ts';

export type { Dependencies };
export type Services = ReturnType<typeof createServices>;

/** Creates all services, which can start the background jobs. */
export function createServices(deps: Dependencies) {
  const services = createDomains(deps);
  return { ...services, startJobs: () => startJobs(services) };
}

/** Domain by domain: each is given those before it. */
function createDomains(deps: Dependencies) {
  const platform = createPlatform(deps);
  const content = { ...platform, ...createContent(platform) };
  const catalogue = { ...content, ...createCatalogue(content) };
  const mail = { ...catalogue, ...createMail(catalogue) };
  const people = { ...mail, ...createPeople(mail) };
  const deals = { ...people, ...createDeals(people) };
  const blog = { ...deals, ...createBlog(deals) };
  const conversations = { ...blog, ...createConversations(blog) };
  return { ...conversations, ...createOperations(conversations) };
}

/** Starts the background jobs, after queueing those that an earlier version or a failure has left out. */
function startJobs(services: ReturnType<typeof createDomains>): Promise<void> {
  const { config, db, jobs, settings, blogAdmin, mailSender } = services;
  const handlers = createJobHandlers({
    ...services,
    settings: settings.read,
    queueDigests: () => queueDigests(db, jobs, digestMoment(new Date()), siteAddress(config)),
  });
  return jobs.start(handlers, async () => {
    await db.transaction(async (tx) => repriceProducts(tx, await readRates(tx)));
    await blogAdmin.planAll();
    await mailSender.queueJobless();
  });
}
