// Made from zh.ts by tools/i18n/build.mjs; corrections belong into the overrides beside it.
const messages = { privacy: '隱私與資料', desk: '登出申請' };

export default messages;
