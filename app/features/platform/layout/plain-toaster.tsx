import { useEffect } from 'react';
import { showPlainNotice } from '../../../lib/plain-notice.ts';
import { listenForToasts } from '../../../ui/toast.ts';
import type { ToasterProps } from '../../../ui/toaster.tsx';

/** Shows messages as plain notices if the toaster could not be loaded. */
export function PlainToaster(_props: ToasterProps) {
  useEffect(
    () => listenForToasts(({ title, text }) => showPlainNotice([title, text].filter(Boolean).join(' '))),
    [],
  );
  return null;
}
