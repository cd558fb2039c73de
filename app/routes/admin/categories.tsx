import type { CategoryChange, StaffCategory } from '#shared/catalogue/category-form.ts';
import { type Locale, targetLanguages } from '#shared/base/locale.ts';
import { goodsClasses } from '#shared/deals/reference-rules.ts';
import type { FieldsOf } from '../../features/platform/record-admin/field-spec.ts';
import { type Cells, RecordPage } from '../../features/platform/record-admin/record-page.tsx';
import { ImageUploader } from '../../features/content/upload/image-uploader.tsx';
import { StateBadge } from '../../features/catalogue/product-admin/product-badges.tsx';
import { spokenLanguage, ta } from '../../lib/admin-text.ts';
import { onStaffServer } from '../../lib/page-loader.ts';
import type { Route } from './+types/categories.ts';

/** /admin/categories: names in every language, picture, order. */
export const loader = onStaffServer('staff', async ({ services, user }) => ({
  meta: { title: ta('categories.title') },
  categories: await services.categoryAdmin.list(user),
}));

export default function Categories({ loaderData: { categories } }: Route.ComponentProps) {
  return (
    <RecordPage
      noun="category"
      title={ta('categories.title')}
      addLabel={ta('categories.add')}
      emptyText={ta('categories.none')}
      rows={categories}
      nameOf={localName}
      cells={cells}
      fields={fieldsOf(categories.length)}
    />
  );
}

/** The name in the reader's language, if translated. */
const localName = ({ name, translations }: StaffCategory): string =>
  (translations as Partial<Record<Locale, { name: string } | null>>)[spokenLanguage()]?.name ?? name;

const fieldsOf = (count: number): FieldsOf<CategoryChange> => ({
  name: { label: ta('categories.nameEn'), isRequired: true },
  description: { label: ta('categories.descriptionEn'), as: 'text', rows: 2 },
  translations: targetLanguages.flatMap((lang) => {
    const language = ta(`languages.${lang}`);
    return [
      { path: `${lang}.name`, lang, isHalf: true, label: ta('categories.nameIn', { language }) },
      {
        path: `${lang}.description`,
        lang,
        isHalf: true,
        label: ta('categories.descriptionIn', { language }),
      },
    ];
  }),
  goodsClass: {
    label: ta('categories.goodsClass'),
    hint: ta('categories.goodsClassHint'),
    as: 'choice',
    options: [
      { value: '', text: ta('reference.unknown') },
      ...goodsClasses.map((name) => ({ value: name, text: ta(`reference.classes.${name}`) })),
    ],
  },
  hsCode: { label: ta('categories.hsCode'), hint: ta('categories.hsCodeHint') },
  imageUrl: { label: ta('categories.picture'), as: 'made', make: (given) => <ImageUploader {...given} /> },
  displayOrder: {
    label: ta('categories.order'),
    input: { type: 'number', min: 0, step: 1 },
    initial: count,
  },
  isActive: { label: ta('categories.isActive'), as: 'check', initial: true },
});

function cells(row: StaffCategory): Cells {
  return {
    [ta('categories.order')]: row.displayOrder,
    [ta('products.title')]: row.productCount,
    [ta('products.status')]: <StateBadge of={row} />,
    [ta('categories.translations')]: (
      <span className="flex gap-1">
        {targetLanguages.map((language) => (
          <span key={language} className={`badge ${row.translations[language] ? '' : 'badge-red'}`}>
            {language}
            <span className="sr-only">
              {' '}
              {ta(row.translations[language] ? 'categories.there' : 'categories.missing')}
            </span>
          </span>
        ))}
      </span>
    ),
  };
}
