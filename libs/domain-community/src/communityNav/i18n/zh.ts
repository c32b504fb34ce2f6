/** Words of this domain's entries in navigations of other screens. */
const zh = { topics: '话题', questions: '问答', mine: '我的社区', desk: '社区' } as const;

export default zh;
