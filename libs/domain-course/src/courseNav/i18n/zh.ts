/** Texts of this domain's entries in the navigation of other screens. */
const zh = {
  record: '学习记录',
  collection: '我的收藏',
  visits: '浏览历史',
  notes: '我的笔记',
  downloads: '下载记录',
  hours: '学时',
  credits: '学分',
  orders: '我的订单',
  shares: '我的分享',
  desk: { note: '笔记', comment: '评论', lead: '合作咨询', share: '分享' },
} as const;

export default zh;
