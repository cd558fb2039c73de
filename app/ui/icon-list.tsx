import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

/** Gap and colour of the icons: `check` for what we do, `close` for what we never do. */
const looks = {
  check: ['gap-2', 'text-leaf'],
  close: ['gap-3', 'text-laterite'],
} as const;

type Props = {
  icon: keyof typeof looks;
  items: readonly (readonly [key: string, text: ReactNode])[];
  className: string;
};

/** A list with an icon before each item. */
export const IconList = ({ icon, items, className }: Props) => (
  <ul className={`grid ${className}`}>
    {items.map(([key, text]) => (
      <li key={key} className={`flex items-start ${looks[icon][0]}`}>
        <span className={`mt-0.5 shrink-0 ${looks[icon][1]}`}>
          <Icon name={icon} />
        </span>
        {text}
      </li>
    ))}
  </ul>
);
