export const visitors = {
  sentence: '从外部进来的人，不属于任何部门；加入部门以后成为成员，学习记录和订单都保留',
  label: '访客',
  none: '没有访客',
  noneText: '外部人员的申请通过以后，会出现在这里。',
  column: { company: '单位', phone: '手机号', since: '通过时间', courses: '学过的课程', orders: '已付订单' },
} as const;
