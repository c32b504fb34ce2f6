// Made from zh.ts by tools/i18n/build.mjs; corrections belong into the overrides beside it.
const messages = {
  number: '手機號',
  country: '國家或地區',
  code: '驗證碼',
  digits_other: '{{count}} 位數字',
  ask: '獲取驗證碼',
  askAgain: '重新獲取',
  resendIn_other: '{{count}} 秒後重發',
  sentTo: '如果號碼無誤，驗證碼會發到 {{to}}，5 分鐘內有效',
  wait_other: '獲取得太頻繁，請 {{count}} 分鐘後再試。填的都還在。',
  notSent: '驗證碼沒有發出：{{why}}',
  numberProblem: {
    missing: '請填寫手機號',
    invalid: '這個國家或地區沒有這樣的手機號，請核對',
    same: '這就是您現在的手機號，請換一個',
    taken: '這個手機號已經綁定了別的帳號',
  },
  codeProblem: { missing: '請填寫 6 位驗證碼', wrong: '驗證碼不對，請核對簡訊', expired: '驗證碼已失效，請重新獲取' },
  slider: {
    title: '請先完成驗證',
    close: '關閉',
    label: '移動拼塊',
    hint: '拖動滑塊，讓拼塊對準缺口；也可以按方向鍵移動，按回車確認',
    done: '確認',
    missed: '沒有對準缺口，換了一張圖，請再試一次',
    failed: '驗證圖片沒有取到',
    loading: '正在讀取驗證圖片',
    retry: '重試',
  },
  reset: {
    title: '重設密碼',
    text: '驗證碼會發到帳號繫結的手機號。設好後，其他裝置上的登入都會退出。',
    password: '新密碼',
    confirm: '再輸一次新密碼',
    weak: '新密碼還不符合下面的要求',
    mismatch: '兩次輸入的新密碼不一致',
    submit: '重設密碼並登入',
    back: '返回登入',
    failed: '密碼沒有重設：{{why}}。填的都還在，請再試一次。',
  },
};

export default messages;
