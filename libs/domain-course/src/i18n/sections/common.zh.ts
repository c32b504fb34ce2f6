/** Titles of the pages. */
export const title = {
  catalogue: '课程',
  course: '课程学习',
  refused: '正在别处学习',
  study: '在学',
  record: '学习记录',
  collection: '我的收藏',
  purchases: '企业采购',
  manageCourses: '课程管理',
  manageCategories: '课程分类',
  editCourse: '编辑课程',
  previewCourse: '预览课程',
  courseStatistics: '课程统计',
  packages: '课程包',
  library: '课程库',
  downloads: '下载记录',
  package: '课程包详情',
  visits: '浏览历史',
  hours: '我的学时',
  credits: '我的学分',
  notes: '我的笔记',
  pay: '确认付款',
  orders: '我的订单',
  shares: '我的分享',
  partner: '合作伙伴',
} as const;

/** State of a course or chapter. */
export const state = {
  not_studied: '未学',
  learning: '在学',
  learned: '已学完',
} as const;

/** A course in a list. */
export const card = {
  offShelf: '已下架',
  required: '必修',
  chapters_other: '{{count}} 章',
  learners_other: '{{formatted}} 人在学',
  credits_other: '{{formatted}} 学分',
  forPoints: '积分兑换',
  bought: '已购',
  rating: '评分 {{rating}}，满分 5',
  left: '剩 {{duration}}',
  learned: '已学完',
} as const;
