/**
 * Kinds and rules of evidence about suppliers, without schemas:
 * the browser loads them without the validation library.
 */

/** Kinds of evidence about a supplier. The dictionaries say what each kind does not prove. */
export const evidenceKinds = ['licence', 'visit', 'audit', 'inspection', 'test'] as const;

/** Picture fields of one piece of evidence. */
export const evidencePhotos = ['photo1Url', 'photo2Url', 'photo3Url'] as const;

/** Whether a piece of evidence is valid on a day ("2026-11-25"): not dated later, and not expired. */
export const isValidEvidence = (
  { doneOn, validUntil }: { doneOn: string; validUntil: string | null },
  today: string,
): boolean => doneOn <= today && (validUntil === null || validUntil >= today);
