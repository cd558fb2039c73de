import { useLayoutEffect } from 'react';
import { maxShortText } from '#shared/base/limits.ts';
import { locales, localeTags } from '#shared/base/locale.ts';
import type { LibraryFile } from '#shared/content/media-library.ts';
import { callApi } from '../../../lib/api.ts';
import { ta } from '../../../lib/admin-text.ts';
import { EditorFoot, EditorForm } from '../../../staff/form/editor-form.tsx';
import { useFormEditor } from '../../../staff/form/use-form-editor.ts';
import { TextField } from '../../../ui/form-field.tsx';

type Props = { file: LibraryFile; onDirty: (isDirty: boolean) => void };

type Texts = LibraryFile['texts'];

/** The texts are also the version: the server compares them with those that the form was opened with. */
const stateOf = (texts: Texts) => ({ values: texts, version: texts });

/** The descriptions of a file in all languages. */
export function TextForm({ file: { url, texts }, onDirty }: Props) {
  const editor = useFormEditor<Texts, Texts>({
    draft: null,
    saved: stateOf(texts),
    put: async (values, seen) => {
      await callApi('PUT /api/media/texts', { body: { url, texts: values, seen } });
      return stateOf(values);
    },
    reopen: async () => {
      const { files } = await callApi('GET /api/media/files', {
        query: { search: url.slice(url.lastIndexOf('/') + 1) },
      });
      return stateOf(files.find((file) => file.url === url)?.texts ?? texts);
    },
    about: () => ['media', url.slice('/media/'.length)],
    words: () => ({
      saved: ta('media.saved'),
      failed: ta('media.saveFailed'),
    }),
  });
  const { isDirty } = editor;
  // A layout effect, because the next key may be Escape: the dialog must know about unsaved input by then.
  useLayoutEffect(() => onDirty(isDirty), [isDirty, onDirty]);

  return (
    <EditorForm
      editor={editor}
      className="grid gap-3"
      compared={{ label: (language) => ta(`languages.${language}`), show: (field, values) => values[field] }}
      foot={
        <EditorFoot
          editor={editor}
          className="flex flex-wrap gap-2"
          label={ta('media.save')}
          isOff={!isDirty}
        />
      }
    >
      <h3 id="media-texts" className="h3">
        {ta('media.descriptions')}
      </h3>
      <p className="text-sm text-muted">{ta('media.descriptionsHint')}</p>
      {locales.map((language) => (
        <TextField
          key={language}
          label={ta(`languages.${language}`)}
          lang={localeTags[language]}
          maxLength={maxShortText}
          value={editor.values[language]}
          onChange={({ target }) => editor.change({ [language]: target.value })}
        />
      ))}
    </EditorForm>
  );
}
