import type { Receipt } from '@banyan/contracts';

/** Lines of a receipt as they are shown and kept. */
export interface ReceiptLine {
  readonly name: string;
  readonly value: string;
}

/** A check sum in groups of four, as it is read out. */
export const grouped = (checksum: string) => checksum.replace(/(.{4})(?=.)/g, '$1 ');

/** A receipt as a text file [EX-04]. */
export function receiptText(title: string, lines: readonly ReceiptLine[], note: string): string {
  return ['Banyan', title, '', ...lines.map(({ name, value }) => `${name}\t${value}`), '', note, ''].join('\r\n');
}

/** Name of the file. */
export const receiptFile = ({ number }: Pick<Receipt, 'number'>) => `${number.replace(/[^\w-]/g, '')}.txt`;

/** Hands a text to the browser as a file. */
export function saveText(name: string, text: string): void {
  // The mark at the beginning tells older editors that it is UTF-8.
  const address = URL.createObjectURL(new Blob(['\uFEFF', text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
