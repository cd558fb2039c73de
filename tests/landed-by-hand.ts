import type { Shipment } from '#shared/deals/landed-cost.ts';
import type { ReferenceRow } from '#shared/deals/reference-rules.ts';

/** One end of the total, step by step as a customs agent writes it down. */
export function byHand(given: Shipment, rows: readonly ReferenceRow[], side: 'low' | 'high'): number {
  const goods = BigInt(given.priceMinor);
  const half = (of: bigint, by: bigint) => (2n * of + by) / (2n * by);
  const share = (of: bigint, rate: number) => half(of * BigInt(Math.round(rate * 10_000)), 1_000_000n);
  const rateOf = (kind: string) => rows.find((one) => one.kind === kind)![side]!;
  const units = Math.max(given.cargo!.cubicCentimetres, given.cargo!.grams) / 1_000_000;
  const freight = given.incoterm === 'FOB' ? BigInt(Math.round(rateOf('freight') * units * 100)) : 0n;
  const insurance = given.incoterm === 'CIF' ? 0n : share(goods + freight, rateOf('insurance'));
  const value = goods + freight + insurance;
  const whole = BigInt(given.goods.reduce((all, { minor }) => all + minor, 0));
  const duty = given.goods.reduce((all, { goodsClass, minor }) => {
    const { [side]: rate } = rows.find(({ kind, code }) => kind === 'duty' && code === goodsClass)!;
    return all + share(half(value * BigInt(minor), whole), rate!);
  }, 0n);
  const bases: Record<string, bigint> = { goods, goods_freight: goods + freight, customs_value: value, duty };
  const isLeviedIn = ({ kind, isDisputed }: ReferenceRow) =>
    kind === 'charge' && !(isDisputed && side === 'low');
  const charges = rows
    .filter(isLeviedIn)
    .reduce((all, { base, [side]: rate }) => all + share(bases[base!]!, rate!), 0n);
  const isUplifted = rows.some(({ kind, base }) => kind === 'vat' && base === 'uplifted');
  const taxed = isUplifted ? goods + half(goods, 10n) + duty : value + duty + charges;
  return Number(value + duty + charges + share(taxed, rateOf('vat')));
}
