import AES from 'crypto-js/aes';
import Utf8 from 'crypto-js/enc-utf8';
import HmacSHA256 from 'crypto-js/hmac-sha256';
import Hex from 'crypto-js/enc-hex';
export const seal = (s: string, k: string) => {
  const c = AES.encrypt(s, k).toString();
  return c + '.' + HmacSHA256(c, k).toString(Hex);
};
export const unseal = (s: string, k: string) => AES.decrypt(s.split('.')[0], k).toString(Utf8);
