import { type ReactNode, useEffect, useState } from 'react';
import { maxChatUploadBytes } from '#shared/conversations/chat-limits.ts';
import { FilePreview } from './file-preview.tsx';
import { newKey } from '../../../lib/new-key.ts';
import { shrinkPicture } from '../../../lib/shrink-picture.ts';

/** File types that the chat accepts (docs/specification/chat.md#files). */
const chatFileTypes = 'image/*,.pdf,.doc,.docx,.txt';

export type Staged = ReturnType<typeof useStagedFiles>;

/** Files that were chosen for a message and are not sent yet. */
export function useStagedFiles() {
  const [files, setFiles] = useState<readonly { key: string; file: File }[]>([]);
  const [tooLarge, setTooLarge] = useState<readonly string[]>([]);
  const [caption, setCaption] = useState('');
  return {
    files,
    /** The text of a refused file that other files replace, until `clearCaption`. */
    caption,
    clearCaption: (): void => setCaption(''),
    /** Names of the files chosen last that are too large and are not pictures that could be reduced. */
    tooLarge,
    add: async (chosen: Iterable<File>, written = ''): Promise<void> => {
      setCaption(written);
      const names: string[] = [];
      for (const file of chosen) {
        const fitting = await shrinkPicture(file, maxChatUploadBytes);
        if (fitting.size > maxChatUploadBytes) names.push(file.name);
        else setFiles((known) => [...known, { key: newKey(), file: fitting }]);
      }
      setTooLarge(names);
    },
    remove: (key: string): void => setFiles((known) => known.filter((staged) => staged.key !== key)),
    /** Returns the files for sending, and empties the list. */
    drain: (): File[] => {
      setFiles([]);
      setTooLarge([]);
      return files.map(({ file }) => file);
    },
  };
}

/** Puts the text of a refused file back into the text box, before the text that is there. */
export function useReturnedCaption(
  { caption, clearCaption }: Staged,
  putBefore: (text: string) => void,
): void {
  useEffect(() => {
    if (caption === '') return;
    putBefore(caption);
    clearCaption();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once per caption
  }, [caption]);
}

/** Shows the chosen files, each with a button that removes it. */
export function StagedFiles({
  staged: { files, remove },
  label,
  removeText,
  removeIcon,
}: {
  staged: Staged;
  label: string;
  removeText: (name: string) => string;
  removeIcon: ReactNode;
}) {
  if (files.length === 0) return null;
  return (
    <ul className="staged-files" aria-label={label}>
      {files.map(({ key, file }) => (
        <li key={key}>
          <FilePreview id={key} file={file} name={file.name} />
          <button type="button" aria-label={removeText(file.name)} onClick={() => remove(key)}>
            {removeIcon}
          </button>
        </li>
      ))}
    </ul>
  );
}

type ChoiceProps = {
  className: string;
  title?: string;
  onChoose: (files: File[]) => void;
  children: ReactNode;
};

/** The button that lets the user choose files. */
export function FileChoice({ onChoose, children, ...label }: ChoiceProps) {
  return (
    <label {...label}>
      {children}
      <input
        type="file"
        className="sr-only"
        multiple
        accept={chatFileTypes}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          onChoose(files);
        }}
      />
    </label>
  );
}
