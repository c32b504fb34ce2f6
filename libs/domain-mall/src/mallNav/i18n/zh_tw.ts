// Made from zh.ts by tools/i18n/build.mjs; corrections belong into the overrides beside it.
const messages = { points: '我的積分', medals: '勳章', rankings: '排行榜' };

export default messages;
