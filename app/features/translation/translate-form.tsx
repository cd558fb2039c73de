import { type KeyboardEvent, type ReactNode, type SubmitEvent, useEffect, useRef } from 'react';
import { type TargetLanguage, targetLanguages } from '#shared/locale.ts';
import type { TranslatedNoun } from '#shared/nouns.ts';
import { formatMoment, ta } from '../../lib/admin-text.ts';
import { draftOf } from './draft.ts';
import { StateBadge } from './state-badge.tsx';
import { TranslationConflict } from './translation-conflict.tsx';
import { TranslationFields } from './translation-fields.tsx';
import { useTranslations } from './use-translations.ts';
import { Button } from '../../ui/button.tsx';

type Props = {
  kind: TranslatedNoun;
  id: string;
  language: TargetLanguage;
  onLanguage: (language: TargetLanguage) => void;
  onUnsaved: (languages: readonly TargetLanguage[]) => void;
  onChange: () => void;
  onNext: () => Promise<void>;
  onClose: () => void;
  /** What stands in place of the buttons: a question that is to be answered first. */
  children: ReactNode;
};

/** The original on the left, one language at a time on the right. */
export function TranslateForm({ kind, id, language, onLanguage, onUnsaved, onNext, children, ...on }: Props) {
  const { opened, drafts, unsaved, conflict, errors, isBusy, ...translations } = useTranslations({
    kind,
    id,
    ...on,
  });
  const form = useRef<HTMLFormElement>(null);
  const unsavedKey = unsaved.join();
  useEffect(
    () => onUnsaved(targetLanguages.filter((each) => unsavedKey.split(',').includes(each))),
    [unsavedKey, onUnsaved],
  );
  const isOpened = opened !== null;
  useEffect(() => {
    if (isOpened) form.current?.querySelector<HTMLElement>('input[name=name]')?.focus();
  }, [isOpened]);
  if (!opened) return <p>{ta('common.loading')}</p>;

  const saved = opened.translations[language];
  const draft = drafts[language] ?? draftOf(kind, saved?.texts);

  async function save(base = opened!, goesOn = false) {
    if ((await translations.save(language, base)) && goesOn) await onNext();
  }
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void save();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    const isInField = event.target instanceof HTMLInputElement;
    if (!event.ctrlKey && !event.metaKey && !isInField) return;
    // Enter alone in the name's field does not save: it is where a list of suggestions is left.
    event.preventDefault();
    if (event.ctrlKey || event.metaKey) form.current?.requestSubmit();
  }

  return (
    <form ref={form} onSubmit={submit} onKeyDown={onKeyDown} noValidate className="grid gap-4">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{ta('translation.languages')}</legend>
        {targetLanguages.map((each) => (
          <label key={each} className="choice">
            <input
              type="radio"
              name="language"
              checked={each === language}
              onChange={() => onLanguage(each)}
            />
            <span>{ta(`languages.${each}`)}</span>
            {unsaved.includes(each) ? (
              <span className="badge badge-plain">{ta('translation.unsaved')}</span>
            ) : (
              <StateBadge state={opened.translations[each]?.state ?? 'missing'} />
            )}
          </label>
        ))}
      </fieldset>
      {conflict?.language === language ? (
        <TranslationConflict
          language={language}
          mine={draft}
          theirs={conflict.theirs}
          onKeepMine={() => {
            translations.settle(true);
            void save(conflict.theirs);
          }}
          onTakeTheirs={() => translations.settle(false)}
        />
      ) : null}
      {saved && opened.textsChangedAt > saved.updatedAt ? (
        <p className="card border-amber p-3 text-sm">
          {ta('translation.outdatedText', { date: formatMoment(opened.textsChangedAt) })}
        </p>
      ) : null}
      <TranslationFields
        kind={kind}
        language={language}
        original={(conflict?.theirs ?? opened).original}
        draft={draft}
        errors={errors}
        onWrite={(texts) => translations.write(language, texts)}
      />
      <div className="dialog-foot">
        {children ?? (
          <div className="flex flex-wrap items-center gap-2">
            {saved ? (
              <Button
                className="btn btn-danger btn-sm"
                isOff={isBusy}
                onClick={() => void translations.remove(language, draftOf(kind, saved.texts))}
              >
                {ta('translation.remove')}
              </Button>
            ) : null}
            <p className="mr-auto text-sm text-muted max-sm:sr-only">
              {saved ? ta('translation.savedAt', { date: formatMoment(saved.updatedAt) }) : null}
              <span className="max-md:hidden"> · {ta('translation.keys')}</span>
            </p>
            <Button type="submit" className="btn btn-outline btn-sm" isOff={isBusy}>
              {ta(isBusy ? 'common.working' : 'translation.save')}
            </Button>
            <Button className="btn btn-primary btn-sm" isOff={isBusy} onClick={() => void save(opened, true)}>
              {ta('translation.saveNext')}
            </Button>
          </div>
        )}
      </div>
    </form>
  );
}
