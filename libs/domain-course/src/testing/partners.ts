import { partnerPage, partnerTypeList, sendLead, type PartnerPage, type PartnerTypeItem } from '@banyan/contracts';
import { answer, type FakeAnswer } from '@banyan/core-screen/testing';
import { makeCourses } from './fixtures.ts';

type Language = 'zh' | 'en';

const texts = {
  zh: {
    names: ['苏衡质量研究院', '钧工刀具应用中心'],
    lines: ['汽车零部件质量体系的培训与审核员认证', '刀具选型、试切与现场辅导'],
    place: '苏州',
    introduction: ['课程案例取自双方在缸体线上的联合审核。', '学完课程的检验员可以直接报名内审员认证。'],
  },
  en: {
    names: ['Northshore Food Safety Institute', 'Clearshelf Retail Systems'],
    lines: ['Training and certificates for cold chain and store hygiene', 'Shelf labels and till analytics'],
    place: 'Rotterdam',
    introduction: [
      'The curves come from a year of records of forty stores.',
      'The certificate is valid for three years.',
    ],
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

/** Partners by what they do. */
export function makePartnerTypes(language: Language = 'zh'): readonly PartnerTypeItem[] {
  return [
    { type: 'content', partners: [named(language, 0)] },
    { type: 'training', partners: [named(language, 1)] },
    { type: 'certification', partners: [named(language, 0)] },
  ];
}

/** Every call about partners answered with fixtures. */
export function partnerAnswers(language: Language): FakeAnswer[] {
  return [
    answer(partnerPage, () => makePartner(language)),
    answer(partnerTypeList, () => ({ items: [...makePartnerTypes(language)] })),
    answer(sendLead, () => ({ taken: true })),
  ];
}
