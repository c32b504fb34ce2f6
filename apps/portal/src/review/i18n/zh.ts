/** Texts of the review desk's frame. */
const zh = {
  loading: '正在读取',
  visitors: '外部访客',
  title: '批阅',
  parts: '批阅的类别',
  nothing: '这里还没有要批阅的内容',
  nothingText: '学员交了需要人工批阅的内容，会出现在这里。',
  home: '回到首页',
} as const;

export default zh;
