import type { Receipt } from '@banyan/contracts/exam';

/** Lines of a receipt, both on the screen and in the file. */
export interface ReceiptLine {
  readonly name: string;
  readonly value: string;
}

/** A check sum in groups of four, to be read out. */
export const grouped = (checksum: string) => checksum.replace(/(.{4})(?=.)/g, '$1 ');

/** A receipt as a text file. */
export function receiptText(title: string, lines: readonly ReceiptLine[], note: string): string {
  return ['Banyan', title, '', ...lines.map(({ name, value }) => `${name}\t${value}`), '', note, ''].join('\r\n');
}

/** Name of the file. */
export const receiptFile = ({ number }: Pick<Receipt, 'number'>) => `${number.replace(/[^\w-]/g, '')}.txt`;
