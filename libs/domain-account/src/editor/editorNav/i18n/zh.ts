/** Texts of the account's navigation. */
const zh = {
  personalData: '个人资料',
  phone: '更换手机号',
  password: '修改密码',
} as const;

export default zh;
