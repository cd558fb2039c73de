/** Megabytes of a file that the browser compares with an issued document: it is read whole into memory. */
export const maxCheckedFileMb = 20;
