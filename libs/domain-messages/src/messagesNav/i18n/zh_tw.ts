// Made from zh.ts by tools/i18n/build.mjs; corrections belong into the overrides beside it.
const messages = { settings: '訊息設定' };

export default messages;
