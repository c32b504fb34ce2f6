/** Words of the entry in the navigation of one's account. */
const zh = {
  privacy: '隐私与数据',
} as const;

export default zh;
