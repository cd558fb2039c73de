import { useEffect, useState } from 'react';
import { isVideoType, videoTypes } from '#shared/media.ts';
import { ta } from '../../lib/admin-text.ts';
import { UploadList } from '../../lib/upload-list.tsx';
import { useMediaUploads } from '../../lib/use-media-uploads.ts';
import { FileButton } from '../../ui/admin/file-button.tsx';
import { TextField } from '../../ui/form-field.tsx';

type Props = {
  /** Called with the address of a video, and with a local address for one that was just uploaded. */
  onAdd: (url: string, preview?: string) => void;
  /** Called while videos are being uploaded: saving must wait. */
  onBusy: (isBusy: boolean) => void;
};

/** What the API takes as the address of a file. */
const isFileAddress = (text: string) => /^(\/media\/[\w.-]+|https:\/\/\S+)$/.test(text);

/** A video from this device, or by its address: of the media library, or elsewhere. */
export function VideoField({ onAdd, onBusy }: Props) {
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const uploads = useMediaUploads({
    takes: isVideoType,
    record: (file, { storageUrl }) => onAdd(storageUrl, URL.createObjectURL(file)),
  });
  useEffect(() => onBusy(uploads.isBusy), [uploads.isBusy, onBusy]);

  function add(): void {
    const url = typed.trim();
    setIsWrong(!isFileAddress(url));
    if (!isFileAddress(url)) return;
    onAdd(url);
    setTyped('');
  }
  return (
    <>
      <div>
        <FileButton
          accept={Object.keys(videoTypes).join(',')}
          multiple
          isBusy={false}
          isSmall
          aria-describedby="video-hint"
          onFiles={uploads.add}
        >
          {ta('productForm.addVideos')}
        </FileButton>
        <p id="video-hint" className="field-hint">
          {ta('productForm.videoHint')}
        </p>
      </div>
      <UploadList uploads={uploads} />
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
    </>
  );
}
