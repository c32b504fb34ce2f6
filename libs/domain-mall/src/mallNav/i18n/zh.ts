/** Words of this domain's entries in navigations of other screens. */
const zh = { points: '我的积分', medals: '勋章', rankings: '排行榜', desk: '兑换' } as const;

export default zh;
