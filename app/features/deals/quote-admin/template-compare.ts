import { locales, type Locale } from '#shared/base/locale.ts';
import { ta } from '../../../lib/admin-text.ts';
import { chargesText } from './offer-compare.ts';
import type { TemplateValues } from './template-values.ts';

const isLocale = (field: string): field is Locale => locales.some((locale) => locale === field);

/** The values of a template's field in words, to compare those of two editors. */
export const comparedTemplate = {
  label: (field: keyof TemplateValues): string =>
    isLocale(field)
      ? ta('offerTemplate.textsIn', { language: ta(`languages.${field}`) })
      : ta(`offerTemplate.${field}`),
  show: (field: keyof TemplateValues, values: TemplateValues): string => {
    if (isLocale(field)) return Object.values(values[field]).filter(Boolean).join('\n\n');
    const value = values[field];
    if (typeof value === 'boolean') return ta(value ? 'conflict.yes' : 'conflict.no');
    if (typeof value === 'string') return value;
    return chargesText(value);
  },
};
