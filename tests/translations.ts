import { expect } from 'vitest';
import type { OpenedTranslation, TranslationList } from '#shared/catalogue/translation.ts';
import { type Client, sendJson } from './client.ts';

/** The original texts of a product besides its name, and a complete French translation. */
export const originalTexts = {
  shortDescription: 'Short',
  description: 'Long',
  specifications: 'Material: iron',
  features: ['Strong'],
};

export const frenchTexts = {
  name: 'Bouilloire',
  shortDescription: 'Court',
  description: 'Longue',
  specifications: 'Matière : fer',
  features: ['Solide'],
};

/** Calls of the translation board, as the user who is currently signed in. */
export function translationCalls(staff: () => Client) {
  const board = (query = '') => staff().read<TranslationList>(`/api/translations${query}`);

  const open = (id: string, kind = 'product') =>
    staff().read<OpenedTranslation>(`/api/translations/${kind}/${id}`);

  const put = (id: string, language: string, body: object, kind = 'product') =>
    sendJson(staff(), 'PUT', `/api/translations/${kind}/${id}/${language}`, body);

  /** State of one language; the board and the dialog must agree. */
  const stateOf = async (id: string, language: 'fr' | 'es' | 'zh' = 'fr', kind = 'product') => {
    const { rows } = await board(`?kind=${kind}`);
    const state = rows.find((row) => row.id === id)?.[language];
    const { translations } = await open(id, kind);
    expect(translations[language]?.state ?? 'missing').toBe(state);
    return state;
  };

  return { board, open, put, stateOf };
}
