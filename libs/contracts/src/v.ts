import * as v from './schemas.ts';

// Valibot's own messages repeat the value, which may be a secret; messages appear in logs and reports.
v.setGlobalMessage(({ expected, type }) => (expected === null ? `not of the kind ${type}` : `expected ${expected}`));

export { v };
