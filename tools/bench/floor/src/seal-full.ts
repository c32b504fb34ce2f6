import CryptoJS from 'crypto-js';
export const doSeal = async (s: string) => {
  const c = CryptoJS.AES.encrypt(s, 'key').toString();
  return c + CryptoJS.HmacSHA256(c, 'key').toString();
};
