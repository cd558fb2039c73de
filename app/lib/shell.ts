import { createContext, useContext } from 'react';
import type { ShellSettings } from '#shared/setting.ts';
import type { CurrentUser } from '#shared/user.ts';

/** Data of every page: the company's settings, the signed-in user, the data saver. */
export type Shell = {
  settings: ShellSettings;
  user: CurrentUser | null;
  savesData: boolean;
  year: number;
  /** When the office opens and closes next, by turns (business-hours.ts). */
  officeTurns: string;
};

export const ShellContext = createContext<Shell | null>(null);

export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('useShell outside of the root layout');
  return shell;
}
