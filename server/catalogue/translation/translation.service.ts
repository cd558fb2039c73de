import { AppError } from '#shared/base/errors.ts';
import { forTargets, locales, type TargetLanguage, targetLanguages } from '#shared/base/locale.ts';
import type { TranslatedNoun } from '#shared/base/nouns.ts';
import { demand } from '#shared/base/policy.ts';
import type {
  OpenedTranslation,
  TranslatedTexts,
  TranslationChange,
  TranslationFigures,
  TranslationList,
  TranslationQuery,
} from '#shared/catalogue/translation.ts';
import { findById } from '../../platform/db/find-by-id.ts';
import { type Actor, audit } from '../../platform/db/audit.ts';
import type { Database } from '../../platform/db/client.ts';
import { readBoard, readFigures } from './translation.queries.ts';
import { type OriginalRow, type StoredTranslation, translationStores } from './translation.store.ts';

export type TranslationService = ReturnType<typeof createTranslationService>;

/** Changes a part of an original, which is locked meanwhile (db/record.ts); returns false if nothing has changed. */
type ChangePart = (
  actor: Actor,
  id: string,
  run: (tx: Database, row: OriginalRow) => Promise<false | void>,
) => Promise<unknown>;

type Dependencies = { db: Database; changePart: Record<TranslatedNoun, ChangePart> };

/** @throws AppError `not_found` if the original does not exist or is in the trash */
function demandKept<T extends OriginalRow>(row: T | undefined): T {
  if (!row || row.deletedAt) throw new AppError('not_found', 'no such original');
  return row;
}

/**
 * @throws AppError `invalid` for an unknown language, and for that of the originals
 * (docs/specification/translations.md#shape)
 */
function toTarget(word: string): TargetLanguage {
  const language = targetLanguages.find((known) => known === word);
  if (language) return language;
  const isKnown = locales.some((locale) => locale === word);
  throw new AppError('invalid', `nothing is translated into ${word}`, {
    language: isKnown ? 'languageOriginal' : 'languageInvalid',
  });
}

/** Translations of products and categories by the staff. */
export function createTranslationService({ db, changePart }: Dependencies) {
  async function readOne(tx: Database, kind: TranslatedNoun, id: string, language: TargetLanguage) {
    const rows = await translationStores[kind].translations(tx, id);
    return rows.find((row) => row.language === language) ?? null;
  }

  return {
    /** One page of the board, with the total count of matches. */
    async list(actor: Actor, query: TranslationQuery): Promise<TranslationList> {
      demand(actor, 'staff');
      return readBoard(db, query);
    },

    async figures(actor: Actor, kind: TranslatedNoun): Promise<TranslationFigures> {
      demand(actor, 'staff');
      return readFigures(db, kind);
    },

    /** The original with all its translations. @throws AppError `not_found` */
    async open(actor: Actor, kind: TranslatedNoun, id: string): Promise<OpenedTranslation> {
      demand(actor, 'staff');
      const store = translationStores[kind];
      const original = demandKept(await findById(id, () => store.original(db, id)));
      const rows = await store.translations(db, id);
      const saved = (language: TargetLanguage) => {
        const row = rows.find((text) => text.language === language);
        return row ? { ...row, updatedAt: row.updatedAt.toISOString() } : null;
      };
      return {
        kind,
        id,
        original: store.textsIn(original),
        textsChangedAt: original.textsChangedAt.toISOString(),
        translations: forTargets(saved),
      };
    },

    /**
     * Writes one translation.
     * @throws AppError `conflict` if the translation or its original was saved since the translator opened them
     */
    async save(
      actor: Actor,
      kind: TranslatedNoun,
      id: string,
      word: string,
      { seen, ...given }: TranslationChange,
    ): Promise<void> {
      demand(actor, 'staff');
      const texts = given as TranslatedTexts;
      const language = toTarget(word);
      const store = translationStores[kind];
      await changePart[kind](actor, id, async (tx, row) => {
        demandKept(row);
        const before = await readOne(tx, kind, id, language);
        if (seen && !isCurrent(seen, before, row.textsChangedAt)) throw new AppError('conflict');
        await store.write(tx, id, language, texts);
        await audit(tx, actor, {
          action: before ? 'update' : 'create',
          noun: `${kind}_translation`,
          id,
          title: `${store.nameOf(row)} (${language})`,
          ...(before ? { before: before.texts } : {}),
          after: texts,
        });
      });
    },

    /** Deletes one translation, so that visitors read the original again. Undo saves it again. */
    async remove(actor: Actor, kind: TranslatedNoun, id: string, word: string): Promise<void> {
      demand(actor, 'staff');
      const language = toTarget(word);
      const store = translationStores[kind];
      await changePart[kind](actor, id, async (tx, row) => {
        demandKept(row);
        const before = await readOne(tx, kind, id, language);
        if (!before) return false;
        await store.remove(tx, id, language);
        await audit(tx, actor, {
          action: 'delete',
          noun: `${kind}_translation`,
          id,
          title: `${store.nameOf(row)} (${language})`,
          before: before.texts,
        });
        return undefined;
      });
    },
  };
}

/** Whether neither this translation nor the original's texts were saved since. */
const isCurrent = (
  seen: NonNullable<TranslationChange['seen']>,
  before: StoredTranslation | null,
  textsChangedAt: Date,
): boolean =>
  toMs(seen.updatedAt) === (before?.updatedAt.getTime() ?? null) &&
  toMs(seen.textsChangedAt) === textsChangedAt.getTime();

const toMs = (iso: string | null): number | null => (iso === null ? null : Date.parse(iso));
