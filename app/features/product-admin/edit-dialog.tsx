import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import type { MediaList, OpenedProduct } from '#shared/product-form.ts';
import { ApiError, callApi } from '../../lib/api.ts';
import { ta } from '../../lib/admin-text.ts';
import { useSaveKey } from '../../lib/use-save-key.ts';
import { DraftNote } from '../../lib/draft-note.tsx';
import { leaveIfAsked } from '../../lib/use-call.ts';
import { useFieldDraft } from '../../lib/use-field-draft.ts';
import { useFormFocus } from '../../lib/use-form-focus.ts';
import { useMergingSave } from '../../lib/use-merging-save.ts';
import { Dialog } from '../../ui/admin/dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { Conflict } from './conflict.tsx';
import { MediaEditor, type Uploading } from './media-editor.tsx';
import { BasicFields, type Choices, MoreFields } from './product-fields.tsx';
import { bodyOf, plainMedia, type ProductValues, readValues, valuesOf } from './product-values.ts';

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

/** A product as the form holds it. */
const stateOf = (opened: OpenedProduct) => ({ values: valuesOf(opened), version: opened.product.version });

function EditForm({ opened, choices, onClose }: FormProps) {
  const { revalidate } = useRevalidator();
  const [begun] = useState(() => stateOf(opened));
  const params = { id: opened.product.id };
  const draft = useFieldDraft(`product-${params.id}`, begun.values, begun.version);
  const { values } = draft;
  const form = useRef<HTMLFormElement>(null);
  const [media, setMedia] = useState(values.media);
  /** The same at once: what is kept and sent is read before anything is drawn. */
  const latestMedia = useRef(media);
  const [uploading, setUploading] = useState<Uploading>({ image: false, video: false });
  const [isBusy, setIsBusy] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});

  const { conflict, save, takeTheirs } = useMergingSave<ProductValues>({
    draft,
    put: async (typed, version) => {
      const saved = await callApi('PUT /api/products/:id', { params, form: { ...bodyOf(typed), version } });
      // Should the pictures fail now, saving again is no conflict with oneself.
      const before = draft.base().values.media;
      draft.rebase({ values: { ...typed, media: before }, version: saved.version });
      if (JSON.stringify(typed.media) !== JSON.stringify(before))
        await callApi('PUT /api/products/:id/media', { params, body: typed.media });
    },
    reopen: async () => stateOf(await callApi('GET /api/products/:id/edit', { params })),
  });

  const typed = () => readValues(form.current!, values, latestMedia.current);
  const keep = () => draft.change(typed());
  const showMedia = useCallback((list: MediaList) => {
    latestMedia.current = list;
    setMedia(list);
  }, []);
  // What comes back, or was merged, has its own pictures.
  useEffect(() => showMedia(values.media), [values, showMedia]);
  useFormFocus(form, errors, conflict !== null);
  useSaveKey(() => form.current?.requestSubmit());

  async function submit(): Promise<void> {
    if (isBusy) return;
    if (uploading.image || uploading.video) {
      const text = ta(uploading.image ? 'productForm.uploading' : 'productForm.videoUploading');
      toast({ title: ta('upload.failedTitle'), text, isError: true });
      return;
    }
    setIsBusy(true);
    setErrors({});
    try {
      if (!(await save(typed()))) return;
      draft.drop();
      toast({ title: ta('products.successTitle'), text: ta('products.updated') });
      onClose();
      void revalidate();
    } catch (error) {
      leaveIfAsked(error);
      const body = error instanceof ApiError ? error.body : null;
      setErrors(body?.fields ?? {});
      const text = Object.values(body?.fields ?? {})[0];
      toast({
        title: text ? ta('productForm.validationError') : ta('products.updateFailed'),
        text: text ?? body?.message ?? ta('common.networkFailed'),
        isError: true,
      });
    } finally {
      setIsBusy(false);
    }
  }

  // Enter in a field does not save: only the button does (back-office section 5).
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
  };

  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      onChange={keep}
      onKeyDown={onKeyDown}
      noValidate
      className="grid grid-cols-1 gap-4"
    >
      <DraftNote restored={draft.restored} onDiscard={() => draft.discard()} />
      <div key={draft.revision} className="grid gap-4 md:grid-cols-2 md:gap-6">
        <div className="grid content-start gap-4">
          <BasicFields values={values} choices={choices} errors={errors} />
          <MediaEditor
            media={media}
            onChange={(change) => {
              showMedia(plainMedia(change(latestMedia.current)));
              keep();
            }}
            onBusy={setUploading}
          />
        </div>
        <div className="grid content-start gap-4">
          <MoreFields values={values} choices={choices} errors={errors} onColors={keep} />
        </div>
      </div>
      {conflict ? (
        <Conflict
          conflict={conflict}
          choices={choices}
          onChoose={(field, side) => {
            const from = side === 'mine' ? conflict.mine : conflict.theirs.values;
            const chosen = { ...typed(), [field]: from[field] };
            draft.show(chosen);
            draft.change(chosen);
          }}
          onKeepMine={() => void submit()}
          onTakeTheirs={takeTheirs}
        />
      ) : null}
      <div className="dialog-foot flex flex-wrap justify-end gap-2">
        <Link to={translationsPath(opened.product.name)} className="btn btn-ghost mr-auto">
          {ta('nav.translations')}
        </Link>
        <Link to={`/admin/products/${params.id}/history`} className="btn btn-ghost">
          {ta('history.link')}
        </Link>
        <button type="button" className="btn btn-outline" onClick={onClose}>
          {ta('common.cancel')}
        </button>
        <button type="submit" className="btn btn-primary" aria-disabled={isBusy}>
          {isBusy ? ta('productForm.saving') : ta('productForm.save')}
        </button>
      </div>
    </form>
  );
}
