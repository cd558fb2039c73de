import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { SupplierPrice } from '#shared/catalogue/supplier-price.ts';
import { callApi } from '../../../lib/api.ts';
import type { FormLine } from './offer-values.ts';

/** Milliseconds after the last change of a line's name until its prices are looked up. */
const pauseMs = 400;

const keyOf = ({ productId, name }: FormLine): string => productId ?? `name ${name.trim().toLowerCase()}`;

/** The supplier prices that came with the page, and those of lines that were added or renamed since. */
export function useLinePrices(
  listed: readonly SupplierPrice[],
  lines: readonly FormLine[],
): readonly SupplierPrice[] {
  const [found, setFound] = useState<readonly SupplierPrice[]>([]);
  const asked = useRef<Set<string>>(null);
  asked.current ??= new Set(lines.map(keyOf));
  const ask = useEffectEvent((named: string) => {
    const wanted = new Set(named.split('\n').filter((key) => !asked.current!.has(key)));
    const fresh = lines.filter((line) => line.name.trim() !== '' && wanted.has(keyOf(line)));
    for (const line of fresh) {
      asked.current!.add(keyOf(line));
      const query = { name: line.name.trim(), ...(line.productId ? { product: line.productId } : {}) };
      callApi('GET /api/supplier-prices/offered', { query }).then(
        (prices) => setFound((before) => [...before, ...prices]),
        // Prices are only a help: without them the line is filled in by hand.
        () => asked.current!.delete(keyOf(line)),
      );
    }
  });
  const keys = lines.map(keyOf).join('\n');
  useEffect(() => {
    const timer = setTimeout(() => ask(keys), pauseMs);
    return () => clearTimeout(timer);
  }, [keys]);
  return found.length === 0 ? listed : [...listed, ...found];
}
