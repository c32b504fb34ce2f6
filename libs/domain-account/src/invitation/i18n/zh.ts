/** Texts of an invitation; the other sets are checked against this one. */
const zh = {
  title: '邀请',
  welcome: '{{name}}，欢迎加入{{portal}}',
  text: '设置一个密码，之后用账号 {{account}} 登录。邀请到 {{until}} 为止。',
  gone: '这份邀请不能用了',
  goneText: '邀请只能用一次，7 天内有效；收到新的邀请后，旧的就失效了。',
  goneLogin: '已经设置过密码的话，直接登录就行。',
  goneAsk: '还没有的话，请让给您发邀请的管理员再发一份。',
  goneContact: '请让 {{name}} 再发一份：{{ways}}',
  login: '去登录',
  failed: '邀请没有打开',
} as const;

export default zh;
