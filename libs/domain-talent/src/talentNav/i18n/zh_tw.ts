// Made from zh.ts by tools/i18n/build.mjs; corrections belong into the overrides beside it.
const messages = { jobMap: '崗位地圖', assessments: '測評任務', train: 'AI 陪練', aiAssess: 'AI 考核' };

export default messages;
