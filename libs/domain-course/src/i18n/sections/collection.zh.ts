/** The learner's collection. */
export const collection = {
  list: '收藏的课程',
  at: '收藏于',
  add: '收藏',
  in: '已收藏',
  remove: '取消收藏：{{title}}',
  removed: '已取消收藏“{{title}}”',
  undo: '放回去',
  stays: '课程仍在收藏里',
  failed: '收藏没有取到',
  none: '还没有收藏课程',
  noneText: '在课程页点“收藏”，想学的课程就留在这里。',
} as const;
