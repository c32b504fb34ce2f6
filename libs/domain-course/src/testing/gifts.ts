import {
  courseCode,
  courseLearners,
  courseReward,
  giveReward,
  redeemCode,
  type CodeOffer,
  type CourseLearner,
  type CourseReward,
} from '@banyan/contracts/course';
import { answer, type FakeAnswer } from '@banyan/core-screen/testing';
import { fixtureNow } from './fixtures.ts';

type Language = 'zh' | 'en';
const DAY_MS = 86_400_000;

/** The course or package that a code opens. */
export function makeCodeOffer(change: Partial<CodeOffer> = {}, language: Language = 'zh'): CodeOffer {
  return {
    ...{ kind: 'course', id: 123, motif: 'equip', courses: 1, durationS: 2280 },
    title: language === 'zh' ? '刀具磨损与切削参数：看铁屑，也看账' : 'Tool wear and cutting data',
    from: language === 'zh' ? '机加技能提升月' : 'Machining month',
    until: fixtureNow + 365 * DAY_MS,
    ...change,
  };
}

const names = { zh: ['李思远', '王海燕', '何佳怡'], en: ['Mia Chen', 'Daniel Okoro', 'Nora Whitfield'] };

const departments = { zh: ['质量部', '机加一车间', '设备部'], en: ['Quality', 'Machining', 'Equipment'] };

/** Rewards of a course's lecturer. */
export function makeRewards(change: Partial<CourseReward> = {}, language: Language = 'zh'): CourseReward {
  return {
    items: names[language].map((name, index) => ({
      id: 30 - index,
      name,
      points: [20, 5, 50][index] ?? 5,
      at: fixtureNow - (index * 3 + 1) * DAY_MS,
    })),
    next: null,
    ...{ refusal: null, spendable: 420, leftToday: 480, points: 75, people: 3 },
    ...change,
  };
}

/** Learners of a course. */
export const makeLearners = (language: Language = 'zh'): CourseLearner[] =>
  names[language].map((name, index) => ({
    ...{ id: 1101 + index, name, image: '', learned: index === 1, studiedAt: fixtureNow - (index + 1) * 7_200_000 },
    department: departments[language][index] ?? '',
  }));

/** Answers every call about codes, rewards and fellow learners with fixtures. */
export function giftAnswers(language: Language): FakeAnswer[] {
  let rewards = makeRewards({}, language);
  return [
    answer(courseCode, () => makeCodeOffer({}, language)),
    answer(redeemCode, () => makeCodeOffer({}, language)),
    answer(courseReward, () => rewards),
    answer(courseLearners, () => ({ items: makeLearners(language), next: null })),
    answer(giveReward, ({ points }) => {
      const gift = { id: 100 + rewards.items.length, name: names[language][0] ?? '', points, at: fixtureNow };
      const { leftToday, spendable } = rewards;
      rewards = {
        ...rewards,
        items: [gift, ...rewards.items],
        points: rewards.points + points,
        spendable: (spendable ?? 0) - points,
        leftToday: leftToday - points,
      };
      const { people, points: sum, refusal } = rewards;
      return { gift, people, points: sum, refusal, spendable: rewards.spendable, leftToday: rewards.leftToday };
    }),
  ];
}
