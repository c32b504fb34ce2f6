/** Texts of the preview of files. */
const zh = {
  title: '文件预览',
  save: '下载',
  loading: '正在打开文件',
  retry: '重试',
  home: '回到首页',
  back: '返回上一页',
  none: '没有指定要看的文件',
  noneText: '请从文件所在的页面打开。',
  expired: '文件的打开时限到了',
  expiredHere: '重新打开会取得新的地址。',
  expiredThere: '请回到文件所在的页面重新打开。',
  openAgain: '重新打开',
  failed: '文件没有取到',
  failedText: '文件可能已被删除，或网络中断了。',
  unknown: '这种文件不能在线预览',
  unknownText: '下载后用本机的软件打开。',
  empty: '文件是空的',
  cut: '只显示了开头的一部分，完整内容请下载。',
} as const;

export default zh;
