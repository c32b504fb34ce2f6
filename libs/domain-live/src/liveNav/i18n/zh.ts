/** Words of this domain's entries in navigations of other screens. */
const zh = {
  meetings: '会议',
} as const;

export default zh;
