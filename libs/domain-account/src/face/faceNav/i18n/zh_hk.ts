// Made from zh.ts by tools/i18n/build.mjs; corrections belong into the overrides beside it.
const messages = { face: '人臉識別' };

export default messages;
