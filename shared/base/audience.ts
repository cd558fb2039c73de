import type { Locale } from './locale.ts';

/** Audiences that a product can be for. */
const audiences = ['women', 'men', 'children'] as const;
type Audience = (typeof audiences)[number];

/** Search words for each audience, folded. Words for products for everybody are listed under each. */
const audienceWords: Record<Locale, Record<Audience, string>> = {
  en: {
    women: 'women woman ladies lady female girls unisex',
    men: 'men man gents gentlemen male boys unisex',
    children: 'children child kids kid boys girls toddler baby',
  },
  fr: {
    women: 'femme dame feminin feminine fille mixte',
    men: 'homme monsieur masculin masculine garcon mixte',
    children: 'enfant bebe fille garcon ecolier',
  },
  es: {
    women: 'mujer dama senora chica nina',
    men: 'hombre caballero senor chico nino',
    children: 'nino nina infantil bebe escolar',
  },
  zh: {
    women: '女 女式 女士 女款 女性 女生 女人 女孩',
    men: '男 男式 男士 男款 男性 男生 男人 男孩',
    children: '童 儿童 童款 小孩 孩子 男孩 女孩 宝宝 婴儿 学生 小学生',
  },
};

const wordsOf = (audience: Audience): string[] =>
  Object.values(audienceWords).flatMap((words) => words[audience].split(' '));

const byAudience = new Map(audiences.map((audience) => [audience, new Set(wordsOf(audience))]));

/** All words that name an audience. */
export const allAudienceWords: ReadonlySet<string> = new Set(audiences.flatMap(wordsOf));

/**
 * The words of the audiences that one of a word's forms names,
 * and the words of all other audiences; null if it names none.
 */
export function audienceOf(forms: readonly string[]): { words: string[]; others: string[] } | null {
  const named = audiences.filter((audience) => forms.some((form) => byAudience.get(audience)!.has(form)));
  if (named.length === 0) return null;
  const words = new Set(named.flatMap(wordsOf));
  return { words: [...words], others: [...allAudienceWords.difference(words)] };
}
