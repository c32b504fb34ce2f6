import { courseScreens, screenHref } from '@banyan/contracts';
import { communityLinks } from '@banyan/domain-community';
import { courseLinks } from '@banyan/domain-course';
import { examLinks } from '@banyan/domain-exam';
import type { MessagesPorts } from '@banyan/domain-messages';
import { trainingLinks } from '@banyan/domain-training';
import type { CountersStore } from '../../composition/CountersStore.ts';

/** By sort of thing: the screen of one of them, by its id. */
const screens: Readonly<Record<string, (id: number) => string>> = {
  course: (id) => courseLinks.detail.href(id),
  exam: (id) => examLinks.start.href(id),
  attempt: (id) => examLinks.result.href(id),
  examMarked: (id) => examLinks.result.href(id),
  examRemarked: (id) => examLinks.result.href(id),
  examAppeal: (id) => examLinks.result.href(id),
  live: (id) => screenHref(courseScreens.liveRoom, { id }),
  meeting: (id) => courseLinks.meeting.href(id),
  battle: (id) => examLinks.pkBattle.href(id),
  questionnaire: (id) => examLinks.questionnaireStart.href(id),
  programme: (id) => trainingLinks.programme.href(id),
  activity: (id) => trainingLinks.activity.href(id),
  activityPlace: (id) => trainingLinks.activity.href(id),
  homework: () => trainingLinks.myHomework.href(),
  certificate: () => trainingLinks.myCertificates.href(),
  notePassed: () => courseLinks.notes.href({ state: 'passed' }),
  noteRejected: () => courseLinks.notes.href({ state: 'rejected' }),
  commentPassed: (id) => courseLinks.detail.href(id, { tab: 'comments' }),
  commentRejected: (id) => courseLinks.detail.href(id, { tab: 'comments' }),
  microPassed: (id) => courseLinks.detail.href(id),
  microRejected: (id) => courseLinks.upload.href({ id }),
  lessonAsked: () => courseLinks.office.href({ tab: 'waiting' }),
  lessonOff: () => courseLinks.office.href({ tab: 'cancelled' }),
  lessonConfirmed: () => courseLinks.bookings.href('confirmed'),
  lessonRefused: () => courseLinks.bookings.href('cancelled'),
  lessonOver: () => courseLinks.bookings.href('evaluate'),
  lecturerPassed: () => courseLinks.office.href(),
  lecturerRejected: () => courseLinks.apply.href(),
  topic: (id) => communityLinks.topic.href(id),
  question: (id) => communityLinks.question.href(id),
};

/** The number that an id begins with; what follows tells rounds and repetitions apart. */
const numberOf = (id: string) => /^[1-9]\d{0,14}(?=$|[.-])/.exec(id)?.[0];

/** Where messages lead, and what they hear of counters. */
export const messagesPorts = (counters: CountersStore | undefined): MessagesPorts => ({
  hrefOf({ id, type }) {
    if (type === 'week') return courseLinks.record.href();
    const number = numberOf(id);
    if (!Object.hasOwn(screens, type) || number === undefined) return null;
    return screens[type]?.(Number(number)) ?? null;
  },
  ...(counters && {
    counters: { round: () => counters.roundOf('messages'), changed: () => counters.change(['messages']) },
  }),
});
