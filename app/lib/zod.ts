import { z } from 'zod/v4';

// Keeps Zod from trying to compile code from text: the content policy forbids it, and browsers report each try.
z.config({ jitless: true });

export { z };
