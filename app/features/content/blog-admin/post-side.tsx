import { postCategories } from '#shared/content/blog-rules.ts';
import { maxMetaDescription, maxShortText } from '#shared/base/limits.ts';
import { ta } from '../../../lib/admin-text.ts';
import { SelectField, TextAreaField, TextField } from '../../../ui/form-field.tsx';
import { AdminIcon } from '../../../ui/admin/admin-icon.tsx';
import { checklist, type PostValues, proposedMinutes, shownSlug } from './post-values.ts';

type Props = {
  values: PostValues;
  errors: Record<string, string>;
  origin: string;
  onChange: (part: Partial<PostValues>) => void;
};

/** The fields of a post beside its text: how it is found, and a checklist of what is missing. */
export function PostSide({ values, errors, origin, onChange }: Props) {
  const proposal = proposedMinutes(values);
  return (
    <div className="grid gap-4">
      <SelectField
        label={ta('blog.category')}
        value={values.category}
        error={errors['category']}
        onChange={({ target }) => onChange({ category: target.value })}
      >
        {postCategories.map((category) => (
          <option key={category} value={category}>
            {ta(`blog.categories.${category}`)}
          </option>
        ))}
      </SelectField>
      <TextField
        label={ta('blog.tags')}
        hint={ta('blog.tagsHint')}
        value={values.tags}
        error={errors['tags']}
        onChange={({ target }) => onChange({ tags: target.value })}
      />
      <TextField
        label={ta('blog.readingTime')}
        type="number"
        min={1}
        max={60}
        value={values.readingTime}
        error={errors['readingTime']}
        hint={
          String(proposal) === values.readingTime ? undefined : (
            <>
              {ta('blog.readingProposal', { count: proposal })}{' '}
              <button
                type="button"
                className="link"
                onClick={() => onChange({ readingTime: String(proposal) })}
              >
                {ta('blog.useProposal')}
              </button>
            </>
          )
        }
        onChange={({ target }) => onChange({ readingTime: target.value })}
      />
      <TextAreaField
        label={ta('blog.metaDescription')}
        rows={3}
        value={values.metaDescription}
        error={errors['metaDescription']}
        hint={
          <span className={values.metaDescription.length > maxMetaDescription ? 'text-laterite' : ''}>
            {ta('blog.metaCount', { count: values.metaDescription.length, max: maxMetaDescription })}
          </span>
        }
        onChange={({ target }) => onChange({ metaDescription: target.value })}
      />
      <TextField
        label={ta('blog.metaKeywords')}
        value={values.metaKeywords}
        maxLength={maxShortText}
        error={errors['metaKeywords']}
        onChange={({ target }) => onChange({ metaKeywords: target.value })}
      />
      <section aria-labelledby="search-result" className="card p-3">
        <h2 id="search-result" className="field-label">
          {ta('blog.searchResult')}
        </h2>
        <p className="inbox-text text-xs text-muted">{`${origin}/blog/${shownSlug(values)}`}</p>
        <p className="inbox-text text-leaf">{values.title || ta('blog.newTitle')}</p>
        <p className="clamp-3 inbox-text text-sm text-muted">{values.metaDescription || values.excerpt}</p>
      </section>
      <section aria-labelledby="checklist" className="card p-3">
        <h2 id="checklist" className="field-label">
          {ta('blog.checklist')}
        </h2>
        <ul className="grid gap-1 text-sm">
          {checklist(values).map(([text, isDone]) => (
            <li key={text} className={isDone ? 'text-muted' : ''}>
              <AdminIcon
                name={isDone ? 'check' : 'circle'}
                className={`inline size-4 ${isDone ? 'text-leaf' : 'text-laterite'}`}
              />{' '}
              {ta(text)}
              <span className="sr-only">: {ta(isDone ? 'blog.done' : 'blog.missing')}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
