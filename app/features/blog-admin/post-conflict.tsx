import { plainText } from '#shared/blog-rules.ts';
import { ta } from '../../lib/admin-text.ts';
import { conflictWords } from '../../lib/conflict-words.ts';
import { ConflictPanel } from '../../ui/admin/conflict-panel.tsx';
import { differingFields, fieldNames, type PostValues } from './post-values.ts';

type Props = { mine: PostValues; theirs: PostValues; onKeepMine: () => void; onTakeTheirs: () => void };

/** Two people have edited the same post. */
export function PostConflict({ mine, theirs, ...on }: Props) {
  const show = (name: keyof PostValues, values: PostValues) =>
    name === 'content' ? `${plainText(values.content).slice(0, 400)} …` : values[name];
  return (
    <div className="post-conflict">
      <ConflictPanel
        title={ta('conflict.title')}
        text={ta('conflict.text')}
        words={conflictWords()}
        rows={differingFields(mine, theirs).map((name) => ({
          key: name,
          label: ta(fieldNames[name]),
          theirs: show(name, theirs),
          mine: show(name, mine),
        }))}
        {...on}
      />
    </div>
  );
}
