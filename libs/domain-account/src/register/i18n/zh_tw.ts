// Made from zh.ts by tools/i18n/build.mjs; corrections belong into the overrides beside it.
const messages = {
  title: '註冊{{portal}}',
  known: '已經有帳號？',
  toLogin: '去登入',
  name: '姓名',
  department: '部門',
  departmentHint: '輸入幾個字查詢，或從列表中選擇',
  noDepartment: '沒有這樣的部門',
  departmentsFailed: '部門沒有取到。',
  retry: '重試',
  password: '設定密碼',
  confirm: '再輸一次密碼',
  birthday: '生日（可不填）',
  birthdayHint: '格式為 1993-04-12',
  birthdayType: '曆法',
  types: { solar: '公曆', lunar: '農曆' },
  agree: '我已閱讀並同意',
  submit: '註冊並登入',
  failed: '沒有註冊成功：{{why}}。填的都還在，請再試一次。',
  closed: '這裡不能自助註冊',
  closedText: '要開通帳號，請聯絡企業的管理員。',
  rule: {
    name: '請填寫姓名',
    unseen: '姓名裡有看不見的字元，請重新輸入',
    department: '請選擇部門',
    birthday: '沒有這一天，請按 1993-04-12 的格式填寫',
    weak: '密碼還不符合下面的要求',
    mismatch: '兩次輸入的密碼不一致',
    agreed: '請先閱讀並同意使用者協議與隱私政策',
  },
};

export default messages;
