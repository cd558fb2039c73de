import { z } from 'zod';
import { fileAddress, searchedText, typedText } from '../base/form-text.ts';
import { maxShortText } from '../base/limits.ts';
import { forLocales, locales } from '../base/locale.ts';
import { type FileNoun, fileNouns } from '../base/nouns.ts';
import { choice, pageNumber } from '../base/list-query.ts';

/** Requests and offers show what was agreed: a picture is never replaced in them. */
export const keepingNoun = 'quote' satisfies FileNoun;

/** A record that uses a file. */
const mediaPlace = z.object({
  noun: z.enum(fileNouns),
  id: z.string(),
  title: z.string(),
  /** Language of the post's translation that uses the file; null for the record itself. */
  language: z.enum(locales).nullable(),
  /** Whether the record is in the trash. */
  isDeleted: z.boolean(),
});
export type MediaPlace = z.infer<typeof mediaPlace>;

/** Alternative texts by language; empty if there is none. */
const mediaTexts = z.object(forLocales(() => z.string()));
export type MediaTexts = z.infer<typeof mediaTexts>;

/** A picture or video: stored here, or on another site and used by a record. */
const libraryFile = z.object({
  url: z.string(),
  kind: z.enum(['picture', 'video']),
  isKept: z.boolean(),
  width: z.number().nullable(),
  height: z.number().nullable(),
  byteSize: z.number().nullable(),
  createdAt: z.iso.datetime(),
  texts: mediaTexts,
  /** Number of records that use the file; `places` lists the first of them. */
  placeCount: z.number(),
  /** Number of them in which the file can be replaced. */
  replaceCount: z.number(),
  places: z.array(mediaPlace),
});
export type LibraryFile = z.infer<typeof libraryFile>;

export const librarySelections = ['pictures', 'videos', 'unused'] as const;

/** Query of GET /api/media/files, and of /admin/media; invalid values are ignored. */
export const libraryQuery = z.object({
  search: searchedText(100),
  show: choice(['', ...librarySelections], ''),
  page: pageNumber,
});
export type LibraryQuery = z.infer<typeof libraryQuery>;

export const libraryList = z.object({ files: z.array(libraryFile), total: z.number() });
export type LibraryList = z.infer<typeof libraryList>;

const altText = typedText(maxShortText, 'textInvalid');
const typedTexts = z.object(forLocales(() => altText));

/** Body of PUT /api/media/texts; `seen` are the texts with which the form was opened. */
export const mediaTextChange = z.object({ url: fileAddress, texts: typedTexts, seen: typedTexts });
export type MediaTextChange = z.infer<typeof mediaTextChange>;

/** Body of POST /api/media/replace: `to` is a stored file, an announced upload, or a file of another site. */
export const mediaReplacement = z.object({ from: fileAddress, to: fileAddress });
export type MediaReplacement = z.infer<typeof mediaReplacement>;

/**
 * Both files as stored, so that the same call with them swapped undoes the change; and the number of changed records.
 */
export const mediaReplaced = z.object({ from: z.string(), to: z.string(), count: z.number() });
export type MediaReplaced = z.infer<typeof mediaReplaced>;
