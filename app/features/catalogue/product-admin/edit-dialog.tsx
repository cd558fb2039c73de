import { useState } from 'react';
import { Link } from 'react-router';
import type { OpenedProduct } from '#shared/catalogue/product-form.ts';
import { callApi } from '../../../lib/api.ts';
import { ta } from '../../../lib/admin-text.ts';
import { EditorFoot, EditorForm } from '../../../staff/form/editor-form.tsx';
import { useOpened } from '../../../staff/record/use-opened.ts';
import { useFormEditor } from '../../../staff/form/use-form-editor.ts';
import { Dialog } from '../../../staff/form/dialog.tsx';
import { MediaEditor, type Uploading } from './media-editor.tsx';
import { BasicFields, type Choices, MoreFields } from './product-fields.tsx';
import { bodyOf, plainMedia, type ProductValues, readValues, valuesOf } from './product-values.ts';

type Props = {
  id: string;
  /** In the reader's language, if the list behind the dialog has it. */
  name: string | undefined;
  choices: Choices;
  onClose: () => void;
};

/** Opens a product for editing. It is read again, because the list may be outdated. */
export function EditDialog({ id, name, choices, onClose }: Props) {
  const [opened] = useOpened(
    () => callApi('GET /api/products/:id/edit', { params: { id } }),
    ta('products.openFailed'),
    onClose,
  );
  return (
    <Dialog
      title={opened ? ta('productForm.title', { name: name ?? opened.product.name }) : ta('common.loading')}

      onClose={onClose}
      isWide
    >
      {opened ? (
        <EditForm opened={opened} choices={choices} onClose={onClose} />
      ) : (
        <p>{ta('common.loading')}</p>
      )}
    </Dialog>
  );
}

/** The board of translations, filtered to this product. */
const translationsPath = (search: string) => `/admin/translations?${new URLSearchParams({ search })}`;

type FormProps = {
  opened: OpenedProduct;
  choices: Choices;
  onClose: () => void;
};

/** The form state of a product. */
const stateOf = (opened: OpenedProduct) => ({ values: valuesOf(opened), version: opened.product.version });

function EditForm({ opened, choices, onClose }: FormProps) {
  const [saved] = useState(() => stateOf(opened));
  const params = { id: opened.product.id };
  const [uploading, setUploading] = useState<Uploading>({ image: false, video: false });
  const editor = useFormEditor<ProductValues>({
    draft: `product-${params.id}`,
    saved,
    read: (form, before) => readValues(form, before, before.media),
    heldBy: uploading.image
      ? ta('productForm.uploading')
      : uploading.video
        ? ta('productForm.videoUploading')
        : null,
    put: async (values, version) => {
      const { version: now } = await callApi('PUT /api/products/:id', {
        params,
        form: { ...bodyOf(values), version },
      });
      if (JSON.stringify(values.media) !== JSON.stringify(saved.values.media))
        await callApi('PUT /api/products/:id/media', { params, body: values.media });
      return { values, version: now };
    },
    reopen: async () => stateOf(await callApi('GET /api/products/:id/edit', { params })),
    about: ({ name }) => ['product', name],
    words: () => ({
      saved: ta('products.updated'),
      failed: ta('products.updateFailed'),
    }),
    onSaved: onClose,
  });
  const { values, revision } = editor.drawn;
  // The answer names positions in the list that was sent. Since then the user may have changed the order.
  const mediaErrors = new Map(editor.sent.media.map(({ url }, i) => [url, editor.errors[`${i}.url`]]));

  return (
    // Enter in a field does not save: only the button does (docs/specification/products.md#edit-form).
    <EditorForm
      editor={editor}
      savesByEnter={false}
      compared={{
        label: (field) => ta(field === 'media' ? 'productForm.media' : `productForm.fields.${field}`),
        show: (field, shown) => showValue(shown[field], choices),
      }}
      foot={
        <EditorFoot
          editor={editor}
          label={ta('productForm.save')}
          busyLabel={ta('productForm.saving')}
          onCancel={onClose}
        >
          <Link to={translationsPath(opened.product.name)} className="btn btn-ghost mr-auto">
            {ta('translation.title')}
          </Link>
          <Link to={`/admin/products/${params.id}/history`} className="btn btn-ghost">
            {ta('history.link')}
          </Link>
        </EditorFoot>
      }
    >
      <div key={revision} className="grid gap-4 md:grid-cols-2 md:gap-6">
        <div className="grid content-start gap-4">
          <BasicFields values={values} choices={choices} errors={editor.errors} />
          <MediaEditor
            media={editor.values.media}
            errors={mediaErrors}
            onChange={(change) => editor.change({ media: plainMedia(change(editor.current().media)) })}
            onBusy={setUploading}
          />
        </div>
        <div className="grid content-start gap-4">
          <MoreFields
            values={values}
            choices={choices}
            errors={editor.errors}
            onColors={() => editor.change({})}
          />
        </div>
      </div>
    </EditorForm>
  );
}

function showValue(value: ProductValues[keyof ProductValues], { categories, partners }: Choices): string {
  if (typeof value === 'boolean') return ta(value ? 'conflict.yes' : 'conflict.no');
  if (typeof value !== 'string') return ta('conflict.pictures', { count: value.length });
  return [...categories, ...partners].find(({ id }) => id === value)?.name ?? value;
}
