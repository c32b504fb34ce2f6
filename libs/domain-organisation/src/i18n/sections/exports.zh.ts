/** Texts of the list of exports. */
export const exports = {
  sentence: '导出的文件只有您看得到，14 天之后删除。',
  label: '导出',
  column: { file: '文件', list: '列表', rows: '行数', state: '状态', at: '导出时间', until: '保留到' },
  list: {
    people: '人员',
    groups: '组',
    departments: '部门',
    requests: '注册申请',
    audit: '操作日志',
    visitors: '访客',
    purchases: '采购',
    courses: '课程',
    exams: '考试',
    questions: '试题',
    coursePeople: '课程的学员',
    examPeople: '考试的人员',
  },
  state: { waiting: '正在导出', done: '可以下载', failed: '没有导出，权限已变' },
  none: '还没有导出过',
  noneText: '在任何一个列表右上方按“导出”，文件会出现在这里。',
} as const;
