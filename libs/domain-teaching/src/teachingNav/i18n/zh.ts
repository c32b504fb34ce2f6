/** Texts of this domain's entries in the navigation of other screens. */
const zh = {
  bookings: '我的预约',
  micros: '我的微课',
  desk: { micro: '微课', lecturer: '讲师申请' },
} as const;

export default zh;
