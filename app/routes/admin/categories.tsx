import { type ReactNode, useState } from 'react';
import type { StaffCategory } from '../../../shared/category-form.ts';
import { localeNames } from '../../../shared/locale.ts';
import { RecordDialog } from '../../features/record-admin/record-dialog.tsx';
import { RecordTable } from '../../features/record-admin/record-table.tsx';
import { ImageUploader } from '../../features/upload/image-uploader.tsx';
import { ta } from '../../lib/admin-text.ts';
import { pageMeta } from '../../lib/head.ts';
import { onStaffServer } from '../../lib/page-loader.ts';
import { AdminIcon } from '../../ui/admin/admin-icon.tsx';
import { CheckField, TextAreaField, TextField } from '../../ui/form-field.tsx';
import type { Route } from './+types/categories.ts';

const path = '/api/categories';
const translated = ['fr', 'es', 'zh'] as const;

/** /admin/categories: names in four languages, picture, order. */
export const loader = onStaffServer('staff', async ({ services, user }) => ({
  meta: { title: ta('categories.title') },
  categories: await services.categoryAdmin.list(user),
}));

export const meta = pageMeta;

export default function Categories({ loaderData: { categories } }: Route.ComponentProps) {
  const [editing, setEditing] = useState<StaffCategory | 'new' | null>(null);
  const category = editing === 'new' ? null : editing;
  return (
    <div className="grid gap-5">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="h1">{ta('categories.title')}</h1>
        <button type="button" className="btn btn-primary" onClick={() => setEditing('new')}>
          <AdminIcon name="plus" className="size-4" />
          {ta('categories.add')}
        </button>
      </header>
      <RecordTable
        label={ta('categories.title')}
        path={path}
        rows={categories}
        heads={[
          ta('categories.order'),
          ta('products.title'),
          ta('products.status'),
          ta('categories.translations'),
        ]}
        cells={categoryCells}
        onEdit={setEditing}
      />
      {editing ? (
        <RecordDialog
          title={category ? ta('productForm.title', { name: category.name }) : ta('categories.add')}
          path={category ? `${path}/${category.id}` : path}
          isNew={category === null}
          read={readCategory}
          onClose={() => setEditing(null)}
        >
          {(errors, onBusy) => (
            <>
              <TextField
                label={ta('categories.nameEn')}
                name="name"
                defaultValue={category?.name}
                required
                error={errors['name']}
              />
              <TextAreaField
                label={ta('categories.descriptionEn')}
                name="description"
                rows={2}
                defaultValue={category?.description ?? ''}
                error={errors['description']}
              />
              {translated.map((language) => (
                <div key={language} className="grid gap-2 sm:grid-cols-2" lang={language}>
                  <TextField
                    label={ta('categories.nameIn', { language: localeNames[language] })}
                    name={`name-${language}`}
                    defaultValue={category?.translations[language]?.name}
                    error={errors[`translations.${language}.name`]}
                  />
                  <TextField
                    label={ta('categories.descriptionIn', { language: localeNames[language] })}
                    name={`description-${language}`}
                    defaultValue={category?.translations[language]?.description ?? ''}
                    error={errors[`translations.${language}.description`]}
                  />
                </div>
              ))}
              <ImageUploader
                name="imageUrl"
                label={ta('categories.picture')}
                initial={category?.imageUrl ?? null}
                error={errors['imageUrl']}
                onBusy={onBusy}
              />
              <TextField
                label={ta('categories.order')}
                name="displayOrder"
                type="number"
                min={0}
                step={1}
                defaultValue={category?.displayOrder ?? categories.length}
                error={errors['displayOrder']}
              />
              <CheckField
                name="isActive"
                label={ta('categories.isActive')}
                isOn={category?.isActive ?? true}
              />
            </>
          )}
        </RecordDialog>
      ) : null}
    </div>
  );
}

function readCategory(values: Record<string, string>) {
  const translations = Object.fromEntries(
    translated.map((language) => [
      language,
      { name: values[`name-${language}`] ?? '', description: values[`description-${language}`] ?? '' },
    ]),
  );
  const { name, description, imageUrl, displayOrder } = values;
  return { name, description, imageUrl, displayOrder, translations, isActive: 'isActive' in values };
}

function categoryCells(row: StaffCategory): ReactNode[] {
  return [
    row.displayOrder,
    row.productCount,
    <span key="status" className={`badge ${row.isActive ? '' : 'badge-plain'}`}>
      {ta(row.isActive ? 'products.statusActive' : 'products.statusInactive')}
    </span>,
    <span key="languages" className="flex gap-1">
      {translated.map((language) => (
        <span key={language} className={`badge ${row.translations[language] ? '' : 'badge-red'}`}>
          {language}
          <span className="sr-only">
            {' '}
            {ta(row.translations[language] ? 'categories.there' : 'categories.missing')}
          </span>
        </span>
      ))}
    </span>,
  ];
}
