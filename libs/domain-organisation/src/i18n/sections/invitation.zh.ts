export const invitation = {
  title: '给 {{name}} 的邀请',
  mailed: '邀请已发到 {{mail}}。也可以把下面的链接直接给本人，它只显示这一次。',
  notMailed: '没有邮箱，邀请没有发出。请把下面的链接给本人，它只显示这一次。',
  until: '链接只能用一次，有效期到',
  copy: '复制链接',
  copied: '已复制',
  copyFailed: '没有复制成，请手动选中',
} as const;
