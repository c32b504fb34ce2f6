/** Words of the navigation of one's account, in English. */
const en = {
  personalData: 'Personal data',
  phone: 'Change phone number',
  password: 'Password',
} as const;

export default en;
