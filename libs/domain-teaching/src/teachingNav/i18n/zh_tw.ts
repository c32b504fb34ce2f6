// Made from zh.ts by tools/i18n/build.mjs; corrections belong into the overrides beside it.
const messages = { bookings: '我的預約', micros: '我的微課', desk: { micro: '微課', lecturer: '講師申請' } };

export default messages;
