import { idNumberForm, isIdNumber } from '@banyan/contracts/account';
import type { RealNameRegister } from './face.ports.ts';

const plain = (value: string) =>
  value
    .normalize('NFKC')
    .replaceAll(/[\s·.]/gu, '')
    .toLowerCase();

/** Compares with the person's personal data, and the number with its check character. It asks no outside service. */
export const embeddedRegister: RealNameRegister = {
  by: 'embedded',
  check: ({ idNumber, name, toldName, toldNumber }) => {
    if (!isIdNumber(idNumber)) return Promise.resolve('invalid');
    if (toldName === '' || toldNumber === '') return Promise.resolve('unknown');
    const same = plain(name) === plain(toldName) && idNumberForm(idNumber) === idNumberForm(toldNumber);
    return Promise.resolve(same ? 'confirmed' : 'different');
  },
};
