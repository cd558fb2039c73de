import { Hono } from 'hono';
import {
  openedTranslation,
  translationChange,
  translationList,
  translationQuery,
} from '../../shared/translation.ts';
import type { AppEnv } from '../http/env.ts';
import { permit } from '../http/permit.ts';
import { answer, body, done, query } from '../http/validate.ts';
import { toTranslationKind, type TranslationService } from './translation.service.ts';

/** /api/translations: the board, and the translations of one product or category, for the staff. */
export function translationRoutes({ translations }: { translations: TranslationService }) {
  return new Hono<AppEnv>()
    .get('/', permit('staff'), async (c) =>
      answer(c, translationList, await translations.list(await c.get('user')(), query(c, translationQuery))),
    )
    .get('/:kind/:id', permit('staff'), async (c) => {
      const kind = toTranslationKind(c.req.param('kind'));
      return answer(
        c,
        openedTranslation,
        await translations.open(await c.get('user')(), kind, c.req.param('id')),
      );
    })
    .put('/:kind/:id/:language', permit('staff'), async (c) => {
      const { id, language, kind: word } = c.req.param();
      const kind = toTranslationKind(word);
      const change = await body(c, translationChange[kind]);
      await translations.save(await c.get('user')(), kind, id, language, change);
      return answer(c, openedTranslation, await translations.open(await c.get('user')(), kind, id));
    })
    .delete('/:kind/:id/:language', permit('staff'), async (c) => {
      const { id, language, kind: word } = c.req.param();
      await translations.remove(await c.get('user')(), toTranslationKind(word), id, language);
      return answer(c, done, { success: true });
    });
}
