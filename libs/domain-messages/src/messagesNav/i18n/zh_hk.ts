// Made from zh.ts by tools/i18n/build.mjs; corrections belong into the overrides beside it.
const messages = { settings: '消息設置' };

export default messages;
