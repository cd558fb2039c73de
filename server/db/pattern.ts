/** The pattern by which LIKE finds this text anywhere, as it is written: its own signs of patterns count as letters. */
export const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
