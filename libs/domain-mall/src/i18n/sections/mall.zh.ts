/** Texts shared by several screens. */
export const title = {
  mall: '积分商城',
  product: '商品兑换',
  lottery: '抽奖',
  points: '我的积分',
  rankings: '排行榜',
  medals: '勋章',
} as const;
export const action = { close: '关闭', cancel: '取消', save: '保存', retry: '再试一次' } as const;
export const unit = { points_other: '{{formatted}} 积分', pointsWord_other: '积分' } as const;
export const category = { tool: '工具', safety: '劳保', book: '书和本', life: '生活', virtual: '虚拟' } as const;
export const delivery = {
  label: '怎么拿',
  mail: '邮寄',
  pickup: '自提',
  virtual: '虚拟',
  noAddress: '还没有收货地址',
  atOnce: '换完马上给券码',
  to: '寄到',
  addAddress: '添加收货地址',
  changeAddress: '管理地址簿',
} as const;
export const order = { default: '推荐', cheap: '积分低到高', popular: '换得最多' } as const;
export const pickup = {
  workdays: '工作日 {{from}} – {{to}}',
  everyDay: '每天 {{from}} – {{to}}',
  at: '{{place}}，{{hours}}',
} as const;
/** Reasons for refusals of the mall. */
export const refusal = {
  kept: '积分没有变',
  points: '积分不够，没有扣',
  stock: '库存不够了，积分没有扣',
  limit: '超过每人限换的件数，积分没有扣',
  time: '超过每次限换的件数，积分没有扣。可以分几次换。',
  gone: '这件商品已下架，积分没有扣',
  delivery: '这件商品不能这样领取，换一种方式',
  address: '这个地址已经不在地址簿里，请重新选一个',
  state: '这笔兑换的状态刚刚变了，刷新后再看',
  hours: '现在不在自提时间内，请在开放时间到柜台领取',
  late: '已过可退的日期',
  bookFull: '地址簿最多 10 个，删掉一个再添加',
} as const;
/** The points balance. */
export const balance = {
  label: '积分余额',
  spendable: '可用积分',
  cleared: '清零',
  leftToday: '今天还能得',
  lifetime: '累计获得',
  howTo: '怎么赚积分',
  failed: '积分没有取到',
} as const;
/** The list of products. */
export const mall = {
  list: '商品',
  filters: '筛选商品',
  all: '全部',
  affordable: '我能换的 {{count}}',
  delivery: '取货方式',
  anyDelivery: '不限',
  order: '排序',
  visitor: '登录以后能看到自己的积分，也能兑换。',
  total_other: '共 {{count}} 件',
  failed: '商品没有取到',
  none: '没有符合的商品',
  noneText: '换个条件，或者看看全部商品。',
  showAll: '看全部商品',
  closed: '这里没有开通积分商城',
  closedText: '积分照常累计；要开通，请联系管理员。',
} as const;
/** A product. */
export const product = {
  way: '位置',
  left: '剩 {{formatted}}',
  leftPieces: '剩 {{count}} 件',
  unlimited: '不限量',
  short: '还差 {{formatted}}',
  soldOut: '换完了',
  exchange: '兑换',
  exchangeFor: '用 {{points}}兑换',
  quantity: '数量',
  perTime_other: '每次限换 {{count}} 件',
  perPerson: '每人限换 {{count}} 件，已换 {{taken}} 件',
  have: '现有',
  after: '换完还有',
  noneLeft: '已经换完了，补货后这里会恢复。',
  allTaken: '每人限换 {{count}} 件，已经换满。',
  missing: '还差 {{formatted}} 积分。签到、学课都能得。',
  addressFirst: '先选收货地址',
  visitor: '登录以后就能兑换。',
  logIn: '登录',
  exchanged: '已换出 {{count}} 件',
  returnDays_other: '收到后 {{count}} 天内可退',
  noReturn: '不可退',
  others: '同类商品',
  gone: '这件商品不在商城里',
  goneText: '可能已经下架。',
  back: '回到商城',
  failed: '商品没有取到',
} as const;
/** The receipt of an exchange. */
export const receipt = {
  title: '换好了',
  mail: '寄出后，快递单号会出现在兑换记录里。',
  counter: '到柜台出示兑换码领取。',
  virtual: '券码如下，兑换记录里随时能查。',
  order: '订单号',
  code: '兑换码',
  pickup: '自提',
  until: '最晚领取',
  left: '剩余积分',
  stay: '继续看',
  record: '看兑换记录',
} as const;
