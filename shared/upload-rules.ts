/** Rules about uploads that need no schema: the browser takes these without the validation library. */

/** Bytes of one picture at most: 2 MB (back-office sections 5 and 9). Exactly so many are allowed. */
export const maxImageBytes = 2 * 1024 * 1024;
