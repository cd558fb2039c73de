import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import type { CacheTag } from '../live/tags.ts';
import type { Actor } from './audit.ts';
import type { Database } from './client.ts';

/** One of our own pictures, in whatever width, format and spelling its address is written; likewise a video. */
const ownPicture = String.raw`^(?:https?://[^/]+)?(/media/[0-9a-f]{24})(?:-\d{2,4})?\.(?:webp|avif)$`;
const ownVideo = String.raw`^(?:https?://[^/]+)?(/media/[0-9a-f]{24}\.(?:mp4|webm))$`;
const videoEnd = String.raw`\.(mp4|webm|mov|m4v|ogv)([?#]|$)`;

/** The file that an address names: of one of ours the address under which it is kept, else the address itself. */
export const fileOf = (address: string): string =>
  address.replace(new RegExp(ownPicture), '$1.webp').replace(new RegExp(ownVideo), '$1');

/** The same, of a column. */
export const fileOfColumn = (address: SQLWrapper): SQL<string> =>
  sql<string>`regexp_replace(regexp_replace(${address}, ${ownPicture}, '\\1.webp'), ${ownVideo}, '\\1')`;

/** Whether a column names this file. */
export const namesFile = (address: SQLWrapper, file: string): SQL<boolean> =>
  sql<boolean>`${fileOfColumn(address)} = ${file}`;

export const isVideoAddress = (file: string): boolean => new RegExp(videoEnd, 'i').test(file);
export const isVideoColumn = (file: SQLWrapper): SQL<boolean> => sql<boolean>`${file} ~* ${videoEnd}`;

/** A part of a text that stands in it wherever it names this file, however that is spelled. */
export const markOf = (file: string): string =>
  /^\/media\/[0-9a-f]{24}\./.test(file) ? file.slice(0, file.lastIndexOf('.')) : file;

/** One file in place of another, and what is known of the new one. */
export type FileChange = {
  from: string;
  to: string;
  known: { mimeType?: string; fileSize?: number; width?: number; height?: number };
};

/**
 * How a noun puts one file in place of another in all its records, within a transaction.
 * @returns how many records changed, and the tags of what shows them, for when the transaction is committed
 */
export type ReplaceFiles = (
  tx: Database,
  actor: Actor,
  change: FileChange,
) => Promise<{ count: number; tags: CacheTag[] }>;
