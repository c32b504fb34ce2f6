/** Words of this domain in the account navigation, in English. */
const en = {
  settings: 'Message settings',
} as const;

export default en;
