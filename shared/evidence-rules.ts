/** Words of evidence about suppliers, without schemas: the browser takes these without the validation library. */

/** What shows something of a supplier. What each kind does not prove stands in the dictionaries. */
export const evidenceKinds = ['licence', 'visit', 'audit', 'inspection', 'test'] as const;

/** Pictures of one piece of evidence. */
export const evidencePhotos = ['photo1Url', 'photo2Url', 'photo3Url'] as const;

/** Whether a piece counts on a day ("2026-11-25"): it is made, and not expired. */
export const isValidEvidence = (
  { doneOn, validUntil }: { doneOn: string; validUntil: string | null },
  today: string,
): boolean => doneOn <= today && (validUntil === null || validUntil >= today);
