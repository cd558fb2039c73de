import { type ReactNode, useId, useState } from 'react';
import type { MediaList } from '#shared/product-form.ts';
import { maxImageBytes } from '#shared/upload-rules.ts';
import { ta } from '../../lib/admin-text.ts';
import { shrinkPicture } from '../../lib/shrink-picture.ts';
import { uploadImage } from '../../lib/upload.ts';
import { AdminIcon } from '../../ui/admin/admin-icon.tsx';
import { TextField } from '../../ui/form-field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { toast } from '../../ui/toast.ts';
import { thumbnailUrl } from '../../lib/thumbnail.ts';

type Props = {
  media: MediaList;
  onChange: (change: (media: MediaList) => MediaList) => void;
  /** Told while pictures are on their way: saving must wait. */
  onBusy: (isBusy: boolean) => void;
};

/** A product's pictures and videos: add, order, primary, description, remove. Nothing is saved before the form is. */
export function MediaEditor({ media, onChange, onBusy }: Props) {
  const inputId = useId();
  const [uploading, setUploading] = useState(0);

  async function add(files: readonly File[]) {
    setUploading(files.length);
    onBusy(true);
    for (const file of files) {
      try {
        const { url } = await uploadImage(await shrinkPicture(file, maxImageBytes));
        onChange((list) => [
          ...list,
          { type: 'image', url, altText: null, displayOrder: list.length, isPrimary: list.length === 0 },
        ]);
      } catch (error) {
        toast({
          title: ta('upload.failedTitle'),
          text: `${file.name}: ${(error as Error).message}`,
          isError: true,
        });
      }
      setUploading((left) => left - 1);
    }
    onBusy(false);
  }

  const move = (from: number, to: number) =>
    onChange((list) => {
      const moved = [...list];
      moved.splice(to, 0, ...moved.splice(from, 1));
      return moved;
    });
  const remove = (at: number) =>
    onChange((list) => {
      const rest = list.filter((_, i) => i !== at);
      return list[at]?.isPrimary ? rest.map((item, i) => ({ ...item, isPrimary: i === 0 })) : rest;
    });

  return (
    <fieldset className="grid gap-2">
      <legend className="field-label">{ta('productForm.media')}</legend>
      <ul className="grid gap-2">
        {media.map((item, i) => {
          const name = ta('productForm.picture', { number: i + 1 });
          return (
            <li key={item.url} className="flex flex-wrap items-center gap-2">
              {item.type === 'image' ? (
                <img
                  src={thumbnailUrl(item.url)}
                  alt=""
                  width={56}
                  height={56}
                  className="size-14 rounded-md object-cover"
                />
              ) : (
                <span className="grid size-14 place-items-center rounded-md bg-studio">
                  <Icon name="play" />
                </span>
              )}
              <input
                className="field min-w-40 flex-1"
                value={item.altText ?? ''}
                aria-label={ta('productForm.altText', { number: i + 1 })}
                placeholder={ta('productForm.altText', { number: i + 1 })}
                onChange={(event) => {
                  const altText = event.target.value;
                  onChange((list) => list.map((other, k) => (k === i ? { ...other, altText } : other)));
                }}
              />
              <span className="flex">
                <IconButton
                  label={ta('productForm.makePrimary', { name })}
                  isOn={item.isPrimary}
                  onClick={() =>
                    onChange((list) => list.map((other, k) => ({ ...other, isPrimary: k === i })))
                  }
                >
                  <AdminIcon name="star" />
                </IconButton>
                <IconButton
                  label={ta('productForm.moveUp', { name })}
                  isDisabled={i === 0}
                  onClick={() => move(i, i - 1)}
                >
                  <Icon name="chevron" className="flip size-5" />
                </IconButton>
                <IconButton
                  label={ta('productForm.moveDown', { name })}
                  isDisabled={i === media.length - 1}
                  onClick={() => move(i, i + 1)}
                >
                  <Icon name="chevron" />
                </IconButton>
                <IconButton label={ta('productForm.remove', { name })} onClick={() => remove(i)}>
                  <AdminIcon name="trash" />
                </IconButton>
              </span>
            </li>
          );
        })}
      </ul>
      <div>
        <label htmlFor={inputId} className="btn btn-outline btn-sm">
          {uploading > 0 ? ta('common.working') : ta('productForm.addPictures')}
        </label>
        <input
          id={inputId}
          type="file"
          accept="image/*"
          multiple
          className="sr-only"
          disabled={uploading > 0}
          onChange={(event) => {
            const files = [...(event.target.files ?? [])];
            event.target.value = '';
            void add(files);
          }}
        />
      </div>
      <VideoField
        onAdd={(url) =>
          onChange((list) => [
            ...list,
            { type: 'video', url, altText: null, displayOrder: list.length, isPrimary: false },
          ])
        }
      />
    </fieldset>
  );
}

/** What the API takes as the address of a file. */
const isFileAddress = (text: string) => /^(\/media\/[\w.-]+|https:\/\/\S+)$/.test(text);

/** A video by its address: of the media library, or elsewhere. */
function VideoField({ onAdd }: { onAdd: (url: string) => void }) {
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  function add(): void {
    const url = typed.trim();
    setIsWrong(!isFileAddress(url));
    if (!isFileAddress(url)) return;
    onAdd(url);
    setTyped('');
  }
  return (
    <div className="flex flex-wrap items-end gap-2">
      <div className="min-w-40 flex-1">
        <TextField
          label={ta('productForm.videoUrl')}
          value={typed}
          inputMode="url"
          placeholder="https://"
          error={isWrong ? ta('productForm.videoInvalid') : undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      <button type="button" className="btn btn-outline" onClick={add}>
        {ta('productForm.videoAdd')}
      </button>
    </div>
  );
}

/** A small button that only shows an icon. */
export function IconButton(props: {
  label: string;
  isOn?: boolean;
  isDisabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      className={`icon-btn ${props.isOn ? 'bg-amber-soft text-amber-ink' : ''}`}
      aria-label={props.label}
      aria-pressed={props.isOn}
      disabled={props.isDisabled}
      onClick={props.onClick}
    >
      {props.children}
    </button>
  );
}
