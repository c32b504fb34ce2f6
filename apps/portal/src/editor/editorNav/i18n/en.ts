/** Words of the navigation of one's account, in English. */
const en = {
  personalData: 'Personal data',
} as const;

export default en;
