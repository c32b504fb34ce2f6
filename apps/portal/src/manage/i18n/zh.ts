/** Texts of the console's frame and first page. */
const zh = {
  title: { overview: '概览' },
  home: '{{portal}}，管理后台首页',
  group: {
    organisation: '组织',
    learning: '学习',
    assessment: '考评',
    training: '培训',
    engagement: '运营',
    talent: '人才',
    messages: '消息',
    portal: '门户',
    reports: '报表',
    system: '系统',
  },
  overview: {
    waits_other: '有 {{n}} 份等着处理。',
    nothing: '没有等着处理的。',
    desk: '批阅台',
    review: '接着批阅',
    setup: '设置学堂',
    setupLeft: '还差：{{steps}}',
    setupGoOn: '接着设置',
    step: { look: '名称和样子', departments: '部门', people: '第一批人', course: '第一门课' },
  },
} as const;

export default zh;
