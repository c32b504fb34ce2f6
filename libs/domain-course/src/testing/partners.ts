import {
  handleLead,
  leadReviews,
  partnerPage,
  partnerTypeList,
  sendLead,
  type PartnerLead,
  type PartnerPage,
  type PartnerTypeItem,
} from '@banyan/contracts/course';
import { answer, type FakeAnswer } from '@banyan/core-screen/testing';
import { fixtureNow, makeCourses } from './fixtures.ts';

type Language = 'zh' | 'en';

const texts = {
  zh: {
    names: ['苏衡质量研究院', '钧工刀具应用中心'],
    lines: ['汽车零部件质量体系的培训与审核员认证', '刀具选型、试切与现场辅导'],
    place: '苏州',
    introduction: ['课程案例取自双方在缸体线上的联合审核。', '学完课程的检验员可以直接报名内审员认证。'],
    lead: { company: '吴江精锻', contact: '沈海峰', phone: '+8613806250417', email: 'shen@wujiang-forge.example' },
    words: '明年要换发质量体系证书，十二名检验员想一起报内审员认证。',
    administrator: '赵敏',
    note: '已电话沟通，下周三到厂里谈。',
  },
  en: {
    names: ['Northshore Food Safety Institute', 'Clearshelf Retail Systems'],
    lines: ['Training and certificates for cold chain and store hygiene', 'Shelf labels and till analytics'],
    place: 'Rotterdam',
    introduction: [
      'The curves come from a year of records of forty stores.',
      'The certificate is valid for three years.',
    ],
    lead: {
      ...{ company: 'Harbour Street Bakeries', contact: 'Ruth Calder', phone: '+447700900184' },
      email: 'ruth@harbourstreet.example',
    },
    words: 'We open eleven shops this spring and would like their managers certified before that.',
    administrator: 'Nora Whitfield',
    note: 'We have talked. A visit is agreed for the 14th.',
  },
} as const;

const named = (language: Language, index: 0 | 1) => ({
  id: 3 + index,
  name: texts[language].names[index],
  line: texts[language].lines[index],
  motif: index === 0 ? ('quality' as const) : ('equip' as const),
});

/** A partner with courses. */
export function makePartner(language: Language = 'zh', change: Partial<PartnerPage> = {}): PartnerPage {
  const { introduction, place } = texts[language];
  return {
    partner: named(language, 0),
    types: ['content', 'certification'],
    introduction: [...introduction],
    since: 2019,
    place,
    courses: makeCourses(language).slice(0, 3),
    ...change,
  };
}

/** Partners by kind of cooperation. */
export function makePartnerTypes(language: Language = 'zh'): readonly PartnerTypeItem[] {
  return [
    { type: 'content', partners: [named(language, 0)] },
    { type: 'training', partners: [named(language, 1)] },
    { type: 'certification', partners: [named(language, 0)] },
  ];
}

/** An enquiry that waits. */
export function makePartnerLead(language: Language = 'zh', change: Partial<PartnerLead> = {}): PartnerLead {
  const { lead, words } = texts[language];
  const { id, name } = named(language, 0);
  return {
    ...{ id: 1, ...lead, interest: 'certification', people: 's1000', words },
    partner: { id, name, shown: true },
    at: fixtureNow - 3 * 3_600_000,
    handled: null,
    ...change,
  };
}

/** A handled enquiry about a partner without a page. */
export function makeHandledLead(language: Language = 'zh'): PartnerLead {
  const { administrator, note } = texts[language];
  const { id, name } = named(language, 1);
  return makePartnerLead(language, {
    ...{ id: 2, email: '', words: '', partner: { id, name, shown: false } },
    handled: { by: administrator, at: fixtureNow - 3_600_000, note },
  });
}

/** Answers every call about partners with fixtures. */
export function partnerAnswers(language: Language): FakeAnswer[] {
  return [
    answer(partnerPage, () => makePartner(language)),
    answer(partnerTypeList, () => ({ items: [...makePartnerTypes(language)] })),
    answer(sendLead, () => ({ taken: true })),
    answer(leadReviews, ({ state }) => ({
      items: [state === 'open' ? makePartnerLead(language) : makeHandledLead(language)],
      next: null,
      waiting: 1,
    })),
    answer(handleLead, () => makeHandledLead(language)),
  ];
}
