import { expect, it } from 'vitest';
import { grouped, receiptFile, receiptText } from './receiptText.ts';

it('writes a receipt line by line [EX-04]', () => {
  const text = receiptText('抽样检验', [{ name: '编号', value: 'EX-20251120-3367' }], '请保存');
  expect(text).toBe('Banyan\r\n抽样检验\r\n\r\n编号\tEX-20251120-3367\r\n\r\n请保存\r\n');
});

it('names the file by the number, and reads the check sum in groups [EX-04]', () => {
  expect(receiptFile({ number: 'EX-20251120-3367' })).toBe('EX-20251120-3367.txt');
  expect(grouped('9c41e07a52bd')).toBe('9c41 e07a 52bd');
});
