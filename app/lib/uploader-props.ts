/** A picture that can be taken. */
export type OfferedPicture = { url: string; name: string; altText: string | null };

/** What a form gives the uploader of its picture, which is a part of another feature. */
export type UploaderProps = {
  /** The form field that carries the picture's address. */
  name: string;
  label: string;
  initial: string | null;
  error?: string | undefined;
  onBusy?: (isBusy: boolean) => void;
  /** Pictures of the same record, offered before those of the library. */
  offers?: readonly OfferedPicture[];
  /** Receives the picture's address whenever it changes, empty for none; with its description where that is known. */
  onChange?: (url: string, altText?: string | null) => void;
};
