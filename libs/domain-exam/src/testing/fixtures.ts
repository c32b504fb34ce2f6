/** Thursday, 2025-11-20, 17:17:42 in Shanghai. */
export const fixtureNow = Date.parse('2025-11-20T09:17:42Z');
