import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router';

/**
 * The record that is open in a dialog: the one chosen on the page, else the one that `?edit=` in the address names.
 * Closing also removes it from the address.
 */
export function useLinkedId(): { openId: string | null; open: (id: string) => void; close: () => void } {
  const [params, setParams] = useSearchParams();
  const [chosen, setChosen] = useState<string | null>(null);
  const linked = params.get('edit');
  const close = useCallback(() => {
    setChosen(null);
    if (linked === null) return;
    setParams(
      (given) => {
        given.delete('edit');
        return given;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [linked, setParams]);
  return { openId: chosen ?? linked, open: setChosen, close };
}
