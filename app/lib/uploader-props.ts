/** A picture that the uploader offers for choice. */
export type OfferedPicture = { url: string; name: string; altText: string | null };

/** Props that a form passes to the uploader of its picture, which belongs to another feature. */
export type UploaderProps = {
  /** Name of the form field that holds the picture's address. */
  name: string;
  label: string;
  initial: string | null;
  error?: string | undefined;
  onBusy?: (isBusy: boolean) => void;
  /** Pictures of the same record, offered before those of the media library. */
  offers?: readonly OfferedPicture[];
  /** Receives the picture's address whenever it changes (empty if there is none), and its description if known. */
  onChange?: (url: string, altText?: string | null) => void;
};
