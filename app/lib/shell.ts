import { createContext, useContext } from 'react';
import type { BuyerCurrency } from '#shared/base/rates.ts';
import type { ShellSettings } from '#shared/content/setting.ts';
import type { CurrentUser } from '#shared/people/user.ts';

/** Data of every page: the company's settings, the signed-in user, the visitor's preferences. */
export type Shell = {
  settings: ShellSettings;
  user: CurrentUser | null;
  savesData: boolean;
  /** The currency in which prices are shown beside ours; null if none is chosen. */
  currency: BuyerCurrency | null;
  year: number;
  /** Whether `/catalogs` has a file, so that it is worth a link. */
  hasCatalogs: boolean;
  /** When the office next opens and closes, alternately (business-hours.ts). */
  officeTurns: string;
};

export const ShellContext = createContext<Shell | null>(null);

export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('useShell outside of the root layout');
  return shell;
}
