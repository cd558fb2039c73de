import { postCategories } from '#shared/content/blog-rules.ts';
import { maxMetaDescription, maxShortText } from '#shared/base/limits.ts';
import { ta } from '../../../lib/admin-text.ts';
import { SelectField, TextAreaField, TextField } from '../../../ui/form-field.tsx';
import { AdminIcon } from '../../../ui/admin/admin-icon.tsx';
import { fieldsOf } from '../../../staff/form/fields-of.ts';
import { checklist, type PostValues, proposedMinutes, shownSlug } from './post-values.ts';
import { Titled } from '../../../ui/titled.tsx';
import { Options } from '../../../ui/options.tsx';

type Props = {
  values: PostValues;
  errors: Record<string, string>;
  origin: string;
  onChange: (part: Partial<PostValues>) => void;
};

/** The fields of a post beside its text: how it is found, and a checklist of what is missing. */
export function PostSide({ values, errors, origin, onChange }: Props) {
  const field = fieldsOf(values, onChange, errors);
  const proposal = proposedMinutes(values);
  return (
    <div className="grid gap-4">
      <SelectField {...field('category', ta('blog.category'))}>
        <Options of={postCategories} text={(category) => ta(`blog.categories.${category}`)} />
      </SelectField>
      <TextField {...field('tags', ta('blog.tags'))} hint={ta('blog.tagsHint')} />
      <TextField
        {...field('readingTime', ta('blog.readingTime'))}
        type="number"
        min={1}
        max={60}
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
      />
      <TextAreaField
        {...field('metaDescription', ta('blog.metaDescription'))}
        rows={3}
        hint={
          <span className={values.metaDescription.length > maxMetaDescription ? 'text-laterite' : ''}>
            {ta('blog.metaCount', { count: values.metaDescription.length, max: maxMetaDescription })}
          </span>
        }
      />
      <TextField {...field('metaKeywords', ta('blog.metaKeywords'))} maxLength={maxShortText} />
      <Titled className="card p-3" id="search-result" title={ta('blog.searchResult')} look="field-label">
        <p className="inbox-text text-xs text-muted">{`${origin}/blog/${shownSlug(values)}`}</p>
        <p className="inbox-text text-leaf">{values.title || ta('blog.newTitle')}</p>
        <p className="clamp-3 inbox-text text-sm text-muted">{values.metaDescription || values.excerpt}</p>
      </Titled>
      <Titled className="card p-3" id="checklist" title={ta('blog.checklist')} look="field-label">
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
      </Titled>
    </div>
  );
}
