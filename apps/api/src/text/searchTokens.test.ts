import { PGlite } from '@electric-sql/pglite';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchLexemes, searchQuery, searchTerms, searchTokens } from './searchTokens.ts';

const query = (typed: string) => searchQuery(1, searchTerms(typed));

describe('words of a text', () => {
  it('takes Chinese as characters and pairs, Latin as lower-case words [CO-01]', () => {
    expect(searchTokens('首件检验 SPC').sort()).toEqual(['spc', '件', '件检', '检', '检验', '首', '首件', '验'].sort());
  });

  it('splits where scripts and punctuation change, folds full width [CO-01]', () => {
    expect(searchTokens('GB/T 2828.1，Φ82缸孔').sort()).toEqual(
      ['gb', 't', '2828', '1', 'φ82', '缸', '孔', '缸孔'].sort(),
    );
    expect(searchTokens('ＰＦＭＥＡ').sort()).toEqual(['pfmea']);
  });

  it('keeps characters beyond the basic plane whole [CO-01]', () => {
    expect(searchTokens('𠮷野').sort()).toEqual(['𠮷', '野', '𠮷野'].sort());
  });

  it('does not join neighbours across a gap [CO-01]', () => {
    expect(searchTokens('质量，管理')).not.toContain('量管');
  });

  it('gives each word once, over several texts [CO-01]', () => {
    const tokens = searchTokens('安全 safety', '安全 Safety');
    expect(new Set(tokens).size).toBe(tokens.length);
    expect(tokens).toHaveLength(4);
  });
});

describe('what was typed', () => {
  it('asks for pairs of Chinese, the beginning of Latin words, single characters as they are [CO-01]', () => {
    expect(query('首件检验')).toBe("'1:首件' & '1:件检' & '1:检验'");
    expect(query('检')).toBe("'1:检'");
    expect(query('Pow bi')).toBe("'1:pow':* & '1:bi':*");
    expect(query('T')).toBe("'1:t'");
  });

  it('looks as few pairs up in the index as hold every character [CO-01]', () => {
    const asked = (by: 'indexed' | 'across') => (typed: string) =>
      searchTerms(typed)
        .filter((term) => term[by])
        .map(({ token }) => token);
    const indexed = asked('indexed');
    expect(indexed('首件')).toEqual(['首件']);
    expect(indexed('首件检')).toEqual(['首件', '件检']);
    expect(indexed('首件检验')).toEqual(['首件', '检验']);
    expect(indexed('首件检验单 件检')).toEqual(['首件', '件检', '检验', '验单']);
    expect(indexed('T pow')).toEqual(['t', 'pow']);
    const across = asked('across');
    expect(across('首件检')).toEqual(['首件', '件检']);
    expect(across('首件检验 T')).toEqual(['件检', 't']);
    expect(across('首件检验单')).toEqual(['件检', '验单']);
  });

  it('is nothing to look for when no letter or digit was typed [CO-01]', () => {
    expect(query('')).toBeUndefined();
    expect(query('  ??? -- \'" ')).toBeUndefined();
  });

  it('never lets operators through [CO-01]', () => {
    expect(query("a' | !'b:* <-> (c)")).toBe("'1:a' & '1:b' & '1:c'");
  });

  it('cuts endless words alike in index and query [CO-01]', () => {
    const word = 'x'.repeat(5000);
    expect(searchTokens(word)[0]).toHaveLength(40);
    expect(query(word)).toBe(`'1:${'x'.repeat(40)}':*`);
  });
});

describe('against the database', () => {
  let db: PGlite;
  beforeAll(async () => {
    db = await PGlite.create();
  });
  afterAll(() => db.close());

  async function finds(eid: number, text: string, typed: string): Promise<boolean> {
    const { rows } = await db.query<{ hit: boolean }>('select array_to_tsvector($1::text[]) @@ $2::tsquery as hit', [
      searchLexemes(eid, searchTokens(text)),
      searchQuery(1, searchTerms(typed)),
    ]);
    return rows[0]?.hit ?? false;
  }

  it('finds a course by part of its name, in any order of words [CO-01]', async () => {
    const title = '用 Power BI 看懂 OEE 与停机损失';
    expect(await finds(1, title, '停机')).toBe(true);
    expect(await finds(1, title, 'oee pow')).toBe(true);
    expect(await finds(1, title, '停机 培训')).toBe(false);
    expect(await finds(1, title, '机停')).toBe(false);
  });

  it("finds nothing in another enterprise's words [CO-01]", async () => {
    expect(await finds(2, '停机损失', '停机')).toBe(false);
  });

  it('takes whatever is typed without an error, and finds the text by itself [CO-01]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 80 }), async (typed) => {
        fc.pre(searchTerms(typed).length > 0);
        expect(await finds(1, typed, typed)).toBe(true);
      }),
      { numRuns: 300 },
    );
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: fc.constantFrom(...`'"\\&|!():*<->ab中文 `), maxLength: 30 }),
        async (typed) => {
          fc.pre(searchTerms(typed).length > 0);
          expect(await finds(1, typed, typed)).toBe(true);
        },
      ),
      { numRuns: 300 },
    );
  });
});
