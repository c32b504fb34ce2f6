import type { PersonLearning } from '@banyan/contracts/organisation';
import { fixtureNow, type FixtureLanguage } from './people.ts';

const dayMs = 86_400_000;

/** Learning of a person. */
export function makeLearning(language: FixtureLanguage): PersonLearning {
  const say = (zh: string, en: string) => (language === 'zh' ? zh : en);
  const at = fixtureNow - 3 * dayMs;
  return {
    ...{ learning: 1, learned: 1, credit: 600, lastAt: fixtureNow - dayMs },
    courses: [
      {
        id: 1,
        title: say('冷链收货', 'Cold chain from dock to shelf'),
        done: 3,
        all: 5,
        studiedS: 5400,
        completedAt: null,
      },
      { id: 2, title: say('诚信陈列', 'Honest shelves'), done: 4, all: 4, studiedS: 7200, completedAt: at },
    ],
    programmes: [
      { id: 3, title: say('生鲜主管', 'Running a fresh department'), state: 'in_progress', done: 2, all: 6 },
    ],
    exams: [
      { id: 4, title: say('每周门店测验', 'Weekly store test'), state: 'passed', score: 8400, fullScore: 10_000 },
      { id: 5, title: say('安全周', 'Safety week'), state: 'failed', score: null, fullScore: 10_000 },
    ],
    certificates: [
      { id: 6, title: say('食品操作', 'Food handler'), state: 'valid', issuedAt: at, expiresAt: at + 400 * dayMs },
    ],
  };
}
