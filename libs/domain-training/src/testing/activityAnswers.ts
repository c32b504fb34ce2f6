import {
  activityCode,
  activityDetail,
  activityList,
  activityOpinions,
  activitySeats,
  attendanceList,
  cancelActivity,
  chooseSeat,
  evaluateActivity,
  markAttendance,
  myActivities,
  registerActivity,
  signInActivity,
  signOutActivity,
} from '@banyan/contracts/training';
import { answer, type FakeAnswer } from '@banyan/core-screen/testing';
import { makeActivities, makeActivityInfo, makeSeatPlan } from './activities.ts';
import { attendanceCounts, makeAttendance, makeCode, makeOpinions } from './activityDesk.ts';

/** Every call of activities answered with fixtures, in a language. */
export function activityAnswers(language: 'zh' | 'en' = 'zh'): FakeAnswer[] {
  const info = (change: Parameters<typeof makeActivityInfo>[0]) => makeActivityInfo({ language, ...change });
  return [
    answer(activityList, () => ({ items: makeActivities(language), next: null })),
    answer(myActivities, () => ({
      items: makeActivities(language).filter(({ standing }) => standing !== 'none'),
      next: null,
    })),
    answer(activityDetail, () => info({ standing: 'registered' })),
    answer(registerActivity, () => info({ standing: 'registered', taken: 28 })),
    answer(cancelActivity, () => info({ taken: 26 })),
    answer(activitySeats, () => makeSeatPlan()),
    answer(chooseSeat, () => info({ standing: 'registered' })),
    answer(signInActivity, () => info({ standing: 'signed_in', begins: -0.5 })),
    answer(signOutActivity, () => info({ standing: 'signed_out', begins: -1.8, signOut: true })),
    answer(evaluateActivity, ({ stars, words }) => info({ standing: 'signed_in', begins: -30, own: { stars, words } })),
    answer(activityCode, () => makeCode()),
    answer(attendanceList, () => ({ items: makeAttendance(language), next: null, counts: attendanceCounts })),
    answer(markAttendance, ({ mark, user }) => ({
      row: {
        ...makeAttendance(language).find(({ userId }) => userId === user)!,
        standing: ({ in: 'signed_in', out: 'signed_out', none: 'registered' } as const)[mark],
      },
      counts: attendanceCounts,
    })),
    answer(activityOpinions, () => ({ items: makeOpinions(language), next: null })),
  ];
}
