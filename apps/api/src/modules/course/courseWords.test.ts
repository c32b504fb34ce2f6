import { courseList } from '@banyan/contracts/course';
import { beforeAll, describe, expect, it } from 'vitest';
import { seedBulk } from './seed/seedBulk.ts';
import { CourseWorld } from './testing/world.ts';
import { anyCourse } from './testing/anyCourse.ts';

/** In the introduction of every generated course, which are more than a search sorts. */
const everywhere = '要求';
const total = 5100;

let world: CourseWorld;
beforeAll(async () => {
  world = await CourseWorld.open();
  const order = { eid: 1001, passwordHash: '', now: world.now, timeZone: 'Asia/Shanghai' };
  await seedBulk(world.db, { ...order, courses: total, learners: 0 });
}, 120_000);

const list = (change: Partial<typeof anyCourse>) =>
  world.ask(courseList, { ...anyCourse, ...change }, { userId: null });
const ids = async (change: Partial<typeof anyCourse>) => (await list(change)).items.map(({ id }) => id);

describe('a word that nearly every course has', () => {
  it('gives the same courses as no word at all, in every order and filter [CO-01]', async () => {
    const changes: Partial<typeof anyCourse>[] = [
      {},
      { sort: 'newest' },
      { sort: 'learners' },
      { sort: 'rating', fee: ['charged'] },
      { type: 'required', 'search[catid]': 'QM01' },
    ];
    for (const change of changes) {
      expect(await ids({ ...change, 'search[keyword]': everywhere })).toEqual(await ids(change));
    }
  });

  it('is counted up to the limit, all courses are counted whole [CO-01]', async () => {
    const found = await list({ 'search[keyword]': everywhere });
    expect(found.count).toBe(found.countLimit);
    const narrow = { fee: ['charged' as const], type: 'required' as const, duration: ['under30' as const] };
    const few = await list({ 'search[keyword]': everywhere, ...narrow });
    expect(few.count).toBe((await list(narrow)).count);
    expect(few.count).toBeLessThan(few.countLimit);
    const whole = await list({});
    expect(whole.count).toBe(total);
    expect(whole.countLimit).toBeGreaterThan(total);
  });

  it('goes on from page to page [CO-01]', async () => {
    const first = await list({ 'search[keyword]': everywhere });
    const second = await list({ 'search[keyword]': everywhere, cursor: first.next ?? '' });
    const plain = await list({ cursor: (await list({})).next ?? '' });
    expect(second.items.map(({ id }) => id)).toEqual(plain.items.map(({ id }) => id));
    expect(second.first).toBe(21);
  });
});

describe('a word that some courses have', () => {
  it('gives them sorted and counted, over all pages [CO-01]', async () => {
    const found: number[] = [];
    let page = await list({ 'search[keyword]': '数控车床', sort: 'newest', size: 60 });
    const { count } = page;
    for (;;) {
      found.push(...page.items.map(({ id }) => id));
      expect(page.count).toBe(count);
      if (page.next === null) break;
      page = await list({ 'search[keyword]': '数控车床', sort: 'newest', size: 60, cursor: page.next });
    }
    // Later ids are older courses.
    expect(found).toEqual([...new Set(found)].sort((a, b) => a - b));
    expect(found).toHaveLength(count);
    expect(page.items.every(({ title }) => title.includes('数控车床'))).toBe(true);
  });
});
