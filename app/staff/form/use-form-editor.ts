import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { type FormValues, isSameForm, isSameValue, mergeValues } from '#shared/base/merge-values.ts';
import { toast } from '../../ui/toast.ts';
import { aboutRecord } from '../../lib/about-record.ts';
import { ta } from '../../lib/admin-text.ts';
import { type Restored, useKeptDraft } from '../../lib/draft.ts';
import { failureOf, hasCode } from '../../lib/failure.ts';
import { failureText, isHandledByShell, reportFailure } from '../../lib/report-failure.ts';
import { useFormFocus } from './use-form-focus.ts';
import { useSaveKey } from './use-save-key.ts';

/** The state of a record in its form. The server compares the version to detect changes by others. */
export type FormState<T, V = number> = { values: T; version: V };

/** The record as another user has saved it. If there is a notice, the user is asked even if no field differs. */
type Theirs<T, V> = FormState<T, V> & { notice?: string | undefined };

export type FormConflict<T, V = number> = {
  /** The form's values, with the fields that only the other user has changed. */
  mine: T;
  theirs: Theirs<T, V>;
  /** Fields that both users have changed. */
  differing: readonly (keyof T & string)[];
};

/** Creates a record only once, however often the request is sent. */
export type CreateOnce = ReturnType<typeof useKeptDraft>['createOnce'];

type Options<T extends FormValues, V> = {
  /** Name of the draft in this browser; null stores no draft. */
  draft: string | null;
  /** The record's current values: followed while nothing is typed, else only the initial values of the form. */
  saved: FormState<T, V>;
  /**
   * Sends the values.
   * @returns the new state of the record; null if saving is not finished (the failure has been shown)
   * @throws ApiError `conflict` if the record has been saved since that version
   */
  put: (values: T, version: V, createOnce: CreateOnce) => Promise<FormState<T, V> | null>;
  /** Reads the record's current state; undefined if no other user can change it. */
  reopen?: () => Promise<Theirs<T, V>>;
  words: () => {
    failed: string;
    saved?: string;
    /** Message after a change is undone. Without it, no Undo is offered. */
    undone?: string;
    undoFailed?: string;
    /** Message shown instead of saving if nothing has changed. Without it, unchanged values are sent too. */
    unchanged?: string;
  };
  /** Noun and name of the saved record in messages. */
  about?: (values: T) => Readonly<Parameters<typeof aboutRecord>>;
  onSaved?: (now: FormState<T, V>) => unknown;
  /** Whether two values of a field are equal. */
  isSame?: (one: unknown, other: unknown) => boolean;
  /** For uncontrolled fields: reads their values. Receives the previous values of the form. */
  read?: (form: HTMLFormElement, before: T) => T;
  /** Why the form cannot be saved yet, for example a running upload; null if it can. */
  heldBy?: string | null;
  /** Whether the form says on closing that the typed values are kept. */
  reportsKept?: boolean;
  /** Set with `useAutoSave`: neither a failure nor a conflict may take the focus from the field in use. */
  savesItself?: boolean;
};

type State<T, V> = {
  /** The current values of the form. */
  values: T;
  /** Initial values of uncontrolled fields, which are remounted with each revision. */
  drawn: { values: T; revision: number };
  /** The state on which the values are based. */
  base: FormState<T, V>;
  restored: Restored | null;
  conflict: FormConflict<T, V> | null;
  errors: Record<string, string>;
  /** Why the last attempt to save failed. */
  failure: { title: string; text: string } | null;
  isBusy: boolean;
  /** The values that were sent last. */
  sent: T;
};

export type FormEditor<T extends FormValues, V = number> = ReturnType<typeof useFormEditor<T, V>>;

