/** Screens that replace others. */
export const notFound = {
  title: '没有这个页面',
  text: '地址可能写错了，或者页面已经搬走。',
  home: '回首页',
  search: '找课程',
} as const;

export const screenError = {
  title: '这一页出错了',
  text: '其他页面不受影响。重试一次；还不行，请把下面这行告诉管理员。',
  retry: '重试',
  home: '回首页',
  chunkTitle: '页面没有取全',
  chunkText: '可能是网络断了，或者刚发布了新版本。刷新以后从这里继续。',
  slowText: '等了两分钟还没有取到。网络恢复以后刷新，从这里继续。',
  refresh: '刷新',
  adminTitle: '你没有管理员权限',
  lecturerTitle: '这一页只对讲师开放',
  otherProgramTitle: '请换浏览器打开管理后台',
  otherProgramText:
    'Mac 版钉钉打不开管理后台。复制地址，在 Safari、Chrome 等浏览器里打开；Windows 版钉钉可以正常使用。',
  copyAddress: '复制地址',
  addressCopied: '地址已复制，请在浏览器里粘贴打开。',
  addressNotCopied: '没有复制成功，请手动复制：{{address}}',
  forbiddenText: '需要的话，请联系企业管理员开通。',
} as const;
