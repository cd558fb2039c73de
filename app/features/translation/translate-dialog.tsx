import { useCallback, useRef, useState } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router';
import type { TargetLanguage } from '#shared/locale.ts';
import type { TranslatedNoun } from '#shared/nouns.ts';
import { ta } from '../../lib/admin-text.ts';
import { Dialog } from '../../ui/admin/dialog.tsx';
import { TranslateForm } from './translate-form.tsx';

type Props = {
  kind: TranslatedNoun;
  /** What is translated, and its name. */
  row: { id: string; name: string };
  language: TargetLanguage;
  onLanguage: (language: TargetLanguage) => void;
  onChange: () => void;
  /** Goes to the next row that needs work. */
  onNext: () => Promise<void>;
  onClose: () => void;
};

/** Translates one record; what is typed and not saved is given up only by who says so. */
export function TranslateDialog({ row, onClose, ...props }: Props) {
  const [unsaved, setUnsaved] = useState<readonly TargetLanguage[]>([]);
  const [isClosing, setIsClosing] = useState(false);
  const isDirty = unsaved.length > 0;
  const blocker = useBlocker(isDirty);
  useBeforeUnload(
    useCallback(
      (event: BeforeUnloadEvent) => {
        if (isDirty) event.preventDefault();
      },
      [isDirty],
    ),
  );

  const isAsking = isDirty && (isClosing || blocker.state === 'blocked');
  /** Where she wrote when the question came. */
  const before = useRef<Element | null>(null);
  function keep() {
    if (before.current instanceof HTMLElement) before.current.focus();
    setIsClosing(false);
    blocker.reset?.();
  }
  function discard() {
    if (blocker.state === 'blocked') blocker.proceed();
    else onClose();
  }
  function close() {
    if (isAsking) keep();
    else if (isDirty) {
      before.current = document.activeElement;
      setIsClosing(true);
    } else onClose();
  }
  return (
    <Dialog
      title={ta('translation.dialogTitle', { name: row.name })}
      closeLabel={ta('common.close')}
      onClose={close}
      isWide
    >
      <TranslateForm key={row.id} id={row.id} onUnsaved={setUnsaved} onClose={onClose} {...props}>
        {isAsking ? <Question languages={unsaved} onKeep={keep} onDiscard={discard} /> : null}
      </TranslateForm>
    </Dialog>
  );
}

type QuestionProps = { languages: readonly TargetLanguage[]; onKeep: () => void; onDiscard: () => void };

function Question({ languages, onKeep, onDiscard }: QuestionProps) {
  const focus = useCallback((button: HTMLButtonElement | null) => button?.focus(), []);
  return (
    <section role="alert" className="flex flex-wrap items-center gap-2">
      <p className="mr-auto">
        <strong>{ta('translation.unsavedTitle')}.</strong>{' '}
        {ta('translation.unsavedText', {
          languages: languages.map((language) => ta(`languages.${language}`)).join(', '),
        })}
      </p>
      <button type="button" className="btn btn-danger btn-sm" onClick={onDiscard}>
        {ta('translation.discard')}
      </button>
      <button type="button" ref={focus} className="btn btn-primary btn-sm" onClick={onKeep}>
        {ta('translation.keepWriting')}
      </button>
    </section>
  );
}
