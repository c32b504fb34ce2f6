/** Texts of the registration. */
const zh = {
  title: '注册{{portal}}',
  known: '已经有账号？',
  toLogin: '去登录',
  name: '姓名',
  department: '部门',
  departmentHint: '输入几个字查找，或从列表中选择',
  noDepartment: '没有这样的部门',
  departmentsFailed: '部门没有取到。',
  retry: '重试',
  password: '设置密码',
  confirm: '再输一次密码',
  birthday: '生日（可不填）',
  birthdayHint: '格式为 1993-04-12',
  birthdayType: '历法',
  types: {
    solar: '公历',
    lunar: '农历',
  },
  agree: '我已阅读并同意',
  submit: '注册并登录',
  failed: '没有注册成功：{{why}}。填的都还在，请再试一次。',
  closed: '这里不能自助注册',
  closedText: '要开通账号，请联系企业的管理员。',
  rule: {
    name: '请填写姓名',
    unseen: '姓名里有看不见的字符，请重新输入',
    department: '请选择部门',
    birthday: '没有这一天，请按 1993-04-12 的格式填写',
    weak: '密码还不符合下面的要求',
    mismatch: '两次输入的密码不一致',
    agreed: '请先阅读并同意用户协议与隐私政策',
  },
} as const;

export default zh;
