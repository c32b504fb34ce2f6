import { typedForm } from './typedAnswer.ts';

const number = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d{1,4}))?$/;

/** Sign, digits and power of ten, in the shortest form; null: it is no number. */
function partsOf(text: string): string | null {
  const [, sign, whole = '', rest = '', power = '0'] = number.exec(text) ?? [];
  if (sign === undefined || whole + rest === '') return null;
  const digits = (whole + rest).replace(/^0+/, '');
  const short = digits.replace(/0+$/, '');
  if (short === '') return '0';
  return `${sign === '-' ? '-' : ''}${short}e${Number(power) - rest.length + digits.length - short.length}`;
}

/** Whether two texts write the same number, however many digits it has: 1.50 and 1.5, 1e-7 and 0.0000001. */
export function isSameNumber(one: string, other: string): boolean {
  const [first, second] = [one, other].map((text) => partsOf(typedForm(text)));
  return first !== null && first === second;
}
