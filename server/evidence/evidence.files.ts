import { evidencePhotos } from '#shared/evidence-rules.ts';
import type { ReplaceFiles } from '../db/file-address.ts';
import { replaceRecordFiles } from '../db/record-files.ts';
import { cacheTags } from '../live/tags.ts';

const replacements = evidencePhotos.map((field) =>
  // The row is known by its own id here, not by its supplier's: all pages that show suppliers are made anew.
  replaceRecordFiles('evidence', field, () => [cacheTags.partners, cacheTags.products]),
);

/** Puts one photo in place of another at all evidence. */
export const replaceEvidenceFiles: ReplaceFiles = async (tx, actor, files) => {
  const done = [];
  for (const replace of replacements) done.push(await replace(tx, actor, files));
  return {
    count: done.reduce((sum, { count }) => sum + count, 0),
    tags: done.flatMap(({ tags }) => tags),
  };
};
