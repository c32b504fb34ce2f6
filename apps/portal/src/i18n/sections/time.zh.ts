/** Parts of a length of time. */
export const time = {
  h: '{{n}} 小时',
  min: '{{n}} 分',
  s: '{{n}} 秒',
} as const;
