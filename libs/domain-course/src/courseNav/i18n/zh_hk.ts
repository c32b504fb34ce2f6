// Made from zh.ts by tools/i18n/build.mjs; corrections belong into the overrides beside it.
const messages = { record: '學習記錄', collection: '我的收藏' };

export default messages;
