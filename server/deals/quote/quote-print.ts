import { AppError } from '#shared/base/errors.ts';
import type { PrintFaults } from '../pdf/pdf.service.ts';
import type { QuoteRequest } from './quote-request.writing.ts';

/** The details of a buyer that documents show. */
const printed = ['contactName', 'companyName', 'city'] as const;

/** The buyer's texts on a document; only those of the given names, if there are any. */
export const printedDetails = (
  request: Pick<QuoteRequest, (typeof printed)[number]>,
  names: readonly string[] = printed,
): Record<string, string | null> =>
  Object.fromEntries(printed.flatMap((name) => (names.includes(name) ? [[name, request[name]]] : [])));

/** @throws AppError `invalid` with the fields that have characters which no document can show */
export function demandPrintable(printFaults: PrintFaults, values: Readonly<Record<string, unknown>>): void {
  const faults = printFaults(values);
  if (Object.keys(faults).length > 0)
    throw new AppError('invalid', 'characters that no document can show', faults);
}
