/** Texts around every screen. */
export const title = {
  home: '首页',
  agreement: '用户协议与隐私政策',
  prompt: '提示',
  notFound: '没有这个页面',
  page: '{{title}} · {{portal}}',
} as const;

export const shell = {
  skip: '跳到正文',
  home: '{{portal}}，首页',
  navigation: '主导航',
  tasksWaiting_other: '{{formatted}} 项待办',
  navigationFailed: '导航没有取到',
  retry: '重试',
  login: '登录',
  loading: '正在打开',
  footer: '页脚',
  agreement: '用户协议',
  privacy: '隐私政策',
  provided: '由 {{product}} 提供',
  toasts: '通知',
  close: '关闭',
  noData: '暂无数据',
  toTop: '回到顶部',
  more: '更多',
  namesFailed: '企业微信没有授权显示姓名，同事的姓名可能显示不全。请刷新页面；还不行，请联系管理员。',
  partMissing: '没有取全，刷新页面',
  partLost: '没有打开，页面上的内容都还在',
  partLostDetail: '检查网络后再点一次；还不行，先把写的内容存好，再刷新页面。',
  messages: '消息',
  unreadMessages_other: '消息，{{formatted}} 条未读',
} as const;

export const search = {
  label: '站内搜索',
  placeholder: '搜课程、讲师、考试',
  hint: '按 / 键开始搜索',
} as const;

export const language = {
  menu: '语言',
  auto: '跟随浏览器',
  notSaved: '语言已切换，但没有存到账号里，换一台电脑要重新选。',
  notLoaded: '这种语言没有取到，界面保持原样。',
} as const;

export const user = {
  menu: '{{name}} 的账号',
  points_other: '{{points}} 积分',
  records: '学习记录',
  profile: '个人资料',
  manage: '管理后台',
  platform: '平台',
  review: '批阅',
  assist: '授权协助',
  switchEnterprise: '切换企业',
  portal: '门户：{{name}}',
  portalCurrent: '当前',
  portalFailed: '没有切换成功，门户保持原样，请再试一次。',
  system: '跟随系统',
  toDark: '换成深色外观',
  toLight: '换成浅色外观',
  logout: '退出登录',
  logoutFailed: '没有退出成功，请再试一次。',
} as const;

export const loginDialog = {
  title: '登录后继续',
  text: '收藏、提问和学习进度要记在你名下。登录完会回到这一页。',
  login: '登录',
  register: '没有账号，去注册',
  close: '关闭',
  badge: '学员证',
} as const;

export const relogin = {
  title: '请重新登录',
  text: '你的账号刚在另一台设备上登录。企业只允许同时使用一台设备，这里已经退出。学习进度都已保存，重新登录后可以接着学。如果不是你本人登录，请告诉企业管理员。',
  login: '重新登录',
} as const;

export const ended = {
  title: '登录已失效',
  text: '写下的内容还在这一页，没有丢。重新登录后可以接着写。',
  elsewhere: '你的账号刚在另一台设备上登录，这里已经退出。如果不是你本人登录，请告诉企业管理员。',
  leave: '离开这一页',
} as const;

export const seeing = {
  label: '以别人的身份查看',
  as: '正在像{{name}}那样看。',
  text: '只能看，不能改。结束于',
  end: '结束',
  failed: '没有结束：{{why}}',
} as const;

export const leave = {
  title: '离开这一页？',
  text: '填写的内容还没有保存，继续就不会保留。',
  stay: '留在这里',
  leave: '离开',
} as const;

export const connection = {
  lost: '网络已断开。页面上的内容都还在，恢复后再保存或提交。',
  back: '网络已恢复。',
} as const;
