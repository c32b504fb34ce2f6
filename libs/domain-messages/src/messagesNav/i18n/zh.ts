/** Words of this domain in the account navigation. */
const zh = {
  settings: '消息设置',
} as const;

export default zh;
