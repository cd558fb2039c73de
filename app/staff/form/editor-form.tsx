import type { KeyboardEvent, ReactNode } from 'react';
import type { FormValues } from '#shared/base/merge-values.ts';
import { Button } from '../../ui/button.tsx';
import { ta } from '../../lib/admin-text.ts';
import type { Restored } from '../../lib/draft.ts';
import { ConflictPanel, type Side } from './conflict-panel.tsx';
import { DraftNotice } from './draft-notice.tsx';
import type { FormConflict, FormEditor } from './use-form-editor.ts';

type Lines = readonly (readonly [label: string, text: string])[];

/** How the values of two users are compared: field by field, or line by line if a field holds several things. */
type Compared<T> =
  | {
      label: (field: keyof T & string) => string;
      show: (field: keyof T & string, values: T) => ReactNode;
      /** Language of the values, if it differs from the page's. */
      lang?: string;
    }
  | { lines: (values: T) => Lines };

type Props<T extends FormValues, V> = {
  editor: FormEditor<T, V>;
  /** Undefined if no other user can change the record. */
  compared?: Compared<T>;
  /** Whether Enter in a single-line field saves. Otherwise only the button and Ctrl-S do. */
  savesByEnter?: boolean;
  className?: string;
  onKeyDown?: (event: KeyboardEvent<HTMLFormElement>) => void;
  /** The restored draft, if it holds more than fields, and the function that discards it. */
  restored?: Restored | null;
  onDiscard?: () => void;
  children: ReactNode;
  foot: ReactNode;
};

/** A form of the staff: the notice about a restored draft, its fields, the panel of a conflict, and its foot. */
export function EditorForm<T extends FormValues, V>(props: Props<T, V>) {
  const {
    editor,
    compared,
    savesByEnter = true,
    className = 'grid grid-cols-1 gap-4',
    children,
    foot,
  } = props;
  const { form, onSubmit, onFieldChange, conflict } = editor;
  const { restored = editor.restored, onDiscard = editor.discard } = props;
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (!savesByEnter && event.key === 'Enter' && event.target instanceof HTMLInputElement)
      event.preventDefault();
    props.onKeyDown?.(event);
  };
  return (
    <form
      ref={form}
      data-editor=""
      onSubmit={onSubmit}
      onChange={onFieldChange}
      onKeyDown={onKeyDown}
      noValidate
      className={className}
    >
      <DraftNotice restored={restored} onDiscard={onDiscard} />
      {children}
      {conflict && compared ? <Conflict editor={editor} conflict={conflict} compared={compared} /> : null}
      {foot}
    </form>
  );
}

type ConflictProps<T extends FormValues, V> = {
  editor: FormEditor<T, V>;
  conflict: FormConflict<T, V>;
  compared: Compared<T>;
};

/** Two users have edited the same record: shows the differences, and lets the second one decide. */
function Conflict<T extends FormValues, V>({ editor, conflict, compared }: ConflictProps<T, V>) {
  const { mine, theirs, differing } = conflict;
  const isByField = 'show' in compared;
  const rows = isByField
    ? differing.map((field) => ({
        key: field,
        label: compared.label(field),
        theirs: compared.show(field, theirs.values),
        mine: compared.show(field, mine),
      }))
    : differingLines(compared.lines(theirs.values), compared.lines(mine));
  const choose = (field: string, side: Side) =>
    editor.replace({ [field]: (side === 'mine' ? mine : theirs.values)[field] } as Partial<T>);
  return (
    <ConflictPanel
      text={theirs.notice ?? ta('conflict.text')}
      lang={isByField ? compared.lang : undefined}
      movesFocus={!editor.savesItself}
      rows={rows}
      {...(isByField ? { onChoose: choose } : {})}
      onKeepMine={() => void editor.save()}
      onKeepTheirs={editor.keepTheirs}
    />
  );
}

function differingLines(theirs: Lines, mine: Lines) {
  const typed = new Map(mine);
  return theirs
    .filter(([label, text]) => typed.get(label) !== text)
    .map(([label, text]) => ({ key: label, label, theirs: text, mine: typed.get(label) }));
}

/** Why the last attempt to save failed. */
export function EditorFailure({ editor: { failure } }: { editor: Pick<FormEditor<FormValues>, 'failure'> }) {
  return failure ? (
    <p role="alert" className="notice notice-bad w-full">
      <strong>{failure.title}:</strong> <span>{failure.text}</span>
    </p>
  ) : null;
}

type FootProps = {
  editor: Pick<FormEditor<FormValues>, 'failure' | 'isBusy'>;
  className?: string;
  /** Text of the save button, and its text while it saves. */
  label: ReactNode;
  busyLabel?: string;
  isHeld?: boolean;
  /** There is nothing to save. */
  isOff?: boolean;
  /** A text about the state of the form. */
  status?: string | null;
  onCancel?: () => void;
  /** Another save button is the main one. */
  isSecond?: boolean;
  /** Buttons before and after the save button. */
  children?: ReactNode;
  after?: ReactNode;
};

/** The buttons of a form, and the error of the last attempt to save. */
export function EditorFoot({
  editor,
  className = 'dialog-foot flex flex-wrap justify-end gap-2',
  ...props
}: FootProps) {
  const {
    label,
    busyLabel = ta('common.working'),
    isHeld = false,
    isOff = false,
    status,
    onCancel,
    isSecond,
    children,
    after,
  } = props;
  const { isBusy } = editor;
  return (
    <div className={className}>
      <EditorFailure editor={editor} />
      {status === undefined ? null : (
        <p className="mr-auto text-sm text-muted" role="status">
          {status}
        </p>
      )}
      {children}
      {onCancel ? (
        <button type="button" className="btn btn-outline" onClick={onCancel}>
          {ta('common.cancel')}
        </button>
      ) : null}
      <Button
        type="submit"
        className={isSecond ? 'btn btn-outline' : 'btn btn-primary'}
        isOff={isBusy || isHeld || isOff}
      >
        {isBusy || isHeld ? busyLabel : label}
      </Button>
      {after}
    </div>
  );
}
