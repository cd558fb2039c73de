import { useEffect, useState } from 'react';

/**
 * The address of a picture that waits to be sent, to be shown meanwhile; null for anything else.
 * @param key names the file: storage hands out another object for it each time
 */
function useFilePreview(key: string, file: Blob | undefined): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!file?.type.startsWith('image/')) return;
    const reader = new FileReader();
    reader.addEventListener('load', () => setAddress(reader.result as string));
    reader.readAsDataURL(file);
    return () => reader.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key stands for the file
  }, [key]);
  return address;
}

/** A file that is not sent yet: as a picture where the browser can show it, else by its name. */
export function FilePreview({ id, file, name }: { id: string; file: Blob | undefined; name: string }) {
  const address = useFilePreview(id, file);
  const [isBroken, setBroken] = useState(false);
  if (!address || isBroken) return <span className="file-name">{name}</span>;
  return <img src={address} alt={name} onError={() => setBroken(true)} />;
}
