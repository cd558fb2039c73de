import { useEffect } from 'react';
import { isVideoType, videoTypes } from '#shared/content/media.ts';
import { ta } from '../../../lib/admin-text.ts';
import { UploadList } from '../../../lib/upload-list.tsx';
import { useMediaUploads } from '../../../lib/use-media-uploads.ts';
import { FileButton } from '../../../ui/admin/file-button.tsx';
import { AddressField } from './address-field.tsx';

type Props = {
  /** Called with the address of a video, and with a local address if it was just uploaded. */
  onAdd: (url: string, preview?: string) => void;
  /** Called while videos are being uploaded: saving must wait. */
  onBusy: (isBusy: boolean) => void;
};

/** Whether the API accepts this address of a file. */
const isFileAddress = (text: string) => /^(\/media\/[\w.-]+|https:\/\/\S+)$/.test(text);

/** Adds a video from this device or by its address, in the media library or elsewhere. */
export function VideoField({ onAdd, onBusy }: Props) {
  const uploads = useMediaUploads({
    takes: isVideoType,
    record: (file, { storageUrl }) => onAdd(storageUrl, URL.createObjectURL(file)),
  });
  useEffect(() => onBusy(uploads.isBusy), [uploads.isBusy, onBusy]);
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
      <AddressField
        label={ta('productForm.videoUrl')}
        button={ta('productForm.videoAdd')}
        faultOf={(address) => (isFileAddress(address) ? null : ta('productForm.videoInvalid'))}
        onAdd={(url) => onAdd(url)}
      />
    </>
  );
}
