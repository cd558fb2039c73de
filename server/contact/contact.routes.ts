import { Hono } from 'hono';
import { newContactMessage } from '../../shared/contact-form.ts';
import type { AppEnv } from '../http/env.ts';
import { answer, body, made } from '../http/validate.ts';
import type { ContactService } from './contact.service.ts';

/** POST /api/contact (public-site section 7). Without JavaScript the page's action calls the same service. */
export function contactRoutes({ contacts }: { contacts: ContactService }) {
  return new Hono<AppEnv>().post('/', async (c) => {
    const message = await body(c, newContactMessage);
    const id = await contacts.receive(message, {
      ip: c.get('ip'),
      locale: c.get('locale'),
      ensureVisitor: c.get('ensureVisitor'),
    });
    return answer(c, made, { success: true, id }, 201);
  });
}
