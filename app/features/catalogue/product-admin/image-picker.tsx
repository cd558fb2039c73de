import { type DragEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { formatCount, ta } from '../../../lib/admin-text.ts';
import { FileButton } from '../../../ui/admin/file-button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { PictureButtons } from './picture-buttons.tsx';
import type { PickedImage } from './picked-image.ts';

type Props = {
  images: readonly PickedImage[];
  primary: string | null;
  isBusy: boolean;
  error: string | undefined;
  onPick: (files: readonly File[]) => void;
  onPrimary: (key: string) => void;
  onMove: (at: number, by: -1 | 1) => void;
  onRemove: (key: string) => void;
};

/** The pictures of quick add: preview, name, size, colours; primary, order, remove (docs/specification/products.md#quick-add). */
export function ImagePicker({ images, primary, isBusy, error, onPick, ...on }: Props) {
  const inputId = useId();
  const [isOver, setIsOver] = useState(false);
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    onPick(files);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => onPaste(event);
    addEventListener('paste', listen);
    return () => removeEventListener('paste', listen);
  }, []);
  const onDragOver = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setIsOver(true);
  };
  return (
    <fieldset
      className={`grid gap-3 ${isOver ? 'outline-2 outline-offset-8 outline-leaf outline-dashed' : ''}`}
      onDragOver={onDragOver}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        setIsOver(false);
        if (event.dataTransfer.files.length === 0) return;
        event.preventDefault();
        onPick([...event.dataTransfer.files]);
      }}
    >
      <legend className="field-label is-required">{ta('quickAdd.images')}</legend>
      <p className="field-hint">{ta('quickAdd.imagesHint')}</p>
      <ul className="grid gap-3">
        {images.map(({ key, file, preview, colors, state }, i) => (
          <li key={key} className="card flex flex-wrap items-center gap-3 p-2">
            <img src={preview} alt="" width={72} height={72} className="size-18 rounded-md object-cover" />
            <div className="min-w-40 flex-1">
              <p className="text-sm break-all">{file.name}</p>
              <p className="text-xs text-muted">{formatCount(file.size / 1024)} kB</p>
              <div className="mt-1 flex flex-wrap items-center gap-1">
                {key === primary ? (
                  <span className="badge badge-amber">{ta('productForm.primary')}</span>
                ) : null}
                {state === 'uploading' ? <span className="badge">{ta('quickAdd.uploadingMark')}</span> : null}
                {state === 'failed' ? (
                  <span className="badge badge-red">{ta('quickAdd.failedMark')}</span>
                ) : null}
                {state === 'done' ? <span className="badge">{ta('quickAdd.doneMark')}</span> : null}
                <Swatches colors={colors} />
              </div>
            </div>
            <PictureButtons
              name={file.name}
              isPrimary={key === primary}
              isOff={isBusy}
              at={i}
              count={images.length}
              onPrimary={() => on.onPrimary(key)}
              onMove={(by) => on.onMove(i, by)}
              onRemove={() => on.onRemove(key)}
            />
          </li>
        ))}
      </ul>
      <div>
        <FileButton
          accept="image/*"
          multiple
          isBusy={isBusy}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${inputId}-error` : undefined}
          onFiles={onPick}
        >
          <Icon name="image" />
          {ta('quickAdd.choose')}
        </FileButton>
        <p className="field-hint">{ta('quickAdd.dropHint')}</p>
        {error ? (
          <p id={`${inputId}-error`} role="alert" className="field-error">
            {error}
          </p>
        ) : null}
      </div>
    </fieldset>
  );
}

/** Colours as small squares, with their codes as accessible names. */
function Swatches({ colors }: { colors: readonly string[] }) {
  return colors.map((color) => (
    <svg key={color} viewBox="0 0 16 16" width={20} height={20} role="img" aria-label={color}>
      <title>{color}</title>
      <rect width="16" height="16" rx="4" fill={color} />
    </svg>
  ));
}
