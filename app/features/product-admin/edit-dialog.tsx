import { type KeyboardEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import type { OpenedProduct } from '#shared/product-form.ts';
import { ApiError, callApi } from '../../lib/api.ts';
import { ta } from '../../lib/admin-text.ts';
import { useSaveKey } from '../../lib/use-save-key.ts';
import { Dialog } from '../../ui/admin/dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { Conflict } from './conflict.tsx';
import { MediaEditor } from './media-editor.tsx';
import { BasicFields, type Choices, MoreFields, readFields } from './product-fields.tsx';

/** Opens a product for editing: it is read anew, so that nobody starts from an old list. */
export function EditDialog({ id, choices, onClose }: { id: string; choices: Choices; onClose: () => void }) {
  const [opened, setOpened] = useState<OpenedProduct | null>(null);
  useEffect(() => {
    let isCurrent = true;
    callApi('GET /api/products/:id/edit', { params: { id } }).then(
      (found) => isCurrent && setOpened(found),
      (error: unknown) => {
        if (!isCurrent) return;
        const text = (error instanceof ApiError && error.body?.message) || ta('common.networkFailed');
        toast({ title: ta('products.openFailed'), text, isError: true });
        onClose();
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [id, onClose]);
  return (
    <Dialog
      title={opened ? ta('productForm.title', { name: opened.product.name }) : ta('common.loading')}
      closeLabel={ta('common.close')}
      onClose={onClose}
      isWide
    >
      {opened ? (
        // A newer state that was taken over is a new form.
        <EditForm
          key={opened.product.version}
          opened={opened}
          choices={choices}
          onReopen={setOpened}
          onClose={onClose}
        />
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
  onReopen: (opened: OpenedProduct) => void;
  onClose: () => void;
};

function EditForm({ opened, choices, onReopen, onClose }: FormProps) {
  const { revalidate } = useRevalidator();
  const [media, setMedia] = useState(opened.media);
  const [isUploading, setIsUploading] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [conflict, setConflict] = useState<{ mine: Record<string, unknown>; theirs: OpenedProduct } | null>(
    null,
  );
  // Raised by our own save too: if only the pictures fail, saving again is no conflict with oneself.
  const version = useRef(opened.product.version);
  const params = { id: opened.product.id };
  const form = useRef<HTMLFormElement>(null);
  useSaveKey(() => !isBusy && form.current?.requestSubmit());

  async function save(values: Record<string, unknown>) {
    setIsBusy(true);
    setErrors({});
    try {
      const saved = await callApi('PUT /api/products/:id', {
        params,
        form: { ...values, version: version.current },
      });
      version.current = saved.version;
      if (JSON.stringify(media) !== JSON.stringify(opened.media))
        await callApi('PUT /api/products/:id/media', { params, body: media });
      toast({ title: ta('products.successTitle'), text: ta('products.updated') });
      onClose();
      void revalidate();
    } catch (error) {
      const body = error instanceof ApiError ? error.body : null;
      if (body?.code === 'conflict') {
        setConflict({ mine: values, theirs: await callApi('GET /api/products/:id/edit', { params }) });
      } else {
        setErrors(body?.fields ?? {});
        const text = Object.values(body?.fields ?? {})[0];
        toast({
          title: text ? ta('productForm.validationError') : ta('products.updateFailed'),
          text: text ?? body?.message ?? ta('common.networkFailed'),
          isError: true,
        });
      }
    } finally {
      setIsBusy(false);
    }
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isUploading) {
      toast({ title: ta('upload.failedTitle'), text: ta('productForm.uploading'), isError: true });
      return;
    }
    void save(readFields(new FormData(event.currentTarget)));
  }

  // Enter in a field does not save: only the button does (back-office section 5).
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
  };

  return (
    <form ref={form} onSubmit={submit} onKeyDown={onKeyDown} noValidate className="grid gap-4">
      {conflict ? (
        <Conflict
          mine={conflict.mine}
          theirs={conflict.theirs.product}
          choices={choices}
          onKeepMine={() => {
            setConflict(null);
            version.current = conflict.theirs.product.version;
            void save(conflict.mine);
          }}
          onTakeTheirs={() => onReopen(conflict.theirs)}
        />
      ) : null}
      <div className="grid gap-4 md:grid-cols-2 md:gap-6">
        <div className="grid content-start gap-4">
          <BasicFields product={opened.product} choices={choices} errors={errors} />
          <MediaEditor media={media} onChange={setMedia} onBusy={setIsUploading} />
        </div>
        <div className="grid content-start gap-4">
          <MoreFields product={opened.product} choices={choices} errors={errors} />
        </div>
      </div>
      <div className="dialog-foot flex flex-wrap justify-end gap-2">
        <Link to={translationsPath(opened.product.name)} className="btn btn-ghost mr-auto">
          {ta('nav.translations')}
        </Link>
        <button type="button" className="btn btn-outline" onClick={onClose}>
          {ta('common.cancel')}
        </button>
        <button type="submit" className="btn btn-primary" disabled={isBusy}>
          {isBusy ? ta('productForm.saving') : ta('productForm.save')}
        </button>
      </div>
    </form>
  );
}
