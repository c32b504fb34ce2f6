import { ErrorCode, type CallInput } from '@banyan/contracts';
import { handleLead, leadReviews, partnerPage, partnerTypeList, sendLead } from '@banyan/contracts/course';
import { messageList, setMessageRead } from '@banyan/contracts/messages';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Asker } from '../../testing/world.ts';
import { CourseWorld } from '../course/testing/world.ts';
import { users } from '../../platform/enterprise.schema.ts';
import { allRoutes } from '../index.ts';
import { messages } from '../messages/messages.schema.ts';
import { partnerLeads, partners } from './partner.schema.ts';
import { addPartner } from './testing/addPartner.ts';

let world: CourseWorld;
const visitor = { userId: null };

beforeAll(async () => {
  world = await CourseWorld.open([1001, 1002], allRoutes);
});

const lead = (change: Partial<CallInput<typeof sendLead>> = {}): CallInput<typeof sendLead> => ({
  ...{ partner: 51, company: '衡川', contact: '赵敏', phone: '13812347716', email: '' },
  ...{ people: 's200', interest: 'content', words: '' },
  ...change,
});

describe('a partner', () => {
  it('is shown with the courses that the reader may open, in its enterprise alone [CO-15]', async () => {
    const open = await world.addCourse();
    const shut = await world.addCourse({ departments: ['别处'] });
    await addPartner(world, { id: 51, courseIds: [shut.id, open.id] });
    const page = await world.ask(partnerPage, { id: 51 }, visitor);
    expect(page.courses.map(({ id }) => id)).toEqual([open.id]);
    expect(await world.ask(partnerTypeList, {}, visitor)).toMatchObject({
      items: [{ type: 'content', partners: [{ id: 51 }] }],
    });
    expect(await world.refusal(partnerPage, { id: 51 }, { userId: null, eid: 1002 })).toEqual({
      code: ErrorCode.notFound,
    });
  });

  it('takes who is interested, once, and names what is missing [CO-15]', async () => {
    expect(await world.refusal(sendLead, lead({ company: ' ', phone: '12', email: 'a@' }), visitor)).toEqual({
      code: ErrorCode.fieldsRefused,
      data: { fields: { company: 'required', phone: 'phone', email: 'email' } },
    });
    await world.ask(sendLead, lead(), visitor);
    await world.ask(sendLead, lead(), visitor);
    const rows = await world.in(1001, (scope) => scope.tx.select().from(partnerLeads).where(scope.only(partnerLeads)));
    expect(rows).toMatchObject([{ company: '衡川', phone: '+8613812347716', partnerId: 51 }]);
    for (let n = 1; n < 10; n += 1) await world.ask(sendLead, lead({ company: `c${n}` }), visitor);
    expect(await world.refusal(sendLead, lead({ company: 'one more' }), visitor)).toMatchObject({
      code: ErrorCode.tooFrequent,
    });
  });
});

describe('administrators are told of an enquiry', () => {
  const own = { box: 'own', about: 'personal', unread: 'N', keyword: '', size: 20 } as const;
  const told = async (who: Asker) =>
    (await world.ask(messageList, own, who)).items.map(({ read, source, title }) => ({ ...source, title, read }));

  it('by one message a day, which comes again and never says who asks; the others hear nothing [CO-15]', async () => {
    world.now += 90_000_000;
    const [administrator, learner] = [await world.addPerson('admin', 'told'), await world.addPerson('learner', 'idle')];
    const elsewhere = await world.addPerson('admin', 'told elsewhere', 1002);
    const [gone, revoked] = [await world.addPerson('admin', 'locked'), await world.addPerson('admin', 'revoked')];
    await world.in(1001, async ({ only, tx }) => {
      await tx.delete(partnerLeads).where(only(partnerLeads));
      await tx
        .update(users)
        .set({ locked: true })
        .where(only(users, eq(users.id, gone.userId ?? 0)));
      await tx
        .update(users)
        .set({ adminRevoked: true })
        .where(only(users, eq(users.id, revoked.userId ?? 0)));
    });
    await addPartner(world, { id: 61 });
    await world.ask(sendLead, lead({ partner: 61, company: '甲' }), visitor);
    const first = { type: 'leadSent', id: '2025-11-21', title: '新的合作咨询：「研究院」', read: false };
    expect(await told(administrator)).toEqual([first]);
    const { items } = await world.ask(messageList, own, administrator);
    await world.ask(setMessageRead, { id: items[0]?.id ?? 0, read: 'Y' }, administrator);
    await world.ask(sendLead, lead({ partner: 61, company: '甲' }), visitor);
    expect(await told(administrator)).toEqual([{ ...first, read: true }]);
    await world.ask(sendLead, lead({ partner: 61, company: '乙' }), visitor);
    const title = '2 份合作咨询待联系，最近一份关于「研究院」';
    expect(await told(administrator)).toEqual([{ ...first, title }]);
    expect(await told({ ...administrator, language: 'en' })).toMatchObject([
      { title: '2 enquiries to answer, the latest about “研究院”' },
    ]);
    world.now += 86_400_000;
    await world.ask(sendLead, lead({ partner: 61, company: '丙' }), visitor);
    expect((await told(administrator)).map(({ id }) => id)).toEqual(['2025-11-22', '2025-11-21']);
    const stored = await world.in(1001, ({ only, tx }) => tx.select().from(messages).where(only(messages)));
    expect(JSON.stringify(stored)).not.toMatch(/[甲乙丙]|赵敏|13812347716/);
    for (const other of [learner, elsewhere, gone, revoked]) expect(await told(other)).toEqual([]);
  });
});

