import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseForm } from './form.ts';
import { safeJson } from './json.ts';

describe('parseForm', () => {
  it('reads what forms and the portal write [HT-02]', () => {
    const parsed = parseForm('search%5Bkeyword%5D=a+b%20c%2B&empty=&%E5%90%8D=%E5%BC%A0&k=v=w');
    expect({ ...parsed }).toEqual({ 'search[keyword]': 'a b c+', empty: '', 名: '张', k: 'v=w' });
    expect(Object.getPrototypeOf(parsed)).toBeNull();
    expect({ ...parseForm('') }).toEqual({});
    expect({ ...parseForm('constructor=1&toString=2') }).toEqual({ constructor: '1', toString: '2' });
  });

  it('reads back whatever was encoded', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 30 }).filter((s) => !s.includes('\0'));
    fc.assert(
      fc.property(
        fc.dictionary(
          text.filter((name) => name !== '' && name !== '__proto__'),
          text,
          { noNullPrototype: true },
        ),
        (fields) => {
          const raw = Object.entries(fields).map(([k, v]) => `${encodeURIComponent(k)}=${encodeURIComponent(v)}`);
          expect({ ...parseForm(raw.join('&')) }).toEqual(fields);
        },
      ),
    );
  });

  it.each([
    ['a name twice', 'a=1&a=2'],
    ['a name twice in two spellings', 'a=1&%61=2'],
    ['a cut percent sequence', 'a=%4'],
    ['a percent sequence without hex', 'a=%zz'],
    ['bytes that are not UTF-8', 'a=%c3%28'],
    ['an over-long encoding', 'a=%c0%af'],
    ['an encoded surrogate', 'a=%ed%a0%80'],
    ['a lone surrogate', 'a=\ud800'],
    ['NUL', 'a=%00'],
    ['a prototype', '__proto__=1'],
    ['an encoded prototype', '%5f_proto__=1'],
    ['a name alone', 'a'],
    ['a value alone', '=1'],
    ['an empty part', 'a=1&&b=2'],
    ['a trailing ampersand', 'a=1&'],
  ])('refuses %s', (_, raw) => {
    expect(() => parseForm(raw)).toThrow(expect.objectContaining({ code: 400 }));
  });

  it('refuses more fields and more text than its limits, not one less', () => {
    const limits = { maxLength: 9, maxFields: 2 };
    expect({ ...parseForm('a=12&b=34', limits) }).toEqual({ a: '12', b: '34' });
    expect(() => parseForm('a=12&b=345', limits)).toThrow(expect.objectContaining({ code: 413 }));
    expect(() => parseForm('a=&b=&c=', limits)).toThrow(expect.objectContaining({ code: 413 }));
  });
});

describe('safeJson', () => {
  it('reads what JSON.parse reads', () => {
    const clean = (text: string) => text.isWellFormed() && !/\\u0000|__proto__|\\ud/.test(text);
    fc.assert(
      fc.property(fc.json().filter(clean), (text) => {
        expect(safeJson(text, 50)).toEqual(JSON.parse(text));
      }),
    );
  });

  it.each([
    ['a key twice', /key refused/, '{"a":1,"a":2}'],
    ['a key twice in two spellings', /key refused/, '{"a":1,"\\u0061":2}'],
    ['a key twice, deep', /key refused/, '{"x":[{"a":1,"b":{"c":1,"c":2}}]}'],
    ['a prototype', /key refused/, '{"__proto__":{"admin":true}}'],
    ['an encoded prototype', /key refused/, '{"\\u005f_proto__":1}'],
    ['a lone surrogate', /character refused/, '{"a":"\\ud800"}'],
    ['NUL', /character refused/, '{"a":"\\u0000"}'],
    ['broken JSON', /Expected/, '{"a":1'],
  ])('refuses %s', (_, why, text) => {
    expect(() => safeJson(text, 10)).toThrow(why);
  });

  it('lets keys repeat in different objects and quotes hide in strings', () => {
    const text = '[{"a":"{\\"a\\":1,\\"a\\":2}"},{"a":"\\\\"},{"a":":"}]';
    expect(safeJson(text, 2)).toEqual(JSON.parse(text));
  });

  it('refuses nesting beyond its depth, and survives a thousandfold of it', () => {
    expect(safeJson('{"a":[1]}', 2)).toEqual({ a: [1] });
    expect(() => safeJson('{"a":[[1]]}', 2)).toThrow(/deep/);
    expect(() => safeJson('['.repeat(200_000) + ']'.repeat(200_000), 10)).toThrow(/deep/);
  });

  it('reads a string of a megabyte', () => {
    const text = JSON.stringify({ a: 'x\\"字'.repeat(200_000) });
    expect(safeJson(text, 1)).toEqual(JSON.parse(text));
  });
});
