import { matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { readQuery } from './catalogue/catalogueQuery.ts';
import { courseLinks } from './course.links.ts';

const params = (path: string, address: string) => matchRoutes([{ path }], address)?.[0]?.params;

describe('courseLinks', () => {
  it('builds addresses that its own patterns match [SH-02]', () => {
    const { detail, record, refused, study } = courseLinks;
    expect(params(detail.path, '/course/101')).toEqual({ id: '101' });
    expect(detail.href(101)).toBe('/course/101');
    expect(detail.href(101, { chapter: 1005, from: 250 })).toBe('/course/101?chapter=1005&from=250');
    expect([study.href(), record.href(), record.href('learned')]).toEqual([
      '/index/study',
      '/my/learn-record',
      '/my/learn-record?state=learned',
    ]);
    expect(params(refused.path, refused.href(101, 'A/B 100%：首件?#'))).toEqual({
      id: '101',
      name: 'A/B 100%：首件?#',
    });
  });

  it('speaks the catalogue’s own address [CO-01]', () => {
    const href = courseLinks.catalogue.href({ category: 'quality01', keyword: 'C&A', required: true, sort: 'newest' });
    expect(readQuery(new URL(href, 'http://portal').searchParams)).toMatchObject({
      category: 'quality01',
      keyword: 'C&A',
      required: true,
      sort: 'newest',
    });
    expect(courseLinks.catalogue.href()).toBe('/course');
  });
});
