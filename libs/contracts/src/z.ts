import * as z from 'zod/mini';

// The portal's content security policy forbids evaluated code; zod would otherwise probe for it.
z.config({ jitless: true });

export { z };
