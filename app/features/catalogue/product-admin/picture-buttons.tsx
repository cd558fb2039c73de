import { ta } from '../../../lib/admin-text.ts';
import { RowButton, RowButtons } from '../../../staff/form/row-buttons.tsx';
import { AdminIcon } from '../../../ui/admin/admin-icon.tsx';

export type PictureActs = { onPrimary: () => void; onMove: (by: -1 | 1) => void; onRemove: () => void };

type Props = PictureActs & {
  name: string;
  isPrimary: boolean;
  at: number;
  count: number;
  isOff?: boolean;
};

/** The buttons of a product's picture: the main one, up, down, remove. */
export const PictureButtons = ({ name, isPrimary, at, count, isOff = false, onPrimary, ...on }: Props) => (
  <span className="flex">
    <RowButton
      label={ta('productForm.makePrimary', { name })}
      isOn={isPrimary}
      isDisabled={isOff}
      onClick={onPrimary}
    >
      <AdminIcon name="star" />
    </RowButton>
    <RowButtons
      {...on}
      name={name}
      isFirst={isOff || at === 0}
      isLast={isOff || at === count - 1}
      canRemove={!isOff}
      isBesideHeading
    />
  </span>
);
