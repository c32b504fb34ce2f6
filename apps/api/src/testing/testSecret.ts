/** Key with which a test's server signs and seals. */
export const testSecret = 'a secret of tests, 32 bytes or more';
