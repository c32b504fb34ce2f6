/** Texts of the list of whom things are for. */
export const audiences = {
  sentence: '课程、考试、直播、公告……每样东西给谁看，都在这里改；保存后立刻生效。',
  search: '按名称查找',
  column: { name: '名称', kind: '种类', people: '人数', whom: '谁能看', changed: '修改时间' },
  everyone: '所有人',
  nobody: '没有人',
  some: '一部分人',
  without: '除外：{{words}}',
  none: '还没有可以设置范围的东西',
  noneText: '课程、考试、问卷、活动、作业、直播、公告等加进来以后，就能在这里选给谁看。',
} as const;
