/** Words of the navigation of one's account. */
const zh = {
  personalData: '个人资料',
} as const;

export default zh;
