import { translationCalls } from '#shared/catalogue/translation-calls.ts';
import { handle, routesOf } from '../../platform/http/implement.ts';
import type { TranslationService } from './translation.service.ts';

/** /api/translations: the board, and the translations of one product or category, for the staff. */
export function translationRoutes({ translations }: { translations: TranslationService }) {
  return routesOf(
    handle(translationCalls.list, ({ user, query }) => translations.list(user, query)),
    handle(translationCalls.open, ({ user, params }) => translations.open(user, params.kind, params.id)),
    handle(translationCalls.save, async ({ user, params: { kind, id, language }, body }) => {
      await translations.save(user, kind, id, language, body);
      return translations.open(user, kind, id);
    }),
    handle(translationCalls.remove, ({ user, params: { kind, id, language } }) =>
      translations.remove(user, kind, id, language),
    ),
  );
}
