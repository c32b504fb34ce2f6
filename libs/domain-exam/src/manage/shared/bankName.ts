import type { ManagedBank } from '@banyan/contracts/exam';

/** Name of a bank in the language of the viewer. */
export const bankName = ({ name }: Pick<ManagedBank, 'name'>, language: string): string =>
  language.startsWith('en') && name.en !== undefined && name.en !== '' ? name.en : name.zh_cn;
