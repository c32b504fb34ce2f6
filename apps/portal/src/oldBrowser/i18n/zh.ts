/** Shown in old Internet Explorer, which runs nothing else of the portal. */
const zh = {
  label: '浏览器提示',
  text: '旧版 Internet Explorer 打不开这家学堂。请换一种浏览器，账号和学习记录都不变：',
  others: '其他浏览器',
  close: '关闭',
} as const;

export default zh;
