/** Words of this domain's entries in navigations of other screens. */
const zh = { jobMap: '岗位地图', assessments: '测评任务', train: 'AI 陪练', aiAssess: 'AI 考核' } as const;

export default zh;
