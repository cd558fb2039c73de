import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { z } from 'zod';
import type { settingChanges, SettingSection, SettingSections } from '#shared/setting-form.ts';
import { ApiError, callApi } from '../../lib/api.ts';
import { ta } from '../../lib/admin-text.ts';
import { toast } from '../../ui/toast.ts';

/** A section's values while they are typed: numbers may still be texts. */
export type Draft<S extends SettingSection> = Keyed<Omit<z.input<(typeof settingChanges)[S]>, 'version'>>;

type Keyed<T> = { [K in keyof T]: T[K] extends readonly (infer Row)[] ? (Row & { key: string })[] : T[K] };

export type SectionForm<S extends SettingSection> = ReturnType<typeof useSection<S>>;

export type SectionProps<S extends SettingSection> = {
  stored: SettingSections[S];
  onDirty: (section: SettingSection, isDirty: boolean) => void;
};

/** One text for what means the same: a number is what was typed of it, and the keys of rows say nothing. */
const toText = (values: unknown) =>
  JSON.stringify(values, (key, value: unknown) => {
    if (key === 'key') return undefined;
    return typeof value === 'number' ? String(value) : value;
  });

const findForm = (section: SettingSection) => document.querySelector<HTMLFormElement>(`#${section} form`);

/** What is stored, to be typed over. The rows of lists get keys, by which they are known while they are moved. */
export function toDraft<S extends SettingSection>({ values }: SettingSections[S]): Draft<S> {
  const keyed = Object.entries<unknown>(values).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.map((row: object, i): object => ({ ...row, key: String(i) })) : value,
  ]);
  return Object.fromEntries(keyed) as Draft<S>;
}

const isSame = (a: unknown, b: unknown) => toText(a) === toText(b);

/**
 * A section of the settings: what is stored, what was typed over it, and its saving. What was typed stays after a failure
 * and when the page's data are read again.
 */
export function useSection<S extends SettingSection>(section: S, { stored, onDirty }: SectionProps<S>) {
  const { revalidate } = useRevalidator();
  const title = ta(`setting.${section}.title`);
  const [base, setBase] = useState(stored);
  const [draft, setDraft] = useState(toDraft<S>(stored));
  const [seen, setSeen] = useState(stored.version);
  /** Raised when fields that keep a state of their own are to begin anew. */
  const [revision, setRevision] = useState(0);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [isBusy, setIsBusy] = useState(false);
  const [theirs, setTheirs] = useState<SettingSections[S] | null>(null);
  const focus = useRef<string | null>(null);
  const isDirty = !isSame(draft, base.values);

  function show(state: SettingSections[S]) {
    setBase(state);
    setDraft(toDraft<S>(state));
    setTheirs(null);
    setErrors({});
  }

  function reset(state: SettingSections[S]) {
    show(state);
    setRevision((number) => number + 1);
  }

  // Somebody else's change that came with the page's data; where something was typed, saving tells of it.
  if (stored.version !== seen) {
    setSeen(stored.version);
    if (!isDirty && stored.version !== base.version) show(stored);
  }

  useEffect(() => {
    onDirty(section, isDirty);
    return () => onDirty(section, false);
  }, [section, isDirty, onDirty]);

  useEffect(() => {
    if (focus.current) findForm(section)?.querySelector<HTMLElement>(focus.current)?.focus();
    focus.current = null;
  });

  const put = async (values: object, version: string | null) =>
    (await callApi('PUT /api/settings/:section', { params: { section }, form: { ...values, version } }))[
      section
    ];

  async function save(version = base.version) {
    if (isBusy) return;
    const before = base;
    setIsBusy(true);
    setErrors({});
    try {
      const saved = await put(draft, version);
      // Rows that were new are drawn anew; whoever is in one of them stays there.
      const name = document.activeElement?.getAttribute('name');
      if (name) focus.current = `[name="${name}"]`;
      show(saved);
      const action = { label: ta('common.undo'), run: () => void undo(before, saved) };
      toast({ title: ta('setting.saved', { section: title }), action });
      await revalidate();
    } catch (error) {
      await fail(error);
    } finally {
      setIsBusy(false);
    }
  }

  async function fail(failure: unknown) {
    const body = failure instanceof ApiError ? failure.body : null;
    if (body?.code === 'conflict') {
      const now = await callApi('GET /api/settings').catch(() => null);
      if (now) return setTheirs(now[section]);
    }
    const fields = body?.fields ?? {};
    setErrors(fields);
    const inputs = [...(findForm(section)?.elements ?? [])] as HTMLInputElement[];
    const first = inputs.find(({ name, type }) => name in fields && type !== 'hidden');
    if (first) focus.current = `[name="${first.name}"]`;
    const text = Object.values(fields)[0] ?? body?.message ?? ta('common.networkFailed');
    toast({ title: ta('setting.saveFailed'), text, isError: true });
  }

  /** Puts the former values back, unless somebody has saved others since. */
  async function undo(before: SettingSections[S], saved: SettingSections[S]) {
    try {
      const restored = await put(before.values, saved.version);
      setBase(restored);
      setDraft((typed) => (isSame(typed, saved.values) ? toDraft<S>(restored) : typed));
      setRevision((number) => number + 1);
      toast({ title: ta('setting.undone', { section: title }) });
      await revalidate();
    } catch (error) {
      const text = (error instanceof ApiError && error.body?.message) || ta('common.networkFailed');
      toast({ title: ta('setting.undoFailed'), text, isError: true });
    }
  }

  return {
    section,
    title,
    draft,
    errors,
    isBusy,
    isDirty,
    revision,
    theirs,
    change: (values: Partial<Draft<S>> | ((typed: Draft<S>) => Partial<Draft<S>>)) =>
      setDraft((typed) => ({ ...typed, ...(typeof values === 'function' ? values(typed) : values) })),
    /** Moves the focus to what this selector finds in the form, once it is drawn. */
    focusOn: (selector: string) => {
      focus.current = selector;
    },
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (isDirty) void save();
      else toast({ title: ta('setting.nothing') });
    },
    discard: () => reset(base),
    keepMine: () => void save(theirs!.version),
    takeTheirs: () => reset(theirs!),
  };
}
