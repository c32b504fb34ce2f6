import { courseModule } from './course/course.module.ts';
import { courseHomePorts } from './course/homePorts.ts';
import { readOverview } from './course/overview.service.ts';
import { enterpriseModule } from './enterprise/enterprise.module.ts';
import { courseTitles, lessonTitles } from './course/lessons.service.ts';
import { examModule } from './exam/exam.module.ts';
import { homeModule } from './home/home.module.ts';
import { liveModule } from './live/live.module.ts';
import type { ServerModule } from './module.ts';
import { myModule } from './my/my.module.ts';
import { pointsModule } from './points/points.module.ts';
import { balanceOf } from './points/points.service.ts';
import { profileModule } from './profile/profile.module.ts';
import { questionnaireModule } from './questionnaire/questionnaire.module.ts';
import { sessionModule } from './session/session.module.ts';
import { claimUpload, detachUpload, releaseUpload } from './upload/claim.service.ts';
import { addressesOf } from './upload/stored.service.ts';
import { uploadModule } from './upload/upload.module.ts';

/** All modules, in the order in which their demo data build upon each other; they are given to each other here alone. */
const modules: readonly ServerModule[] = [
  enterpriseModule,
  sessionModule,
  homeModule(courseHomePorts),
  pointsModule,
  courseModule,
  myModule({ study: readOverview, points: balanceOf }),
  uploadModule,
  examModule({ claimFile: claimUpload, filesOf: addressesOf, lessonTitle: lessonTitles, courseTitles }),
  profileModule({ claim: claimUpload, release: releaseUpload }),
  questionnaireModule({
    claimImage: (context, id) => claimUpload(context, { id, kind: 'questionnaireImage' }),
    detachImage: (context, id) => detachUpload(context, { id, kind: 'questionnaireImage' }),
  }),
  liveModule,
];

/** All calls that the server answers. */
export const allRoutes = modules.flatMap(({ routes }) => routes);

/** All demo data, step by step. */
export const allSeeds = modules.flatMap(({ seeds = [] }) => seeds);

/** What removes the rows that have run out. */
export const allSweeps = modules.flatMap(({ sweep }) => (sweep ? [sweep] : []));

/** Work that is done later or by the clock. */
export const allJobs = modules.flatMap(({ jobs = [] }) => jobs);

/** Who acts on what modules tell each other. */
export const allHandlers = modules.flatMap(({ handlers = [] }) => handlers);
