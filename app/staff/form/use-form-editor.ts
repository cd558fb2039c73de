import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { type FormValues, isSameForm, isSameValue, mergeValues } from '#shared/merge-values.ts';
import { toast } from '../../ui/toast.ts';
import { ta } from '../../lib/admin-text.ts';
import { type Restored, useKeptDraft } from '../../lib/draft.ts';
import { failureOf, hasCode } from '../../lib/failure.ts';
import { failureText, isHandledByShell, reportFailure } from '../../lib/report-failure.ts';
import { useFormFocus } from './use-form-focus.ts';
import { useSaveKey } from './use-save-key.ts';

/** A state of a record as its form holds it. The version is what the server compares to notice another's change. */
export type FormState<T, V = number> = { values: T; version: V };

/** The record as another user has saved it; with a note, the user is asked even where no field differs. */
type Theirs<T, V> = FormState<T, V> & { note?: string | undefined };

export type FormConflict<T, V = number> = {
  /** What the form said, with what only the other has changed. */
  mine: T;
  theirs: Theirs<T, V>;
  /** Fields that both have changed. */
  differing: readonly (keyof T & string)[];
};

/** Creates a record once, however often the request is sent. */
export type CreateOnce = ReturnType<typeof useKeptDraft>['createOnce'];

type Options<T extends FormValues, V> = {
  /** Names the draft in this browser; null keeps none. */
  draft: string | null;
  /** What the record holds now: read again while nothing is typed, else what the form begins with. */
  saved: FormState<T, V>;
  /**
   * Sends the values.
   * @returns what the record holds then; null when saving is not finished (the failure has been shown)
   * @throws ApiError `conflict` when the record has been saved since that version
   */
  put: (values: T, version: V, createOnce: CreateOnce) => Promise<FormState<T, V> | null>;
  /** The record as it is now; missing where no other user can change it. */
  reopen?: () => Promise<Theirs<T, V>>;
  words: () => {
    failed: string;
    saved?: string;
    savedText?: string;
    /** Said once a change is undone; without it none can be. */
    undone?: string;
    undoFailed?: string;
    /** Said instead of saving where nothing has changed; without it everything is sent. */
    unchanged?: string;
  };
  onSaved?: (now: FormState<T, V>) => unknown;
  /** Whether two values of a field say the same. */
  isSame?: (one: unknown, other: unknown) => boolean;
  /** For fields that hold their values themselves: what they say, and what the form said before. */
  read?: (form: HTMLFormElement, before: T) => T;
  /** Why it cannot be saved yet, such as an upload under way; null for nothing. */
  heldBy?: string | null;
  /** Whether it says, when it closes, that what is typed is kept. */
  reportsKept?: boolean;
  /** With `useAutoSave`: neither a failure nor a conflict may take the focus from what is being typed. */
  savesItself?: boolean;
};

type State<T, V> = {
  /** What the form says. */
  values: T;
  /** Initial values of uncontrolled fields, which are remounted with each revision. */
  drawn: { values: T; revision: number };
  /** What the values were typed over. */
  base: FormState<T, V>;
  restored: Restored | null;
  conflict: FormConflict<T, V> | null;
  errors: Record<string, string>;
  /** Why the last attempt to save failed. */
  failure: { title: string; text: string } | null;
  isBusy: boolean;
  /** What was sent last. */
  sent: T;
};

export type FormEditor<T extends FormValues, V = number> = ReturnType<typeof useFormEditor<T, V>>;

/**
 * The editor behind every form of the staff: keeps what is typed until it is saved, merges what two people have changed, asks
 * where both have changed the same field, recognises a save whose answer was lost, shows what is wrong beside its field,
 * saves by Ctrl-S, and keeps the focus where the work is.
 */
