import type { AudienceThings } from '../platform/audience/audienceThings.ts';
import { activityAudiences } from './activity/activityRow.ts';
import { categoryAudiences } from './community/audience.ts';
import { courseAudiences } from './course/courseAudiences.ts';
import { examAudiences } from './exam/audience.ts';
import { homeworkAudiences } from './homework/homeworkRow.ts';
import { roomAudiences } from './liveRoom/audience.ts';
import { productAudiences } from './mall/audience.ts';
import { announcementAudiences } from './messages/announcements.ts';
import { questionnaireAudiences } from './questionnaire/questionnaireRow.ts';
import { programmeAudiences } from './training/audience.ts';

/** The things that may be for audiences, kind by kind. */
export const allAudienceThings: readonly AudienceThings[] = [
  courseAudiences,
  examAudiences,
  questionnaireAudiences,
  programmeAudiences,
  homeworkAudiences,
  activityAudiences,
  productAudiences,
  roomAudiences,
  announcementAudiences,
  categoryAudiences,
];
