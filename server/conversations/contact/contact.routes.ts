import { contactCalls } from '#shared/conversations/contact-calls.ts';
import { handle, routesOf } from '../../platform/http/implement.ts';
import type { ContactService } from './contact.service.ts';

/**
 * POST /api/contact (docs/specification/calls.md#contact). Without JavaScript, the page's action calls the same
 * service.
 */
export function contactRoutes({ contacts }: { contacts: ContactService }) {
  return routesOf(
    handle(contactCalls.send, async ({ body, c }) => {
      const id = await contacts.receive(body, {
        ip: c.get('ip'),
        locale: c.get('locale'),
        ensureVisitor: c.get('ensureVisitor'),
      });
      return { success: true as const, id };
    }),
  );
}
