/** Texts of logins by scan. */
const zh = {
  title: '确认登录',
  loading: '正在准备',
  failed: '二维码没有取到',
  picture: '登录二维码，用已登录的手机扫描',
  link: '扫不了？在已登录的设备上打开这个链接',
  renew: '换一个二维码',
  offline: '网络不通，恢复后会继续等待。',
  home: '回首页',
  screen: {
    waiting: { title: '用手机扫一扫登录', text: '手机上要已登录这个学堂。二维码两分钟内有效。' },
    scanned: { title: '{{name}}，已扫描', text: '请在手机上确认登录。' },
    confirmed: { title: '已确认', text: '正在登录。' },
    refused: { title: '手机上拒绝了登录', text: '要重新登录，请换一个二维码。' },
    expired: { title: '二维码已过期', text: '每个二维码只能用一次，两分钟内有效。' },
  },
  phone: {
    ask: '在电脑上登录{{portal}}？',
    as: '电脑会以 {{name}} 的身份登录。',
    failed: '这次登录的信息没有取到',
    device: '设备',
    unknown: '不认识的设备',
    place: '网络地址',
    at: '请求时间',
    elsewhere: '电脑和手机不在同一个网络里。请确认是自己面前的电脑。',
    care: '不是自己扫的，或者别人让你扫的，请拒绝。',
    confirm: '确认登录',
    refuse: '不是我，拒绝',
    notAnswered: '没有送到：{{why}}',
    confirmed: { title: '已确认登录', text: '电脑上马上就会登录，可以放下手机了。' },
    refused: { title: '已拒绝登录', text: '电脑没有登录。如果不是你扫的，建议修改密码。' },
    expired: { title: '二维码已过期', text: '请在电脑上换一个二维码，再扫一次。' },
    taken: { title: '这个二维码已经用过', text: '每个二维码只能用一次。请在电脑上换一个再扫。' },
  },
} as const;

export default zh;
