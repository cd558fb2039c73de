import { useEffect, useId, useRef, useState } from 'react';
import type { MediaList } from '#shared/catalogue/product-form.ts';
import { isImageAddress, maxImageBytes } from '#shared/content/upload-rules.ts';
import { labelText, ta } from '../../../lib/admin-text.ts';
import { shrinkPicture } from '../../../lib/shrink-picture.ts';
import { uploadImage } from '../../../lib/upload.ts';
import { moved } from '../../../staff/form/row-buttons.tsx';
import { FileButton } from '../../../ui/admin/file-button.tsx';
import { toast } from '../../../ui/toast.ts';
import { AddressField } from './address-field.tsx';
import { MediaItem } from './media-item.tsx';
import { VideoField } from './video-field.tsx';

/** Whether pictures or videos are being uploaded: saving must wait. */
export type Uploading = Readonly<Record<'image' | 'video', boolean>>;

type Props = {
  media: MediaList;
  /** Why a file cannot be saved, by its address. */
  errors: ReadonlyMap<string, string | undefined>;
  onChange: (change: (media: MediaList) => MediaList) => void;
  onBusy: (change: (busy: Uploading) => Uploading) => void;
};

/** Applies the address rule of the single uploader (docs/specification/products.md#image-uploader). */
function faultOfAddress(address: string): string | null {
  if (isImageAddress(address)) return null;
  const isInsecure = /^http:/i.test(address);
  return labelText(ta('uploader.urlTitle'), ta(isInsecure ? 'uploader.urlInsecure' : 'uploader.urlText'));
}

/** A product's pictures and videos: add, order, primary, description, remove. Changes are saved only with the form. */
export function MediaEditor({ media, errors, onChange, onBusy }: Props) {
  const inputId = useId();
  const [uploading, setUploading] = useState(0);
  /** Local previews of videos that are not saved yet. */
  const [previews, setPreviews] = useState<ReadonlyMap<string, string>>(new Map());
  const made = useRef<string[]>([]);
  useEffect(() => {
    const list = made.current;
    return () => list.forEach((preview) => URL.revokeObjectURL(preview));
  }, []);
  const [onVideoBusy] = useState(
    () => (video: boolean) => onBusy((busy) => (busy.video === video ? busy : { ...busy, video })),
  );

  const append = (type: 'image' | 'video', url: string) =>
    onChange((list) => [
      ...list,
      {
        type,
        url,
        altText: null,
        displayOrder: list.length,
        // A video cannot be the picture of a product card.
        isPrimary: type === 'image' && list.every((item) => item.type !== 'image'),
      },
    ]);

  async function add(files: readonly File[]) {
    setUploading(files.length);
    onBusy((busy) => ({ ...busy, image: true }));
    for (const file of files) {
      try {
        const { url } = await uploadImage(await shrinkPicture(file, maxImageBytes));
        append('image', url);
      } catch (error) {
        toast({
          title: ta('upload.failedTitle'),
          text: labelText(file.name, (error as Error).message),
          isError: true,
        });
      }
      setUploading((left) => left - 1);
    }
    onBusy((busy) => ({ ...busy, image: false }));
  }

  const set = (at: number, part: Partial<MediaList[number]>) =>
    onChange((list) => list.map((item, i) => (i === at ? { ...item, ...part } : item)));
  function remove(at: number): void {
    onChange((list) => {
      const rest = list.filter((_, i) => i !== at);
      const main = rest.findIndex((item) => item.type === 'image');
      return list[at]?.isPrimary ? rest.map((item, i) => ({ ...item, isPrimary: i === main })) : rest;
    });
  }

  return (
    <fieldset className="grid gap-2">
      <legend className="field-label">{ta('productForm.media')}</legend>
      <ul className="grid gap-2">
        {media.map((item, i) => (
          <MediaItem
            key={item.url}
            item={item}
            at={i}
            count={media.length}
            preview={previews.get(item.url)}
            error={errors.get(item.url)}
            onDescribe={(altText) => set(i, { altText })}
            onPrimary={() => onChange((list) => list.map((one, k) => ({ ...one, isPrimary: k === i })))}
            onMove={(by) => onChange((list) => moved(list, i, by))}
            onRemove={() => remove(i)}
          />
        ))}
      </ul>
      <div>
        <FileButton
          id={inputId}
          accept="image/*"
          multiple
          isBusy={uploading > 0}
          isSmall
          onFiles={(files) => void add(files)}
        >
          {uploading > 0 ? ta('common.working') : ta('productForm.addPictures')}
        </FileButton>
      </div>
      <AddressField
        label={ta('uploader.urlLabel')}
        button={ta('uploader.useUrl')}
        faultOf={faultOfAddress}
        onAdd={(url) => append('image', url)}
      />
      <VideoField
        onBusy={onVideoBusy}
        onAdd={(url, preview) => {
          if (preview) {
            made.current.push(preview);
            setPreviews((known) => new Map(known).set(url, preview));
          }
          append('video', url);
        }}
      />
    </fieldset>
  );
}
