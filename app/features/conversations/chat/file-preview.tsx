import { useEffect, useState } from 'react';

/**
 * A data address that shows a picture while it waits to be sent; null for other files.
 * @param key identifies the file: storage returns a new object for it each time
 */
function useFilePreview(key: string, file: Blob | undefined): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!file?.type.startsWith('image/')) return;
    const reader = new FileReader();
    reader.addEventListener('load', () => setAddress(reader.result as string));
    reader.readAsDataURL(file);
    return () => reader.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key identifies the file
  }, [key]);
  return address;
}

/** A file that is not sent yet: as a picture if the browser can show it, else by its name. */
export function FilePreview({ id, file, name }: { id: string; file: Blob | undefined; name: string }) {
  const address = useFilePreview(id, file);
  const [isBroken, setBroken] = useState(false);
  if (!address || isBroken) return <span className="file-name">{name}</span>;
  return <img src={address} alt={name} onError={() => setBroken(true)} />;
}