export function useFormEditor<T extends FormValues, V = number>(options: Options<T, V>) {
  const { saved, put, reopen, words, onSaved, isSame = isSameValue, read, heldBy = null } = options;
  const { revalidate } = useRevalidator();
  const kept = useKeptDraft<T>(options.draft);
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<State<T, V>>(() => ({
    values: saved.values,
    drawn: { values: saved.values, revision: 0 },
    base: saved,
    restored: null,
    conflict: null,
    errors: {},
    failure: null,
    isBusy: false,
    sent: saved.values,
  }));
  /** The same at once: what is typed and saved is needed before anything is drawn. */
  const latest = useRef(state);
  const set = (part: Partial<State<T, V>>): void => {
    latest.current = { ...latest.current, ...part };
    setState(latest.current);
  };
  function typed(): T {
    const { values } = latest.current;
    return read && form.current ? read(form.current, values) : values;
  }
  const same = (one: T, other: T) => isSameForm(one, other, isSame);

  /** @param isDrawn whether fields that hold their values themselves say so already */
  function show(values: T, isDrawn = false): void {
    const { revision } = latest.current.drawn;
    set({ values, ...(isDrawn ? {} : { drawn: { values, revision: revision + 1 } }) });
  }

  function write(values: T, isDrawn: boolean): void {
    show(values, isDrawn);
    const { base } = latest.current;
    if (same(values, base.values)) kept.clear();
    else kept.keep({ values, base: base.values, version: base.version });
  }

  /** The form says what the record holds. */
  function settle(now: FormState<T, V>, isDrawn = false): void {
    kept.drop();
    set({ base: now, restored: null, conflict: null, errors: {}, failure: null });
    show(now.values, isDrawn);
  }

  /** The record holds what was sent; what was typed since stays, unless the form was that of a new record. */
  function settleSent(now: FormState<T, V>, isNew: boolean): void {
    const values = typed();
    const hasMore = !isNew && !same(values, latest.current.sent);
    settle(now, true);
    if (hasMore) write(values, true);
  }

  const restore = useEffectEvent((place: string | null) => {
    const found = place === null ? null : kept.read();
    if (!found) return;
    // Fields that the form has got since are those of the record.
    const values = { ...saved.values, ...found.values };
    if (same(values, saved.values)) return kept.drop();
    const isOld = JSON.stringify(found.version) !== JSON.stringify(saved.version);
    set({
      base: { values: { ...saved.values, ...found.base }, version: found.version as V },
      restored: { at: found.at, isOld },
    });
    show(values);
  });
  // Only when the form opens: afterwards the person decides.
  useEffect(() => restore(kept.place), [kept.place]);

  const reportKept = useEffectEvent(() => {
    if ((options.reportsKept ?? true) && kept.read())
      toast({ title: ta('form.kept'), text: ta('form.keptText') });
  });
  useEffect(() => () => reportKept(), []);

  // Another's change that came with the page's data is shown where nothing is typed; else saving merges it.
  const isDirty = !same(state.values, state.base.values);
  const savedKey = JSON.stringify(saved.version);
  const follow = useEffectEvent((version: string) => {
    const { values, base, isBusy } = latest.current;
    if (!isBusy && same(values, base.values) && version !== JSON.stringify(base.version)) settle(saved);
  });
  useEffect(() => follow(savedKey), [savedKey]);

  /** @returns the state that is saved; null when the person is asked, or has something to do */
  async function attempt(mine: T): Promise<FormState<T, V> | null> {
    // Saving again answers the question of a conflict: the fields say what was chosen.
    const { conflict } = latest.current;
    if (conflict) set({ base: conflict.theirs, conflict: null });
    for (let values = mine; ;) {
      const { base } = latest.current;
      set({ sent: values });
      try {
        return await put(values, base.version, kept.createOnce);
      } catch (error) {
        if (!reopen || !hasCode(error, 'conflict')) throw error;
      }
      const theirs = await reopen();
      // Our own save, whose answer was lost.
      if (same(values, theirs.values) && !theirs.note) return theirs;
      const { merged, differing } = mergeValues(base.values, values, theirs.values, isSame);
      write(merged, false);
      if (differing.length > 0 || theirs.note) {
        set({ conflict: { mine: merged, theirs, differing } });
        return null;
      }
      set({ base: theirs });
      values = merged;
    }
  }

  /** @param part what is changed in the same act, as by a button that publishes. @returns whether it is saved */
  async function save(part: Partial<T> = {}): Promise<boolean> {
    if (latest.current.isBusy) return false;
    if (heldBy !== null) {
      set({ failure: { title: words().failed, text: heldBy } });
      return false;
    }
    const mine = { ...typed(), ...part };
    const { unchanged } = words();
    if (unchanged !== undefined && same(mine, latest.current.base.values)) {
      toast({ title: unchanged });
      return false;
    }
    const before = latest.current.base;
    write(mine, true);
    set({ isBusy: true, errors: {}, failure: null });
    try {
      const now = await attempt(mine);
      if (!now) return false;
      settleSent(now, before.version === 0);
      reportSaved(before, now);
      await onSaved?.(now);
      void revalidate();
      return true;
    } catch (error) {
      showFailure(words().failed, error);
      return false;
    } finally {
      set({ isBusy: false });
    }
  }

  /** Says why saving, or an act on what is saved, has failed: beside the fields that are wrong. */
  function showFailure(title: string, error: unknown): void {
    const text = isHandledByShell(error) ? null : failureText(error);
    set({ errors: failureOf(error).fields, failure: text === null ? null : { title, text } });
  }

  function reportSaved(before: FormState<T, V>, now: FormState<T, V>): void {
    const { saved: title, savedText, undone } = words();
    if (title === undefined) return;
    const run = () => void undo(before, now);
    toast({
      title,
      ...(savedText === undefined ? {} : { text: savedText }),
      ...(undone === undefined ? {} : { action: { label: ta('common.undo'), run } }),
    });
  }

  /** Restores the former values, unless the record has been saved since. */
  async function undo(before: FormState<T, V>, now: FormState<T, V>): Promise<void> {
    const { undone, undoFailed, failed } = words();
    try {
      const restored = await put(before.values, now.version, kept.createOnce);
      if (!restored) return;
      if (same(latest.current.values, now.values)) settle(restored);
      else set({ base: restored });
      toast({ title: undone! });
    } catch (error) {
      reportFailure(undoFailed ?? failed, error, failureText(error), () => void undo(before, now));
    }
    void revalidate();
  }

  const { savesItself = false } = options;
  useFormFocus(form, savesItself ? null : state.failure, state.conflict !== null);
  useSaveKey(form, () => void save());

  return {
    ...state,
    form,
    isDirty,
    savesItself,
    /** What the form says at this moment. */
    current: typed,
    /** Sets the values of some fields without remounting them. */
    change: (part: Partial<T>): void => write({ ...typed(), ...part }, true),
    /** Fields that hold their values themselves have changed: they are read. */
    onFieldChange: read && (() => write(typed(), true)),
    /** Remounts the form with these values. */
    replace: (part: Partial<T>): void => write({ ...typed(), ...part }, false),
    save,
    showFailure,
    settle,
    onSubmit: (event: SubmitEvent<HTMLFormElement>): void => {
      event.preventDefault();
      void save();
    },
    /** Discards the input. */
    discard: (): void => settle(saved),
    /** Discards the input in favour of the other user's saved values. */
    takeTheirs: (): void => {
      if (latest.current.conflict) settle(latest.current.conflict.theirs);
      void revalidate();
    },
  };
}
