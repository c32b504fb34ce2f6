import type { MessagesLike } from '@banyan/core-session';
import type * as zh from './course.zh.ts';

/** The course page. */
export const course: MessagesLike<typeof zh.course> = {
  hits_one: 'opened once',
  hits_other: 'opened {{formatted}} times',
  way: 'You are here',
  catalogue: 'Contents',
  learnedOf: '{{learned}} of {{all}} chapters',
  left: '{{duration}} left',
  studyLeft: 'Study {{duration}} more',
  studyRequired: '{{duration}} of study required',
  studyOf: '{{studied}} of {{required}} studied',
  pointsEach_one: '{{formatted}} point a chapter',
  pointsEach_other: '{{formatted}} points a chapter',
  pointsEarned_one: '{{formatted}} earned',
  pointsEarned_other: '{{formatted}} earned',
  eachAndEarned: '{{each}}, {{earned}}',
  opensAfter: 'Opens after chapter {{no}}',
  goToChapter: 'Go to chapter {{no}}: {{title}}',
  noChapters: 'This course has no chapters yet.',
  more: 'More about it',
  beside: 'Beside the video',
  tab: {
    transcript: 'Transcript',
    notes: 'Everyone’s notes',
    comments: 'Comments',
    introduction: 'About the course',
    materials: 'Materials',
  },
  side: { label: 'What stands beside the video', catalogue: 'Chapters', notes: 'My notes' },
  outcomes: 'What you will be able to do',
  whoLearns: 'Who is learning',
  whoLearnsFailed: 'Could not load who is learning',
  lecturer: 'Lecturer',
  lecturerCourses_one: '{{count}} course by this lecturer',
  lecturerCourses_other: '{{count}} courses by this lecturer',
  published: 'published',
  related: 'Related courses',
  relatedFailed: 'The related courses did not load',
  dueAt: 'You have until {{date}} to finish it.',
  failed: 'The course did not load',
  kept: 'your progress is safe',
};

/** Reasons why a course does not open. */
export const refusal: MessagesLike<typeof zh.refusal> = {
  others: 'See other courses',
  notFound: {
    title: 'There is no such course',
    text: 'The address may be mistyped, or the course belongs to another organisation.',
  },
  notVisible: {
    title: 'This course is not open to you',
    text: 'Ask your administrator if you need it.',
  },
  full: {
    title: 'All places in this course are taken',
    text: 'It opens when one is free. Your administrator can add places.',
  },
  expired: {
    title: 'Your access to this course has ended',
    text: 'Buy it again, or ask your administrator for more time. What you learned is kept.',
  },
  ended: {
    title: 'Your access to this course has ended',
    text: 'To carry on, ask your administrator for more time. What you learned is kept.',
  },
  offShelf: {
    title: 'This course has been withdrawn',
    text: 'Your record is kept, and you can carry on if it comes back.',
  },
  deleted: {
    title: 'This course has been deleted',
    text: 'It is no longer available. What you learned is still in your learning record.',
  },
};

/** Study continues elsewhere. */
export const refused: MessagesLike<typeof zh.refused> = {
  title: 'You are studying this course elsewhere',
  titleOf: 'You are studying “{{name}}” elsewhere',
  text: 'You can study a course in only one window or on one device at a time. If you take over here, the other one pauses.',
  note: 'What you watched there has been recorded.',
  takeOver: 'Take over here',
  back: 'Leave it there, back to the course',
  failed: 'You could not take over here.',
};
