/** Words of this domain in the navigation of one's account, in English. */
const en = {
  settings: 'Message settings',
} as const;

export default en;
