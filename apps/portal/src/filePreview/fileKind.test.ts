import { describe, expect, it } from 'vitest';
import { tableRows, kindOf, signedFile } from './fileKind.ts';

it.each([
  ['application/pdf', 'document'],
  ['image/png', 'image'],
  ['application/vnd.ms-excel', 'sheets'],
  ['text/csv; charset=utf-8', 'table'],
  ['text/markdown; charset=utf-8', 'text'],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'words'],
  ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'sheets'],
  ['application/vnd.openxmlformats-officedocument.presentationml.presentation', 'slides'],
  ['application/msword', 'other'],
  ['', 'other'],
] as const)('shows %s as %s [CO-13]', (type, kind) => {
  expect(kindOf(type)).toBe(kind);
});

describe('an address of a file', () => {
  it('is one that the content origin has signed [CO-13]', () => {
    expect(signedFile('http://a.localhost:4001/f/1/a.pdf?e=1&n=%E6%8C%87%E5%8D%97.pdf&s=x')?.name).toBe('指南.pdf');
    expect(signedFile('http://a.localhost:4001/f/1/a.pdf?e=1&s=x')?.name).toBe('a.pdf');
  });
  it.each([
    '',
    'javascript:alert(1)//f/?e=1&s=1',
    'https://a.example/index',
    'https://a.example/f/a.pdf',
    'file:///f/a?e=1&s=1',
  ])('is not %s [CO-13]', (address) => expect(signedFile(address)).toBeNull());
});

it('reads a table with quotes, commas and line breaks in its fields, up to a limit [CO-13]', () => {
  expect(tableRows('a,b\r\n"1,5","x ""y"""\n\n"two\nlines",\n', 9)).toEqual([
    ['a', 'b'],
    ['1,5', 'x "y"'],
    ['two\nlines', ''],
  ]);
  expect(tableRows('1\n2\n3', 2)).toEqual([['1'], ['2']]);
  expect(tableRows('工序;压力\nOP10;0,56;"一;二"\n', 9)).toEqual([
    ['工序', '压力'],
    ['OP10', '0,56', '一;二'],
  ]);
  expect(tableRows('a\tb, c\n1\t2\n', 9)).toEqual([
    ['a', 'b, c'],
    ['1', '2'],
  ]);
});
