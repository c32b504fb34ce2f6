import {
  calendarFeed,
  certificateCredential,
  certificateDocument,
  chooseStage,
  handInHomework,
  homeworkDetail,
  homeworkList,
  homeworkFigures,
  homeworkToMark,
  issuedCertificates,
  markHomework,
  joinProgramme,
  learnCalendar,
  myCertificates,
  myProgrammes,
  programmeDetail,
  programmeList,
  renewCalendarFeed,
  revokeCertificate,
  revokeCalendarFeed,
  saveHomeworkDraft,
  suggestHomeworkMark,
  taskList,
  verifyCertificate,
  withdrawHomework,
} from '@banyan/contracts/training';
import { answer, type FakeAnswer } from '@banyan/core-screen/testing';
import { activityAnswers } from './activityAnswers.ts';
import { makeCalendar, makeFeed } from './calendar.ts';
import { makeCertificates, makeIssued, makeVerified } from './certificates.ts';
import { fixtureNow } from './fixtures.ts';
import {
  makeHomework,
  makeHomeworkDetail,
  makeHomeworkList,
  makeSubmission,
  makeFigures,
  makeSuggestion,
  makeToMark,
  makeWaiting,
} from './homework.ts';
import { makeProgrammes, makeView } from './programmes.ts';
import { makeDoneTasks, makeTasks, taskAnswer } from './tasks.ts';

/** Every call of this domain answered with fixtures, in a language. */
export function trainingAnswers(language: 'zh' | 'en' = 'zh'): FakeAnswer[] {
  return [
    answer(issuedCertificates, () => ({ items: makeIssued(language), next: null })),
    answer(revokeCertificate, () => ({ revokedAt: fixtureNow })),
    answer(programmeList, () => ({ items: makeProgrammes(language), next: null })),
    answer(myProgrammes, () => {
      const items = makeProgrammes(language).filter(({ joined }) => joined);
      return { items, next: null, counts: { all: 4, in_progress: 2, not_started: 0, completed: 1, ended: 1 } };
    }),
    answer(programmeDetail, () => makeView({}, language)),
    answer(joinProgramme, () => makeView({}, language)),
    answer(chooseStage, () => makeView({}, language)),
    answer(homeworkList, () => ({ items: makeHomeworkList(language), next: null })),
    answer(homeworkToMark, () => ({ items: makeToMark(language), next: null, waiting: 3 })),
    answer(homeworkFigures, () => ({ items: makeFigures(language) })),
    answer(markHomework, ({ marks }) => ({
      results: marks.map(({ submission }) => ({ submission, outcome: 'marked' as const })),
    })),
    answer(suggestHomeworkMark, ({ strictness }) => makeSuggestion({ strictness }, language)),
    answer(homeworkDetail, () => makeHomeworkDetail({}, language)),
    answer(saveHomeworkDraft, ({ base, text }) => ({ revision: base + 1, text, files: [], savedAt: fixtureNow })),
    answer(handInHomework, () =>
      makeHomeworkDetail(
        {
          homework: makeHomework({ state: 'marking', handedInAt: fixtureNow }, language),
          submissions: [makeWaiting(language)],
          refusal: 'marking',
        },
        language,
      ),
    ),
    answer(withdrawHomework, () =>
      makeHomeworkDetail(
        {
          homework: makeHomework({ state: 'withdrawn' }, language),
          submissions: [makeSubmission({ state: 'withdrawn' }, language)],
        },
        language,
      ),
    ),
    answer(myCertificates, () => ({ items: makeCertificates(language) })),
    answer(certificateDocument, () => ({ url: 'about:blank' })),
    answer(certificateCredential, () => ({ jwt: 'e30.e30.AA' })),
    answer(verifyCertificate, () => ({ certificate: makeVerified({}, language), checkedAt: fixtureNow })),
    answer(taskList, ({ over }) => taskAnswer(over === 'Y' ? makeDoneTasks(language) : makeTasks(language))),
    answer(learnCalendar, () => makeCalendar(language)),
    answer(calendarFeed, () => ({ feed: makeFeed() })),
    answer(renewCalendarFeed, () => ({ feed: { ...makeFeed(), readAt: null } })),
    answer(revokeCalendarFeed, () => ({ feed: null })),
    ...activityAnswers(language),
  ];
}