describe('an enquiry at the desk', () => {
  const open = { state: 'open', size: 60 } as const;
  const done = { state: 'answered', size: 60 } as const;

  // The daily enquiries of one address are used up.
  beforeAll(() => void (world.now += 90_000_000));

  it('is seen by administrators of its enterprise, and by nobody else [CO-15]', async () => {
    await addPartner(world, { id: 52 });
    const sent = { partner: 52, company: '看得见', email: 'min@hengchuan.example', words: '想谈认证' };
    await world.ask(sendLead, lead(sent), visitor);
    const administrator = await world.addPerson('admin', 'sees');
    const { items, waiting } = await world.ask(leadReviews, open, administrator);
    expect(items.find(({ company }) => company === '看得见')).toEqual({
      ...{ id: expect.any(Number) as number, company: '看得见', contact: '赵敏', phone: '+8613812347716' },
      ...{ email: 'min@hengchuan.example', interest: 'content', people: 's200', words: '想谈认证' },
      partner: { id: 52, name: '研究院', shown: true },
      at: world.now,
      handled: null,
    });
    expect(waiting).toBe(items.length);
    for (const role of ['learner', 'lecturer'] as const) {
      const other = await world.addPerson(role, `sees not: ${role}`);
      expect(await world.refusal(leadReviews, open, other)).toMatchObject({ code: ErrorCode.adminsOnly });
      expect(await world.refusal(handleLead, { lead: items[0]?.id ?? 0, note: '' }, other)).toMatchObject({
        code: ErrorCode.adminsOnly,
      });
    }
    const elsewhere = await world.addPerson('admin', 'elsewhere', 1002);
    expect(await world.ask(leadReviews, open, elsewhere)).toEqual({ items: [], next: null, waiting: 0 });
    expect(await world.refusal(handleLead, { lead: items[0]?.id ?? 0, note: '' }, elsewhere)).toEqual({
      code: ErrorCode.postChanged,
    });
  });

  it('is done once, with who did it, when and what came of it; the second is told [CO-15]', async () => {
    await addPartner(world, { id: 53 });
    for (const company of ['先来', '后到']) {
      await world.ask(sendLead, lead({ partner: 53, company, phone: '13812347717' }), visitor);
      world.now += 60_000;
    }
    const administrator = await world.addPerson('admin', 'calls');
    const before = await world.ask(leadReviews, open, administrator);
    const own = before.items.filter(({ partner }) => partner.id === 53);
    expect(own.map(({ company }) => company)).toEqual(['先来', '后到']);
    const id = own[0]?.id ?? 0;
    expect(await world.refusal(handleLead, { lead: id, note: 'x'.repeat(201) }, administrator)).toMatchObject({
      code: ErrorCode.badRequest,
    });
    const handled = { by: expect.stringContaining('calls') as string, at: world.now, note: '周三到厂里谈' };
    expect(await world.ask(handleLead, { lead: id, note: ' 周三到厂里谈 ' }, administrator)).toMatchObject({
      id,
      handled,
    });
    const second = await world.addPerson('admin', 'calls too');
    expect(await world.refusal(handleLead, { lead: id, note: 'mine' }, second)).toEqual({
      code: ErrorCode.postChanged,
    });
    const after = await world.ask(leadReviews, open, second);
    expect(after.items.map((row) => row.id)).not.toContain(id);
    expect(after.waiting).toBe(before.waiting - 1);
    expect((await world.ask(leadReviews, done, second)).items[0]).toMatchObject({ id, handled });
  });

  it('goes on to the next page of those that wait and of those that are done [CO-15]', async () => {
    const administrator = await world.addPerson('admin', 'turns');
    const all = await world.ask(leadReviews, open, administrator);
    const first = await world.ask(leadReviews, { ...open, size: 1 }, administrator);
    const next = await world.ask(leadReviews, { ...open, size: 1, cursor: first.next ?? '' }, administrator);
    expect([...first.items, ...next.items]).toEqual(all.items.slice(0, 2));
    const [one, other] = all.items;
    for (const row of [one, other]) {
      world.now += 60_000;
      await world.ask(handleLead, { lead: row?.id ?? 0, note: '' }, administrator);
    }
    const last = await world.ask(leadReviews, { ...done, size: 1 }, administrator);
    const earlier = await world.ask(leadReviews, { ...done, size: 1, cursor: last.next ?? '' }, administrator);
    expect([...last.items, ...earlier.items].map(({ id }) => id)).toEqual([other?.id, one?.id]);
  });

  it('still names a partner that is not shown any more, without its page [CO-15]', async () => {
    await addPartner(world, { id: 54 });
    await world.ask(sendLead, lead({ partner: 54, company: '走了', phone: '13812347718' }), visitor);
    await world.in(1001, (scope) =>
      scope.tx
        .update(partners)
        .set({ shown: false })
        .where(scope.only(partners, eq(partners.id, 54))),
    );
    const { items } = await world.ask(leadReviews, open, await world.addPerson('admin', 'looks'));
    expect(items.find(({ company }) => company === '走了')?.partner).toEqual({ id: 54, name: '研究院', shown: false });
  });
});
