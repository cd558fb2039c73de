import { useState } from 'react';
import { TextField } from '../../../ui/form-field.tsx';

type Props = {
  label: string;
  button: string;
  /** Why an address is not accepted; null if it is. */
  faultOf: (address: string) => string | null;
  onAdd: (address: string) => void;
};

/** Adds a picture or video by its address. */
export function AddressField({ label, button, faultOf, onAdd }: Props) {
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  function add(): void {
    const address = typed.trim();
    const found = faultOf(address);
    setFault(found);
    if (found !== null) return;
    onAdd(address);
    setTyped('');
  }
  return (
    <div className="flex flex-wrap items-end gap-2">
      <div className="min-w-40 flex-1">
        <TextField
          label={label}
          value={typed}
          inputMode="url"
          placeholder="https://"
          error={fault ?? undefined}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            add();
          }}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      <button type="button" className="btn btn-outline" onClick={add}>
        {button}
      </button>
    </div>
  );
}
