/** Words of the entry in the navigation of one's account. */
const zh = {
  privacy: '隐私与数据',
  desk: '注销申请',
} as const;

export default zh;