/**
 * The editor behind every form of the staff: keeps typed values until they are saved, merges the changes of two users or
 * asks, recognises a save whose answer was lost, shows errors beside their fields, saves on Ctrl-S, keeps the focus.
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
  /** The current state without waiting for a render: typing and saving need it at once. */
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

  /** @param isDrawn whether uncontrolled fields show these values already */
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

  /** Sets the form to the state of the record. */
  function settle(now: FormState<T, V>, isDrawn = false): void {
    kept.drop();
    set({ base: now, restored: null, conflict: null, errors: {}, failure: null });
    show(now.values, isDrawn);
  }

  /** Called when the record holds the sent values. Later changes stay, unless the form was for a new record. */
  function settleSent(now: FormState<T, V>, isNew: boolean): void {
    const values = typed();
    const hasMore = !isNew && !same(values, latest.current.sent);
    settle(now, true);
    if (hasMore) write(values, true);
  }

  const restore = useEffectEvent((place: string | null) => {
    const found = place === null ? null : kept.read();
    if (!found) return;
    // Fields that the form has gained since the draft was stored take the record's values.
    const values = { ...saved.values, ...found.values };
    if (same(values, saved.values)) return kept.drop();
    const isOld = JSON.stringify(found.version) !== JSON.stringify(saved.version);
    set({
      base: { values: { ...saved.values, ...found.base }, version: found.version as V },
      restored: { at: found.at, isOld },
    });
    show(values);
  });
  // Restore a draft only when the form opens: afterwards the user decides.
  useEffect(() => restore(kept.place), [kept.place]);

  const reportKept = useEffectEvent(() => {
    if ((options.reportsKept ?? true) && kept.read())
      toast({ title: ta('form.kept'), text: ta('form.keptText') });
  });
  useEffect(() => () => reportKept(), []);

  // Changes by others that arrive with the page's data are shown if nothing is typed. Otherwise saving merges them.
  const isDirty = !same(state.values, state.base.values);
  const savedKey = JSON.stringify(saved.version);
  const follow = useEffectEvent((version: string) => {
    const { values, base, isBusy } = latest.current;
    if (!isBusy && same(values, base.values) && version !== JSON.stringify(base.version)) settle(saved);
  });
  useEffect(() => follow(savedKey), [savedKey]);

  /** @returns the saved state; null if the user is asked, or has something to do first */
  async function attempt(mine: T): Promise<FormState<T, V> | null> {
    // Saving again answers the question of a conflict: the fields hold the chosen values.
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
      // This is our own save, whose answer was lost.
      if (same(values, theirs.values) && !theirs.notice) return theirs;
      const { merged, differing } = mergeValues(base.values, values, theirs.values, isSame);
      write(merged, false);
      if (differing.length > 0 || theirs.notice) {
        set({ conflict: { mine: merged, theirs, differing } });
        return null;
      }
      set({ base: theirs });
      values = merged;
    }
  }

  /** @param part values that the same action changes, for example a publish button. @returns whether it is saved */
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

  /** Shows why saving, or an action on the saved record, has failed. Errors of fields are shown beside them. */
  function showFailure(title: string, error: unknown): void {
    const text = isHandledByShell(error) ? null : failureText(error, form.current);
    set({ errors: failureOf(error).fields, failure: text === null ? null : { title, text } });
  }

  function reportSaved(before: FormState<T, V>, now: FormState<T, V>): void {
    const { saved: title, undone } = words();
    if (title === undefined) return;
    const run = () => void undo(before, now);
    toast({
      title,
      about: options.about && aboutRecord(...options.about(now.values)),
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
      toast({ title: undone!, about: options.about && aboutRecord(...options.about(restored.values)) });
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
    /** The form's values at this moment. */
    current: typed,
    /** Sets the values of some fields without remounting them. */
    change: (part: Partial<T>): void => write({ ...typed(), ...part }, true),
    /** To be called when uncontrolled fields have changed: reads them. */
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
    keepTheirs: (): void => {
      if (latest.current.conflict) settle(latest.current.conflict.theirs);
      void revalidate();
    },
  };
}
