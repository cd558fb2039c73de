/** Where files live. Names are flat and made by this program, never by a user. */
export type Storage = {
  put: (name: string, bytes: Uint8Array) => Promise<void>;
  /** The bytes, or null when there is no such file. */
  get: (name: string) => Promise<Buffer | null>;
  delete: (name: string) => Promise<void>;
};

/** Names that every adapter accepts: no separators, no dot files, so that nothing outside the folder can be meant. */
const safeName = /^[a-z0-9][a-z0-9._-]{0,120}$/;

/**
 * The name itself when it is safe.
 * @throws Error for any other: this program makes none
 */
export function requireSafeName(name: string): string {
  if (!safeName.test(name) || name.includes('..')) throw new Error(`unsafe file name: ${name}`);
  return name;
}
