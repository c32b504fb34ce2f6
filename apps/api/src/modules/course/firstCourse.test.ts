import { addFirstCourse, courseDetail, courseList } from '@banyan/contracts/course';
import { auditLog } from '@banyan/contracts/organisation';
import { beforeEach, describe, expect, it } from 'vitest';
import { openWorld, type Asker, type World } from '../../testing/world.ts';
import { allRoutes } from '../index.ts';
import { anyCourse } from './testing/anyCourse.ts';

let world: World;
let boss: Asker;

beforeEach(async () => {
  world = await openWorld(allRoutes);
  boss = await world.addPerson('admin');
});

const rulesOf = async (work: Promise<{ readonly data?: unknown } | undefined>) =>
  ((await work)?.data as { readonly fields: object } | undefined)?.fields;

describe('A first course', () => {
  const course = { title: '新人第一课', chapter: '欢迎', text: '第一段\n\n<b>第二段</b>', minutes: '2' as const };

  it('is on the shelf for everybody with one chapter of text, whatever tags are typed [CO-01] [CO-03]', async () => {
    const { id } = await world.ask(addFirstCourse, course, boss);
    const learner: Asker = { userId: await world.addLearner('li') };
    const list = await world.ask(courseList, { ...anyCourse, 'search[keyword]': '新人' }, learner);
    expect(list.items.map((one) => one.id)).toEqual([id]);
    const detail = await world.ask(courseDetail, { id }, learner);
    expect(JSON.stringify(detail)).toContain('新人第一课');
    const log = await world.ask(auditLog, { subject: 'course', q: '', size: 10 }, boss);
    expect(log.items).toMatchObject([{ subject: { type: 'course', id } }]);
  });

  it('is refused without a title or a text, and under the title of another [CO-01]', async () => {
    await world.ask(addFirstCourse, course, boss);
    const rules = (change: object) => rulesOf(world.refusal(addFirstCourse, { ...course, ...change }, boss));
    expect(await rules({})).toEqual({ title: 'taken' });
    expect(await rules({ title: ' ', text: ' \n\n ' })).toEqual({ title: 'missing', text: 'missing' });
  });
});
