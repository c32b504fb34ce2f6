/** The mall's part of the review desk. */
export const desk = {
  parts: '看哪些',
  part: { send: '待寄出', return: '申请退回' },
  what: '{{name}} × {{count}}',
  who: '{{name}} · {{department}}',
  order: '订单 {{number}} ·',
  company: '快递公司',
  number: '快递单号',
  missing: '请填写',
  send: '寄出',
  returnText: '收到退回的商品后再确认，积分和库存会一起退还。',
  take: '已收到，退还积分',
  refuse: '不接受退回',
  kept: '填写的内容还在。',
  failed: '兑换没有取到',
  none: { send: '没有要寄的商品', return: '没有人申请退回' },
  noneText: { send: '有人选择邮寄后会出现在这里。', return: '学员申请退回后会出现在这里。' },
};
