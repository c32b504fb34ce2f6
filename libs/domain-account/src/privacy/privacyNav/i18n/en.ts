/** Texts of the entry in the navigation, in English. */
const en = {
  privacy: 'Privacy and data',
  desk: 'Account closures',
} as const;

export default en;
