/** Texts of the learning centre's home in the centre's navigation. */
const zh = {
  home: '我的主页',
} as const;

export default zh;
