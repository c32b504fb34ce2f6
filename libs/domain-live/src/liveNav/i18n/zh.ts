/** Texts of this domain's entries in the navigation of other screens. */
const zh = {
  meetings: '会议',
} as const;

export default zh;
