// Made from zh.ts by tools/i18n/build.mjs; corrections belong into the overrides beside it.
const messages = { home: '我的主頁' };

export default messages;
