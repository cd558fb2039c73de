import { evidencePhotos } from '#shared/catalogue/evidence-rules.ts';
import type { ReplaceFiles } from '../../platform/db/file-address.ts';
import { replaceRecordFiles } from '../../platform/db/record-files.ts';
import { cacheTags } from '../../platform/live/tags.ts';

const replacements = evidencePhotos.map((field) =>
  // Only the id of the evidence is known here, not its supplier's, so the pages of all suppliers are dropped.
  replaceRecordFiles('evidence', field, () => [cacheTags.partners, cacheTags.products]),
);

/** Replaces one photo by another in all evidence. */
export const replaceEvidenceFiles: ReplaceFiles = async (tx, actor, files) => {
  const done = [];
  for (const replace of replacements) done.push(await replace(tx, actor, files));
  return {
    count: done.reduce((sum, { count }) => sum + count, 0),
    tags: done.flatMap(({ tags }) => tags),
  };
};
