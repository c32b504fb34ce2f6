// Made from zh.ts by tools/i18n/build.mjs; corrections belong into the overrides beside it.
const messages = { personalData: '個人資料', phone: '更換手機號', password: '修改密碼' };

export default messages;
