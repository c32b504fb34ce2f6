/** Texts of forms with a code by phone. */
const zh = {
  number: '手机号',
  country: '国家或地区',
  code: '验证码',
  digits_other: '{{count}} 位数字',
  ask: '获取验证码',
  askAgain: '重新获取',
  resendIn_other: '{{count}} 秒后重发',
  sentTo: '如果号码无误，验证码会发到 {{to}}，5 分钟内有效',
  wait_other: '获取得太频繁，请 {{count}} 分钟后再试。填的都还在。',
  notSent: '验证码没有发出：{{why}}',
  numberProblem: {
    missing: '请填写手机号',
    invalid: '这个国家或地区没有这样的手机号，请核对',
    same: '这就是您现在的手机号，请换一个',
    taken: '这个手机号已经绑定了别的账号',
  },
  codeProblem: {
    missing: '请填写 6 位验证码',
    wrong: '验证码不对，请核对短信',
    expired: '验证码已失效，请重新获取',
  },
  slider: {
    title: '请先完成验证',
    close: '关闭',
    label: '移动拼块',
    hint: '拖动滑块，让拼块对准缺口；也可以按方向键移动，按回车确认',
    done: '确认',
    missed: '没有对准缺口，换了一张图，请再试一次',
    failed: '验证图片没有取到',
    loading: '正在读取验证图片',
    retry: '重试',
  },
  reset: {
    title: '重设密码',
    text: '验证码会发到账号绑定的手机号。设好后，其他设备上的登录都会退出。',
    password: '新密码',
    confirm: '再输一次新密码',
    weak: '新密码还不符合下面的要求',
    mismatch: '两次输入的新密码不一致',
    submit: '重设密码并登录',
    back: '返回登录',
    failed: '密码没有重设：{{why}}。填的都还在，请再试一次。',
  },
} as const;

export default zh;
