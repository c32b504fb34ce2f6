/** Texts of the entry in the account's navigation. */
const zh = {
  privacy: '隐私与数据',
  desk: '注销申请',
} as const;

export default zh;
