import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formsOf, pluralsOf, singularsOf } from './word-forms.ts';

/** Words of the letters that occur in endings, so that every rule is applied. */
const word = fc
  .array(fc.constantFrom(...'abeilnosuvxyzfc'), { minLength: 1, maxLength: 7 })
  .map((letters) => letters.join(''));

describe('singular and plural', () => {
  test('a search for one form finds the other', () => {
    fc.assert(
      fc.property(word, (one) => {
        for (const form of formsOf(one)) expect(formsOf(form), `${one} → ${form}`).toContain(one);
      }),
      { numRuns: 2000 },
    );
  });

  test('the word itself comes first, none twice, and there are few', () => {
    fc.assert(
      fc.property(word, (one) => {
        const forms = formsOf(one);
        expect(forms[0]).toBe(one);
        expect(new Set(forms).size).toBe(forms.length);
        expect(forms.length).toBeLessThan(10);
      }),
    );
  });

  test('no form is shorter than three letters, unless it was typed so', () => {
    fc.assert(
      fc.property(word, (one) => {
        const made = formsOf(one).filter((form) => form !== one);
        expect(made.filter((form) => form.length < 3)).toEqual([]);
      }),
    );
  });

  test.each([
    // English.
    ['bag', 'bags'],
    ['watch', 'watches'],
    ['battery', 'batteries'],
    ['knife', 'knives'],
    ['shelf', 'shelves'],
    ['dress', 'dresses'],
    ['woman', 'women'],
    // French, without accents.
    ['seau', 'seaux'],
    ['bijou', 'bijoux'],
    ['cheval', 'chevaux'],
    ['montre', 'montres'],
    // Spanish, without accents.
    ['reloj', 'relojes'],
    ['altavoz', 'altavoces'],
    ['sarten', 'sartenes'],
    ['zapato', 'zapatos'],
  ])('%s, %s', (singular, plural) => {
    expect(pluralsOf(singular)).toContain(plural);
    expect(singularsOf(plural)).toContain(singular);
  });

  test.each(['gas', 'tv', '20w', '2041s', '太阳能'])('%s has no other form', (one) => {
    expect(formsOf(one)).toEqual([one]);
  });
});
