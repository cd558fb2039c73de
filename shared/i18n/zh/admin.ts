import { admin as english } from '../en/admin.ts';
import type { SameShape } from '../translate.ts';

export const admin: SameShape<typeof english> = english;
