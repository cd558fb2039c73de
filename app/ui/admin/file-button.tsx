import type { ComponentProps, ReactNode } from 'react';

type Props = Pick<
  ComponentProps<'input'>,
  'id' | 'accept' | 'multiple' | 'aria-invalid' | 'aria-describedby'
> & {
  children: ReactNode;
  isBusy: boolean;
  isSmall?: boolean;
  onFiles: (files: File[]) => void;
};

/** A button that chooses files. While it is busy it keeps the focus, but opens nothing. */
export function FileButton({ children, isBusy, isSmall, onFiles, ...input }: Props) {
  return (
    <label className={`btn btn-outline file-btn ${isSmall ? 'btn-sm' : ''}`} aria-disabled={isBusy}>
      {children}
      <input
        {...input}
        type="file"
        className="sr-only"
        aria-disabled={isBusy}
        onClick={(event) => {
          if (isBusy) event.preventDefault();
        }}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </label>
  );
}
