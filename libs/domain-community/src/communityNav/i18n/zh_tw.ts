// Made from zh.ts by tools/i18n/build.mjs; corrections belong into the overrides beside it.
const messages = { topics: '話題', questions: '問答', mine: '我的社群', desk: '社群' };

export default messages;
