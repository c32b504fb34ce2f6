/** Texts that screens of every domain share; the other sets are checked against this one. */
const zh = {
  loading: '正在读取',
  retry: '重试',
  more: '再看一些',
  moreLoading: '正在读取更多',
  moreFailed: '后面的没有取到',
  end: '已经到底了',
  failed: '没有取到内容',
  restarted: '列表有了变化，已从头开始',
  listSeparator: '、',
  sentenceSeparator: '，',
  time: {
    h: '{{n}} 小时',
    min: '{{n}} 分',
    s: '{{n}} 秒',
  },
  when: {
    today: '今天 {{time}}',
    yesterday: '昨天 {{time}}',
    weekday: '{{weekday}} {{time}}',
  },
  document: {
    tools: '文档工具',
    previous: '上一页',
    next: '下一页',
    page: '页码',
    ofPages: '/ {total}',
    zoomIn: '放大',
    zoomOut: '缩小',
    fit: '适合宽度',
    loading: '正在打开文档',
    pageName: '第 {page} 页',
    pageBroken: '这一页没能显示出来，不算已读。',
    again: '再显示一次',
  },
  failure: {
    network: '网络连不上',
    timeout: '服务器迟迟没有回应',
    often: '操作太频繁，请稍后再试',
    busy: '现在使用的人太多，请稍后再试',
    gone: '内容已经不在了',
    changed: '内容已被更改，请刷新后再试',
    login: '登录已失效，请重新登录后再试',
    server: '服务器出了问题',
  },
} as const;

export default zh;
