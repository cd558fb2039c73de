import { useState } from 'react';
import { videoTypes } from '#shared/content/media.ts';
import type { LibraryFile } from '#shared/content/media-library.ts';
import { callApi } from '../../../lib/api.ts';
import { formatMoment, listText, ta } from '../../../lib/admin-text.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { type Question, useQuestion } from '../../../staff/form/use-question.tsx';
import { AdminIcon } from '../../../ui/admin/admin-icon.tsx';
import { Dialog } from '../../../staff/form/dialog.tsx';
import { FileButton } from '../../../ui/admin/file-button.tsx';
import { nameOf, pictureAt } from './file-words.ts';
import { PlaceLink, placeKey } from './place-link.tsx';
import { TextForm } from './text-form.tsx';
import { useReplace } from './use-replace.ts';
import { Titled } from '../../../ui/titled.tsx';

type Props = { file: LibraryFile; canSet: boolean; onClose: () => void };

/** Width of the dialog's picture on a high-density screen, in pixels. */
const shownPixels = 640;

/** One file: its description, its places of use, and its actions. */
export function FileDialog({ file, canSet, onClose }: Props) {
  const [isDirty, setIsDirty] = useState(false);
  const { ask, dialog } = useQuestion();
  // Keep the name at opening, so that the title does not change while the user types.
  const [title] = useState(() => nameOf(file));
  const close = () =>
    isDirty ? ask({ text: ta('media.unsaved'), confirmLabel: ta('media.discard'), run: onClose }) : onClose();
  return (
    <Dialog title={title} onClose={close} isWide>
      <div className="grid gap-5 wrap-anywhere lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:items-start lg:[&>form]:col-start-2 lg:[&>form]:row-[1/-1]">
        <div className="grid content-start gap-4">
          <span className="pic grid max-h-80 place-items-center overflow-hidden rounded-md *:h-auto *:max-h-80 *:max-w-full *:object-contain">
            {file.kind === 'video' ? (
              <video src={file.url} controls preload="metadata" aria-label={title} />
            ) : (
              <img src={pictureAt(file, shownPixels)} alt={file.texts.en} />
            )}
          </span>
          <Facts file={file} />
        </div>
        <TextForm file={file} onDirty={setIsDirty} />
        <div className="grid content-start gap-4">
          <Places file={file} canSet={canSet} />
          <Replacement file={file} onDone={onClose} />
          {file.placeCount === 0 && file.isKept ? (
            <Removal file={file} onQuestion={ask} onDone={onClose} />
          ) : null}
        </div>
      </div>
      {dialog}
    </Dialog>
  );
}

function Facts({ file: { url, width, height, byteSize, createdAt } }: Pick<Props, 'file'>) {
  const size = [
    width !== null && height !== null ? ta('media.pixels', { width, height }) : '',
    byteSize === null ? '' : ta('media.kilobytes', { count: Math.ceil(byteSize / 1024) }),
  ].filter(Boolean);
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 text-sm [&_dt]:text-muted">
      <dt>{ta('media.address')}</dt>
      <dd>
        <a href={url} target="_blank" rel="noreferrer" className="link inbox-text">
          {url}
        </a>
      </dd>
      {size.length > 0 ? (
        <>
          <dt>{ta('media.size')}</dt>
          <dd>{listText(size)}</dd>
        </>
      ) : null}
      <dt>{ta('media.added')}</dt>
      <dd>{formatMoment(createdAt)}</dd>
    </dl>
  );
}

function Places({ file: { places, placeCount }, canSet }: Pick<Props, 'file' | 'canSet'>) {
  const rest = placeCount - places.length;
  return (
    <Titled id="media-places" title={ta('media.places')} level="h3">
      {placeCount === 0 ? <p className="text-muted">{ta('media.placesNone')}</p> : null}
      <ul className="mt-1 grid gap-1">
        {places.map((place) => (
          <li key={placeKey(place)}>
            <PlaceLink place={place} canSet={canSet} />
          </li>
        ))}
        {rest > 0 ? <li className="text-muted">{ta('media.more', { count: rest })}</li> : null}
      </ul>
    </Titled>
  );
}

function Replacement({ file, onDone }: { file: LibraryFile; onDone: () => void }) {
  const { sending, isBusy, replace } = useReplace(file, onDone);
  if (file.replaceCount === 0) return null;
  return (
    <Titled id="media-replace" title={ta('media.replace')} level="h3">
      <p className="text-sm text-muted">{ta('media.replaceHint', { count: file.replaceCount })}</p>
      {file.placeCount > file.replaceCount ? (
        <p className="text-sm text-muted">{ta('media.keptHint')}</p>
      ) : null}
      {file.kind === 'video' ? <p className="text-sm text-muted">{ta('media.stillHint')}</p> : null}
      <div className="mt-2">
        <FileButton
          accept={file.kind === 'video' ? Object.keys(videoTypes).join(',') : 'image/*'}
          isBusy={isBusy}
          onFiles={([chosen]) => {
            if (chosen) void replace(chosen);
          }}
        >
          {ta('media.replaceChoose')}
        </FileButton>
      </div>
      <p role="status" className="text-sm">
        {sending ? ta('media.sending', sending) : ''}
      </p>
    </Titled>
  );
}

type RemovalProps = { file: LibraryFile; onQuestion: (question: Question) => void; onDone: () => void };

function Removal({ file, onQuestion, onDone }: RemovalProps) {
  const { isBusy, run } = useCall();
  const send = async () => {
    const params = { name: file.url.slice('/media/'.length) };
    const isDone = await run(() => callApi('DELETE /api/media/files/:name', { params }), {
      title: ta('media.deleted'),
      about: ['media', params.name],
      failed: ta('media.deleteFailed'),
    });
    if (isDone) onDone();
  };
  return (
    <section>
      <Button
        className="btn btn-danger"
        isOff={isBusy}
        onClick={() =>
          onQuestion({
            text: ta('media.deleteQuestion'),
            confirmLabel: ta('media.deleteConfirm'),
            run: () => void send(),
          })
        }
      >
        <AdminIcon name="trash" className="size-4" />
        {ta('media.delete')}
      </Button>
      <p className="mt-1 text-sm text-muted">{ta('media.deleteText')}</p>
    </section>
  );
}
