import { type MouseEvent, useState } from 'react';
import { Icon } from './icon.tsx';

type Props = {
  url: string;
  /** The smaller file that the page shows, if there is one. */
  smallUrl?: string;
  name: string;
  className: string;
  closeText: string;
};

const isPlain = ({ button, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey;

/** A picture, or its name if it cannot be loaded. A tap opens it in full size above the page. Escape, Back on a phone or another tap closes it. */
export function PictureViewer({ url, smallUrl = url, name, className, closeText }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [isBroken, setBroken] = useState(false);
  return (
    <>
      <a
        href={url}
        target="_blank"
        rel="noreferrer"
        className={className}
        onClick={(event) => {
          // In browsers without dialogs, the link opens the picture in a new tab.
          if (!isPlain(event) || !('HTMLDialogElement' in window)) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {isBroken ? (
          <span className="file-name">{name}</span>
        ) : (
          <img src={smallUrl} alt={name} loading="lazy" onError={() => setBroken(true)} />
        )}
      </a>
      {isOpen ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- by keyboard the button closes it
        <dialog
          className="picture-viewer"
          aria-label={name}
          ref={(dialog) => {
            if (dialog && !dialog.open) dialog.showModal();
          }}
          onClose={() => setOpen(false)}
          onClick={({ currentTarget }) => currentTarget.close()}
          // Components around the dialog handle Escape in their own way.
          onKeyDown={(event) => event.stopPropagation()}
        >
          <img src={url} alt={name} />
          <button type="button" aria-label={closeText}>
            <Icon name="close" />
          </button>
        </dialog>
      ) : null}
    </>
  );
}
