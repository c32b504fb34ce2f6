// Made from zh.ts by tools/i18n/build.mjs; corrections belong into the overrides beside it.
const messages = { meetings: '會議' };

export default messages;
