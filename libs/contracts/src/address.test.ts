import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { courseSorts, durationBands, fees, learningStates } from './course/course.choices.ts';
import { screenHref } from './index.ts';
import { catalogueInput, catalogueQuery, courseScreens, type CatalogueQuery } from './course/index.ts';

const text = fc.string({ unit: 'grapheme', maxLength: 15 });
const subset = <Option>(options: readonly Option[]) => fc.subarray([...options]);
const queries: fc.Arbitrary<CatalogueQuery> = fc.record({
  moduleId: fc.option(fc.integer({ min: 1, max: 1e9 })),
  category: text,
  keyword: text,
  states: subset(learningStates),
  required: fc.boolean(),
  durations: subset(durationBands),
  fees: subset(fees),
  lecturer: fc.nat(),
  sort: fc.constantFrom(...courseSorts),
  view: fc.constantFrom('grid', 'list'),
  cursor: text,
});
/** The query after a trip through a browser's address bar. */
const typed = (params: URLSearchParams) => new URLSearchParams(params.toString());

describe('a query in an address', () => {
  it('is read as it was written [SH-09]', () => {
    fc.assert(
      fc.property(queries, (query) => {
        // Search words are trimmed; all other values are unchanged.
        const kept = {
          ...query,
          keyword: catalogueQuery.read(new URLSearchParams({ keyword: query.keyword })).keyword,
        };
        expect(catalogueQuery.read(typed(catalogueQuery.write(query)))).toEqual(kept);
      }),
    );
  });

  it('has one address, whatever was pasted [SH-09]', () => {
    const names = ['moduleId', 'cat', 'keyword', 'state', 'type', 'duration', 'fee', 'lecturer', 'sort', 'view'];
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), fc.string({ maxLength: 300 })), (pasted) => {
        const query = catalogueQuery.read(new URLSearchParams(pasted));
        expect(catalogueQuery.read(typed(catalogueQuery.write(query)))).toEqual(query);
      }),
    );
  });

  it('leaves out what it does not know and what is initial [CO-01]', () => {
    const unknown = 'state=learning,asleep&duration=forever&sort=magic&lecturer=-3&view=cube&moduleId=x&page=2';
    const query = catalogueQuery.read(new URLSearchParams(unknown));
    expect(query).toEqual({ ...catalogueQuery.initial, states: ['learning'] });
    expect(catalogueQuery.write(query).toString()).toBe('state=learning');
    expect(catalogueQuery.write({}).toString()).toBe('');
  });

  it('cuts words between characters, so that the server takes them [CO-01]', () => {
    const { keyword } = catalogueQuery.read(new URLSearchParams({ keyword: `${'x'.repeat(79)}😀` }));
    expect(keyword).toBe('x'.repeat(79));
    expect(catalogueInput({ ...catalogueQuery.initial, keyword })['search[keyword]']).toBe(keyword);
  });
});

describe('an address of a screen', () => {
  it('holds its parameters whatever stands in them [SH-02]', () => {
    const href = screenHref(courseScreens.refused, { id: 101, name: 'A/B 100%：首件?#' });
    expect(href).toBe('/refused/101/A%2FB%20100%25%EF%BC%9A%E9%A6%96%E4%BB%B6%3F%23');
    expect(screenHref(courseScreens.record, {}, new URLSearchParams({ state: 'learned' }))).toBe(
      '/my/learn-record?state=learned',
    );
  });
});
