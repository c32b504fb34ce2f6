/** The moment shared by all fixtures: Thursday 2025-11-20, 14:20 in Shanghai. */
export const fixtureNow = Date.UTC(2025, 10, 20, 6, 20);

/** Suffixes that make titles as long as a language needs. */
export const longer = {
  zh: '（含跨部门协作与供应商现场辅导的完整版本，适用于全部生产基地）',
  en: 'for every plant, supplier site and distribution centre of the group',
} as const;
