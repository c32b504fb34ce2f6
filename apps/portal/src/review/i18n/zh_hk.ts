// Made from zh.ts by tools/i18n/build.mjs; corrections belong into the overrides beside it.
const messages = {
  loading: '正在讀取',
  visitors: '外部訪客',
  title: '批閲',
  parts: '批閲的類別',
  nothing: '這裏還沒有要批閲的內容',
  nothingText: '學員交了需要人工批閲的內容，會出現在這裏。',
  home: '回到首頁',
};

export default messages;
