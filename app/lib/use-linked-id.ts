import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router';

/**
 * What is open in a dialog: what was chosen on the page, else what the address names in `?edit=`. Closing takes it out of
 * the address too.
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
