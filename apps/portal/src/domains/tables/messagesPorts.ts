import { screenHref } from '@banyan/contracts';
import { portalScreens, reviewListQuery } from '@banyan/contracts/account';
import { communityScreens } from '@banyan/contracts/community';
import { courseScreens, noteListQuery } from '@banyan/contracts/course';
import { liveScreens } from '@banyan/contracts/live';
import { examScreens, pkScreens, questionnaireScreens } from '@banyan/contracts/exam';
import { bookingsQuery, microQuery, officeQuery, teachingScreens } from '@banyan/contracts/teaching';
import { activityScreens, certificateScreens, homeworkScreens, trainingScreens } from '@banyan/contracts/training';
import { frontLinks } from '@banyan/domain-course';
import type { MessagesPorts } from '@banyan/domain-messages';
import type { CountersStore } from '../../composition/CountersStore.ts';

/** Address of an item's screen by its kind and id. */
const screens: Readonly<Record<string, (id: number) => string>> = {
  course: (id) => frontLinks.detail.href(id),
  exam: (id) => screenHref(examScreens.start, { id }),
  attempt: (id) => screenHref(examScreens.result, { id }),
  examMarked: (id) => screenHref(examScreens.result, { id }),
  examRemarked: (id) => screenHref(examScreens.result, { id }),
  examAppeal: (id) => screenHref(examScreens.result, { id }),
  live: (id) => screenHref(liveScreens.room, { id }),
  meeting: (id) => screenHref(liveScreens.meeting, { id }),
  battle: (id) => screenHref(pkScreens.pkBattle, { id }),
  questionnaire: (id) => screenHref(questionnaireScreens.questionnaireStart, { id }),
  programme: (id) => screenHref(trainingScreens.programme, { id }),
  activity: (id) => screenHref(activityScreens.activity, { id }),
  activityPlace: (id) => screenHref(activityScreens.activity, { id }),
  homework: () => screenHref(homeworkScreens.myHomework, {}),
  certificate: () => screenHref(certificateScreens.myCertificates, {}),
  notePassed: () => screenHref(courseScreens.notes, {}, noteListQuery.write({ state: 'passed' })),
  noteRejected: () => screenHref(courseScreens.notes, {}, noteListQuery.write({ state: 'rejected' })),
  commentPassed: (id) => frontLinks.detail.href(id, { tab: 'comments' }),
  commentRejected: (id) => frontLinks.detail.href(id, { tab: 'comments' }),
  microPassed: (id) => frontLinks.detail.href(id),
  microRejected: (id) => screenHref(teachingScreens.upload, {}, microQuery.write({ id })),
  lessonAsked: () => screenHref(teachingScreens.office, {}, officeQuery.write({ tab: 'waiting' })),
  lessonOff: () => screenHref(teachingScreens.office, {}, officeQuery.write({ tab: 'cancelled' })),
  lessonConfirmed: () => screenHref(teachingScreens.bookings, {}, bookingsQuery.write({ tab: 'confirmed' })),
  lessonRefused: () => screenHref(teachingScreens.bookings, {}, bookingsQuery.write({ tab: 'cancelled' })),
  lessonOver: () => screenHref(teachingScreens.bookings, {}, bookingsQuery.write({ tab: 'evaluate' })),
  lecturerPassed: () => screenHref(teachingScreens.office, {}),
  lecturerRejected: () => screenHref(teachingScreens.apply, {}),
  lecturerApplied: () => screenHref(portalScreens.review, {}, reviewListQuery.write({ tab: 'lecturer' })),
  leadSent: () => screenHref(portalScreens.review, {}, reviewListQuery.write({ tab: 'lead' })),
  deletionRefused: () => screenHref(portalScreens.privacy, {}),
  topic: (id) => screenHref(communityScreens.topic, { id }),
  question: (id) => screenHref(communityScreens.question, { id }),
};

/** The number at the start of an id; the rest distinguishes rounds and repetitions. */
const numberOf = (id: string) => /^[1-9]\d{0,14}(?=$|[.-])/.exec(id)?.[0];

/** Links of messages, and changes of counters. */
export const messagesPorts = (counters: CountersStore | undefined): MessagesPorts => ({
  hrefOf({ id, type }) {
    if (type === 'week') return frontLinks.record.href();
    const number = numberOf(id);
    if (!Object.hasOwn(screens, type) || number === undefined) return null;
    return screens[type]?.(Number(number)) ?? null;
  },
  ...(counters && {
    counters: { round: () => counters.roundOf('messages'), changed: () => counters.change(['messages']) },
  }),
});
