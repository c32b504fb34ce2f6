/** Words of this domain in the navigation of one's account. */
const zh = {
  settings: '消息设置',
} as const;

export default zh;
