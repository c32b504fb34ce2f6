/** Downloads. */
export const downloads = {
  about: '下载链接 24 小时内有效，过期后可以重新获取。',
  list: '下载过的资料',
  listFailed: '下载记录没有取到',
  none: '还没有下载过资料',
  noneText: '课程页的“资料”里可以单个下载，也可以选几个一起打包。',
  files_other: '{{count}} 个文件',
  state: { waiting: '正在打包', ready: '可以下载', failed: '没有打包成', expired: '链接已过期' },
  failedText: '有文件暂时取不到。再试一次，或者到课程里单个下载。',
  opensUntil: '链接有效到',
  save: '下载',
  saveName: '下载：{{name}}',
  again: '重新获取',
  againName: '重新获取：{{name}}',
  kept: '这条记录没有变',
} as const;

/** Files of a course. */
export const materials = {
  list: '课程资料',
  failed: '资料没有取到',
  none: '这门课没有资料',
  noneText: '讲师放上讲义或表格以后，会出现在这里。',
  all: '全选',
  compress_zero: '打包下载',
  compress_other: '打包下载 {{count}} 个',
  kept: '选好的文件都还在',
  archive: {
    waiting: '正在打包 {{count}} 个文件，可以先学别的，好了在下载记录里取。',
    ready: '{{count}} 个文件已打包好，链接 24 小时内有效。',
    failed: '没有打包成，可以单个下载，或者到下载记录里再试。',
    expired: '链接已过期，到下载记录里重新获取。',
  },
  notGot: '没有取到下载链接，请再试一次。部分手机不能下载，请换电脑',
  get: '获取链接',
  getName: '获取链接：{{name}}',
  day: '链接 24 小时内有效，之后到下载记录里重新获取。',
} as const;
