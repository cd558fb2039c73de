import { useNavigate } from 'react-router';
import { fallbackLocale } from '#shared/base/locale.ts';
import { newProductQuery } from '#shared/catalogue/product-form.ts';
import { QuickAddForm } from '../../features/catalogue/product-admin/quick-add-form.tsx';
import { ta } from '../../lib/admin-text.ts';
import { onStaffServer } from '../../lib/page-loader.ts';
import { Icon } from '../../ui/icon.tsx';
import { useTexts } from '../../lib/i18n.tsx';
import type { Route } from './+types/quick-add.ts';

/** /admin/quick-add-product (docs/specification/products.md#quick-add). */
export const loader = onStaffServer('staff', async ({ services, locale, search }) => ({
  meta: { title: ta('quickAdd.title') },
  ...newProductQuery.parse(search),
  choices: {
    categories: await services.categories.list(locale),
    partners: (await services.partners.list()).map(({ id, name }) => ({ id, name })),
  },
}));

export default function QuickAdd({ loaderData: { word, language, choices } }: Route.ComponentProps) {
  const navigate = useNavigate();
  const { t } = useTexts();
  return (
    <div className="grid gap-5">
      <header className="flex items-center gap-2">
        <button
          type="button"
          className="icon-btn"
          aria-label={t('common.back')}
          onClick={() => void (history.length > 1 ? navigate(-1) : navigate('/admin/products'))}
        >
          <Icon name="left" />
        </button>
        <h1 className="h1">{ta('quickAdd.title')}</h1>
        <p className="ml-auto text-sm text-muted">{ta('form.required')}</p>
      </header>
      {word !== '' && language !== '' && language !== fallbackLocale ? (
        <p className="text-muted">{ta('quickAdd.inLanguage', { language: ta(`languages.${language}`) })}</p>
      ) : null}
      <QuickAddForm key={word} word={word} choices={choices} />
    </div>
  );
}
