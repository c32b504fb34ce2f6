// Made from zh.ts by tools/i18n/build.mjs; corrections belong into the overrides beside it.
const messages = {
  title: '確認登入',
  loading: '正在準備',
  failed: '二維碼沒有取到',
  picture: '登入二維碼，用已登入的手機掃描',
  link: '掃不了？在已登入的設備上打開這個鏈接',
  renew: '換一個二維碼',
  offline: '網絡不通，恢復後會繼續等待。',
  home: '回首頁',
  screen: {
    waiting: { title: '用手機掃一掃登入', text: '手機上要已登入這個學堂。二維碼兩分鐘內有效。' },
    scanned: { title: '{{name}}，已掃描', text: '請在手機上確認登入。' },
    confirmed: { title: '已確認', text: '正在登入。' },
    refused: { title: '手機上拒絕了登入', text: '要重新登入，請換一個二維碼。' },
    expired: { title: '二維碼已過期', text: '每個二維碼只能用一次，兩分鐘內有效。' },
  },
  phone: {
    ask: '在電腦上登入{{portal}}？',
    as: '電腦會以 {{name}} 的身份登入。',
    failed: '這次登入的信息沒有取到',
    device: '設備',
    unknown: '不認識的設備',
    place: '網絡地址',
    at: '請求時間',
    elsewhere: '電腦和手機不在同一個網絡裏。請確認是自己面前的電腦。',
    care: '不是自己掃的，或者別人讓你掃的，請拒絕。',
    confirm: '確認登入',
    refuse: '不是我，拒絕',
    notAnswered: '沒有送到：{{why}}',
    confirmed: { title: '已確認登入', text: '電腦上馬上就會登入，可以放下手機了。' },
    refused: { title: '已拒絕登入', text: '電腦沒有登入。如果不是你掃的，建議修改密碼。' },
    expired: { title: '二維碼已過期', text: '請在電腦上換一個二維碼，再掃一次。' },
    taken: { title: '這個二維碼已經用過', text: '每個二維碼只能用一次。請在電腦上換一個再掃。' },
  },
};

export default messages;
