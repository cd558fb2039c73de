import type { Locale } from '../locale.ts';
import type { en } from './en/index.ts';
import type { MessageKey, Params, SameShape } from './translate.ts';

/** The dictionary of the public side in any language: the shape of the English one. */
export type Dictionary = SameShape<typeof en>;

export type TextKey = MessageKey<typeof en>;

export type Translate = (key: TextKey, params?: Params) => string;

/** Loads one language's dictionary; the browser fetches only the one it shows. */
export async function loadDictionary(locale: Locale): Promise<Dictionary> {
  switch (locale) {
    case 'en':
      return (await import('./en/index.ts')).en;
    case 'fr':
      return (await import('./fr/index.ts')).fr;
    case 'es':
      return (await import('./es/index.ts')).es;
    case 'zh':
      return (await import('./zh/index.ts')).zh;
  }
}
