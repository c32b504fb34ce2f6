/** Texts of the shared navigations. */
const zh = {
  name: {
    my: '学习中心',
    news: '社区',
    message: '消息',
    editor: '账号设置',
    talent: '人才发展',
    questionnaire: '问卷',
    task: '任务中心',
  },
  group: {
    study: '学习',
    task: '任务',
    result: '成果',
    other: '其他',
  },
  waiting_other: '{{formatted}} 项待处理',
} as const;

export default zh;
