import { type KeyboardEvent, type SubmitEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { mergeColors } from '#shared/color-detection.ts';
import { maxQuickAddImages } from '#shared/limits.ts';
import { ta } from '../../lib/admin-text.ts';
import { maxImageBytes } from '#shared/upload-rules.ts';
import { useSaveKey } from '../../lib/use-save-key.ts';
import { toast } from '../../ui/toast.ts';
import { ImagePicker, Swatches } from './image-picker.tsx';
import { pickImage } from './picked-image.ts';
import { BasicFields, type Choices, readFields } from './product-fields.tsx';
import { useQuickAdd } from './use-quick-add.ts';

/** /admin/quick-add-product: a product with its pictures in one go (back-office section 2). */
export function QuickAddForm({ choices }: { choices: Choices }) {
  const navigate = useNavigate();
  const [primary, setPrimary] = useState<string | null>(null);
  const { images, setImages, errors, setErrors, progress, isCreated, submit } = useQuickAdd({
    primary,
    onDone: () => void navigate('/admin/products'),
  });
  const isBusy = progress !== null;
  const colors = mergeColors(images.map((image) => image.colors));

  async function pick(files: readonly File[]) {
    if (images.length + files.length > maxQuickAddImages) {
      toast({ title: ta('quickAdd.tooManyTitle'), text: ta('quickAdd.tooMany'), isError: true });
      return;
    }
    const large = files.filter((file) => file.size > maxImageBytes);
    if (large.length > 0) {
      const text = ta('quickAdd.tooLarge', { count: large.length });
      toast({ title: ta('quickAdd.tooLargeTitle'), text, isError: true });
    }
    const picked = await Promise.all(files.filter((file) => file.size <= maxImageBytes).map(pickImage));
    setImages((list) => [...list, ...picked]);
    setPrimary((key) => key ?? picked[0]?.key ?? null);
    setErrors({});
  }

  function remove(key: string) {
    const rest = images.filter((image) => image.key !== key);
    setImages(() => rest);
    if (primary === key) setPrimary(rest[0]?.key ?? null);
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const {
      features: _f,
      isActive: _a,
      isFeatured: _i,
      ...values
    } = readFields(new FormData(event.currentTarget));
    void submit({ ...values, colors });
  }

  const form = useRef<HTMLFormElement>(null);
  useSaveKey(() => !isBusy && form.current?.requestSubmit());
  // Enter in a field does not save: only the button does, and Ctrl-S.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
  };

  return (
    <form
      ref={form}
      onSubmit={onSubmit}
      onKeyDown={onKeyDown}
      noValidate
      className="grid gap-5 lg:grid-cols-2"
    >
      <fieldset disabled={isBusy || isCreated} className="card grid content-start gap-4 p-4">
        <BasicFields product={{}} choices={choices} errors={errors} />
      </fieldset>
      <div className="card grid content-start gap-4 p-4">
        <ImagePicker
          images={images}
          primary={primary}
          isBusy={isBusy}
          error={errors['image']}
          onPick={(files) => void pick(files)}
          onPrimary={setPrimary}
          onMove={(from, to) =>
            setImages((list) => {
              const moved = [...list];
              moved.splice(to, 0, ...moved.splice(from, 1));
              return moved;
            })
          }
          onRemove={remove}
        />
        {colors.length > 0 ? (
          <section aria-label={ta('quickAdd.colorsTitle')}>
            <p className="field-label">{ta('quickAdd.colorsTitle')}</p>
            <p className="flex flex-wrap gap-1">
              <Swatches colors={colors} />
            </p>
            <p className="field-hint">{ta('quickAdd.colorsText')}</p>
          </section>
        ) : null}
      </div>
      <div className="save-bar lg:col-span-2">
        <p role="status" className="text-sm text-muted">
          {progress}
        </p>
        <button type="submit" className="btn btn-primary" disabled={isBusy}>
          {progress ?? ta(isCreated ? 'quickAdd.retry' : 'quickAdd.submit')}
        </button>
      </div>
    </form>
  );
}
