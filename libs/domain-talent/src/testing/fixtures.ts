/** A moment that all fixtures share: Thursday 2025-11-20, 14:20 in Shanghai. */
export const fixtureNow = Date.UTC(2025, 10, 20, 6, 20);
