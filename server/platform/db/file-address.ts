import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import type { CacheTag } from '../live/tags.ts';
import type { Actor } from './audit.ts';
import type { Database } from './client.ts';

/** Address of one of our own pictures, in any width, format and spelling; below, of a video. */
const ownPicture = String.raw`^(?:https?://[^/]+)?(/media/[0-9a-f]{24})(?:-\d{2,4})?\.(?:webp|avif)$`;
const ownVideo = String.raw`^(?:https?://[^/]+)?(/media/[0-9a-f]{24}\.(?:mp4|webm))$`;
const videoEnd = String.raw`\.(mp4|webm|mov|m4v|ogv)([?#]|$)`;

/** The file that an address names: for our own files their stored address, else the address itself. */
export const fileOf = (address: string): string =>
  address.replace(new RegExp(ownPicture), '$1.webp').replace(new RegExp(ownVideo), '$1');

/** Length of a picture's stored address. Most columns hold no other spelling, and two patterns for each row are slow. */
const storedLength = '/media/'.length + 24 + '.webp'.length;

/** `fileOf` as an expression of a column. */
export const fileOfColumn = (address: SQLWrapper): SQL<string> => sql<string>`case
  when length(${address}) = ${storedLength} and ${address} like '/media/%.webp' then ${address}
  else regexp_replace(regexp_replace(${address}, ${ownPicture}, '\\1.webp'), ${ownVideo}, '\\1') end`;

/** Whether a column names this file. */
export const namesFile = (address: SQLWrapper, file: string): SQL<boolean> =>
  sql<boolean>`${fileOfColumn(address)} = ${file}`;

export const isVideoAddress = (file: string): boolean => new RegExp(videoEnd, 'i').test(file);
export const isVideoColumn = (file: SQLWrapper): SQL<boolean> => sql<boolean>`${file} ~* ${videoEnd}`;

/** A substring that every text contains which names this file, in any spelling. */
export const markOf = (file: string): string =>
  /^\/media\/[0-9a-f]{24}\./.test(file) ? file.slice(0, file.lastIndexOf('.')) : file;

/** Replacement of one file by another, with the known facts about the new one. */
export type FileChange = {
  from: string;
  to: string;
  known: { mimeType?: string; fileSize?: number; width?: number; height?: number };
};

/**
 * Replaces one file by another in all records of a noun, within a transaction.
 * @returns the number of changed records, and the cache tags to drop after the commit
 */
export type ReplaceFiles = (
  tx: Database,
  actor: Actor,
  change: FileChange,
) => Promise<{ count: number; tags: CacheTag[] }>;
