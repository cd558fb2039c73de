import { ta } from './admin-text.ts';

/** What the panel of a conflict says, whatever was edited. */
export const conflictWords = () => ({
  field: ta('conflict.field'),
  theirs: ta('conflict.theirs'),
  mine: ta('conflict.mine'),
  takeTheirs: ta('conflict.takeTheirs'),
  keepMine: ta('conflict.keepMine'),
});
