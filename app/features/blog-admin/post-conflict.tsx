import { plainText } from '#shared/blog-rules.ts';
import { ta } from '../../lib/admin-text.ts';
import { conflictWords } from '../../lib/conflict-words.ts';
import { ConflictPanel, type Side } from '../../ui/admin/conflict-panel.tsx';
import { fieldNames, type PostValues } from './post-values.ts';

type Props = {
  mine: PostValues;
  theirs: PostValues;
  differing: readonly (keyof PostValues)[];
  onChoose: (name: keyof PostValues, side: Side) => void;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
};

/** Two people have changed the same fields of a post. */
export function PostConflict({ mine, theirs, differing, onChoose, ...on }: Props) {
  const show = (name: keyof PostValues, values: PostValues) =>
    name === 'content' ? `${plainText(values.content).slice(0, 400)} …` : values[name];
  return (
    <div className="post-conflict">
      <ConflictPanel
        title={ta('conflict.title')}
        text={ta('conflict.text')}
        words={conflictWords()}
        rows={differing.map((name) => ({
          key: name,
          label: ta(fieldNames[name]),
          theirs: show(name, theirs),
          mine: show(name, mine),
        }))}
        onChoose={(key, side) => onChoose(key as keyof PostValues, side)}
        {...on}
      />
    </div>
  );
}
