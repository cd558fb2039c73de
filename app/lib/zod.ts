import { z } from 'zod/v4';

// Zod tries whether it may make code from text. The content policy forbids it, and the browser would report each try.
z.config({ jitless: true });

export { z };
