import { ErrorCode, partnerPage, partnerTypeList, sendLead, type CallInput } from '@banyan/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import { CourseWorld } from '../course/testing/world.ts';
import { allRoutes } from '../index.ts';
import { partnerLeads } from './partner.schema.ts';
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
