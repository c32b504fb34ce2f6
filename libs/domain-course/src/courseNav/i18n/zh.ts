/** Words of this domain's entries in navigations of other screens. */
const zh = {
  record: '学习记录',
  collection: '我的收藏',
} as const;

export default zh;
