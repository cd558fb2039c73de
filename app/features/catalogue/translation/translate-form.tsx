import { type KeyboardEvent, useEffect, useLayoutEffect } from 'react';
import type { TargetLanguage } from '#shared/base/locale.ts';
import type { TranslatedNoun } from '#shared/base/nouns.ts';
import type { OpenedTranslation } from '#shared/catalogue/translation.ts';
import { formatMoment, ta } from '../../../lib/admin-text.ts';
import { callApi } from '../../../lib/api.ts';
import { EditorFoot, EditorForm } from '../../../staff/form/editor-form.tsx';
import { useCall } from '../../../lib/use-call.ts';
import { useFormEditor } from '../../../staff/form/use-form-editor.ts';
import { Button } from '../../../ui/button.tsx';
import { bodyOf, type Draft, draftOf, type TextName } from './draft.ts';
import { TranslationFields } from './translation-fields.tsx';

/** What the form is based on: when the translation was saved, and when the original's texts last changed. */
type Seen = { updatedAt: string | null; textsChangedAt: string };

type Props = {
  kind: TranslatedNoun;
  id: string;
  language: TargetLanguage;
  /** The texts as they were read last. */
  opened: OpenedTranslation;
  onOpened: (opened: OpenedTranslation) => void;
  onDirty: (isDirty: boolean) => void;
  onNext: () => Promise<void>;
};

const stateOf = ({ kind, translations, textsChangedAt }: OpenedTranslation, language: TargetLanguage) => ({
  values: draftOf(kind, translations[language]?.texts),
  version: { updatedAt: translations[language]?.updatedAt ?? null, textsChangedAt },
});

/** One language of one record: the original on the left, its translation on the right. */
export function TranslateForm({ kind, id, language, opened, onOpened, onDirty, onNext }: Props) {
  const params = { kind, id, language };
  const saved = opened.translations[language];
  const removal = useCall();
  const about = [kind, String(opened.original.name)] as const;
  const read = () => callApi('GET /api/translations/:kind/:id', { params: { kind, id } });
  const put = (values: Draft, seen?: Seen) =>
    callApi('PUT /api/translations/:kind/:id/:language', {
      params,
      form: { ...bodyOf(kind, values), ...(seen ? { seen } : {}) },
    });
  const editor = useFormEditor<Draft, Seen>({
    draft: `translation-${kind}-${id}-${language}`,
    reportsKept: false,
    saved: stateOf(opened, language),
    put: async (values, seen) => {
      const now = await put(values, seen);
      onOpened(now);
      return stateOf(now, language);
    },
    reopen: async () => {
      const now = await read();
      onOpened(now);
      const hasNewOriginal = now.textsChangedAt !== opened.textsChangedAt;
      return {
        ...stateOf(now, language),
        note: hasNewOriginal ? ta('translation.originalChanged') : undefined,
      };
    },
    about: () => about,
    words: () => ({
      saved: ta('translation.saved', { language: ta(`languages.${language}`) }),
      failed: ta('translation.saveFailed'),
    }),
  });
  const { form, isDirty } = editor;
  // A layout effect, because the next key may be Escape: the dialog must know about unsaved input by then.
  useLayoutEffect(() => {
    onDirty(isDirty);
    return () => onDirty(false);
  }, [isDirty, onDirty]);
  useEffect(() => form.current?.querySelector<HTMLElement>('input[name=name]')?.focus(), [form]);

  /** Deletes the saved translation. Undo saves it again. */
  const remove = (before: Draft) =>
    removal.run(
      async () => {
        await callApi('DELETE /api/translations/:kind/:id/:language', { params });
        const now = await read();
        onOpened(now);
        editor.settle(stateOf(now, language));
      },
      {
        title: ta('translation.removed', { language: ta(`languages.${language}`) }),
        about,
        failed: ta('translation.removeFailed'),
        undo: {
          call: async () => onOpened(await put(before)),
          failed: ta('translation.saveFailed'),
        },
      },
    );
  async function saveAndGoOn(): Promise<void> {
    if (await editor.save()) await onNext();
  }
  // Enter alone does not save: in the name's field it only closes a list of suggestions.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void editor.save();
  };

  return (
    <EditorForm
      editor={editor}
      savesByEnter={false}
      onKeyDown={onKeyDown}
      className="grid gap-4"
      compared={{
        label: (field) => ta(`translation.${field as TextName}`),
        show: (field, values) => values[field],
        lang: language,
      }}
      foot={
        <EditorFoot
          editor={editor}
          className="dialog-foot flex flex-wrap items-center gap-2"
          label={ta('translation.save')}
          isSecond
          after={
            <Button className="btn btn-primary" isOff={editor.isBusy} onClick={() => void saveAndGoOn()}>
              {ta('translation.saveNext')}
            </Button>
          }
        >
          {saved ? (
            <Button
              className="btn btn-danger"
              isOff={removal.isBusy}
              onClick={() => void remove(draftOf(kind, saved.texts))}
            >
              {ta('translation.remove')}
            </Button>
          ) : null}
          <p className="mr-auto text-sm text-muted max-sm:sr-only">
            {saved ? ta('translation.savedAt', { date: formatMoment(saved.updatedAt) }) : null}
            <span className="max-md:hidden"> · {ta('translation.keys')}</span>
          </p>
        </EditorFoot>
      }
    >
      {saved?.isAutoTranslated ? (
        <p className="card border-amber p-3 text-sm">{ta('translation.automaticText')}</p>
      ) : null}
      {saved && opened.textsChangedAt > saved.updatedAt ? (
        <p className="card border-amber p-3 text-sm">
          {ta('translation.outdatedText', { date: formatMoment(opened.textsChangedAt) })}
        </p>
      ) : null}
      <TranslationFields
        kind={kind}
        language={language}
        original={opened.original}
        draft={editor.values}
        errors={editor.errors}
        onWrite={editor.change}
      />
    </EditorForm>
  );
}
