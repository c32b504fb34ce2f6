// Made from zh.ts by tools/i18n/build.mjs; corrections belong into the overrides beside it.
const messages = {
  title: '文件預覽',
  save: '下載',
  loading: '正在打開文件',
  retry: '重試',
  home: '回到首頁',
  back: '返回上一頁',
  none: '沒有指定要看的文件',
  noneText: '請從文件所在的頁面打開。',
  expired: '文件的打開時限到了',
  expiredHere: '重新打開會取得新的地址。',
  expiredThere: '請回到文件所在的頁面重新打開。',
  openAgain: '重新打開',
  failed: '文件沒有取到',
  failedText: '文件可能已被刪除，或網絡中斷了。',
  unknown: '這種文件不能在線預覽',
  unknownText: '下載後用本機的軟件打開。',
  empty: '文件是空的',
  cut: '只顯示了開頭的一部分，完整內容請下載。',
};

export default messages;
