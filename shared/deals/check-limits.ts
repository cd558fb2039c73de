/**
 * Largest file, in megabytes, that the browser compares with an issued document: it reads the whole file into memory.
 */
export const maxCheckedFileMb = 20;
