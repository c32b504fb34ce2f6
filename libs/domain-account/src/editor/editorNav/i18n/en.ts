/** Texts of the account's navigation, in English. */
const en = {
  personalData: 'Personal data',
  phone: 'Change phone number',
  password: 'Password',
} as const;

export default en;
