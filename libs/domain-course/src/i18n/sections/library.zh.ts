/** The course library. */
export const library = {
  about: '按企业的课程分类摆放，先看为你挑的，再按书架找。',
  toShelves: '按书架看课程库',
  recommended: '为你推荐',
  reason: {
    required: '企业必修，还没开始',
    department: '{{because}}的课程',
    package: '课程包《{{because}}》的下一门',
    studied: '因为你在学《{{because}}》',
  },
  whole: '全部书架',
  all_other: '全部 {{count}} 门',
  showing: '显示哪些课程',
  show: { all: '全部', required: '必修', new: '没学过' },
  failed: '课程库没有取到',
  none: '这里还没有课程',
  noneOf: { required: '这里没有必修课', new: '这里的课都学过了' },
  noneText: '换一个分类，或者看全部书架。',
  noCategory: '没有这个分类',
  noModule: '首页上的这个栏目已经不在了',
} as const;
