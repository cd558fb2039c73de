import { useEffect, useId, useRef, useState } from 'react';
import { isImageAddress, maxImageBytes, uploadGapMs } from '#shared/content/upload-rules.ts';
import { ta } from '../../../lib/admin-text.ts';
import { uploadImage } from '../../../lib/upload.ts';
import type { OfferedPicture, UploaderProps } from '../../../lib/uploader-props.ts';
import { FileButton } from '../../../ui/admin/file-button.tsx';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.ts';
import { LibraryDialog } from './library-dialog.tsx';

const noOffers: readonly OfferedPicture[] = [];

const refuse = (title: string, text: string) => toast({ title, text, isError: true });

/**
 * The single uploader: a file, a picture of the library, or an address. After a failure the former picture is kept
 * (docs/specification/products.md#image-uploader).
 */
export function ImageUploader({
  name,
  label,
  initial,
  error,
  onBusy,
  offers = noOffers,
  onChange,
}: UploaderProps) {
  const id = useId();
  const [url, setUrl] = useState(initial ?? '');
  const [typed, setTyped] = useState('');
  const [preview, setPreview] = useState<string | null>(null);
  const lastUpload = useRef(0);
  const isBusy = preview !== null;
  const [isChoosing, setIsChoosing] = useState(false);
  const setImage = (address: string, altText?: string | null) => {
    setUrl(address);
    onChange?.(address, altText);
  };
  useEffect(() => (preview ? () => URL.revokeObjectURL(preview) : undefined), [preview]);

  async function upload(file: File) {
    if (!file.type.startsWith('image/')) {
      return refuse(ta('uploader.typeTitle'), ta('uploader.typeText'));
    }
    if (file.size > maxImageBytes) return refuse(ta('uploader.sizeTitle'), ta('uploader.sizeText'));
    if (Date.now() - lastUpload.current < uploadGapMs) {
      return refuse(ta('uploader.gapTitle'), ta('uploader.gapText'));
    }
    lastUpload.current = Date.now();
    setPreview(URL.createObjectURL(file));
    onBusy?.(true);
    try {
      setImage((await uploadImage(file)).url);
    } catch (failure) {
      refuse(ta('upload.failedTitle'), (failure as Error).message);
    } finally {
      setPreview(null);
      onBusy?.(false);
    }
  }

  function applyTyped() {
    if (typed === '') return undefined;
    const address = typed.trim();
    if (!isImageAddress(address)) {
      const isInsecure = /^http:/i.test(address);
      return refuse(ta('uploader.urlTitle'), ta(isInsecure ? 'uploader.urlInsecure' : 'uploader.urlText'));
    }
    setImage(address);
    setTyped('');
  }

  const shown = preview ?? url;
  return (
    <fieldset>
      <legend className="field-label">{label}</legend>
      <input type="hidden" name={name} value={url} />
      <div className="flex flex-wrap items-center gap-3">
        {shown ? (
          <img
            src={shown}
            alt=""
            width={72}
            height={72}
            className="size-18 rounded-md object-contain"
            aria-busy={isBusy}
          />
        ) : null}
        <FileButton
          id={id}
          accept="image/*"
          isBusy={isBusy}
          isSmall
          onFiles={([file]) => {
            if (file) void upload(file);
          }}
        >
          {ta(isBusy ? 'uploader.uploading' : 'uploader.choose')}
        </FileButton>
        <button type="button" className="btn btn-outline btn-sm" onClick={() => setIsChoosing(true)}>
          {ta('uploader.library')}
        </button>
        {url && !isBusy ? (
          <button type="button" className="btn btn-ghost btn-sm" onClick={() => setImage('')}>
            {ta('uploader.remove')}
          </button>
        ) : null}
      </div>
      <div className="mt-2 flex gap-2">
        <input
          className="field min-w-0 flex-1"
          type="url"
          value={typed}
          placeholder="https://"
          aria-label={ta('uploader.urlLabel')}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button className="btn btn-outline btn-sm" onClick={applyTyped} isOff={typed === ''}>
          {ta('uploader.useUrl')}
        </Button>
      </div>
      {error ? <p className="field-error">{error}</p> : null}
      {isChoosing ? (
        <LibraryDialog
          offers={offers}
          onClose={() => setIsChoosing(false)}
          onChoose={({ url: chosen, altText }) => {
            setIsChoosing(false);
            setImage(chosen, altText);
          }}
        />
      ) : null}
    </fieldset>
  );
}
