import type { DomainModule } from '@banyan/core-session';
import { frontLinks } from '@banyan/domain-course';
import { createExamModule } from '@banyan/domain-exam';
import type { TableDeps } from '../ModuleDeps.ts';

/** The exam domain with its dependencies. */
export const examTable = ({ http, lateParts, session, uploader, battles, sittings }: TableDeps): DomainModule =>
  createExamModule({
    http,
    session,
    uploader,
    ports: {
      lessonHref: ({ courseId, chapterId, second }) =>
        frontLinks.detail.href(courseId, { chapter: chapterId, from: second }),
      courseHref: (id) => frontLinks.detail.href(id),
      onHandedIn: () => void session.refreshUser(),
      onBattle: battles.listen,
      onSitting: sittings.listen,
      loadLoginAgain: lateParts.loginAgain,
      loadFaceCheck: lateParts.examFaceCheck,
      sendImage: (file, options) => uploader.upload(file, { ...options, kind: 'questionnaireImage' }),
    },
  });
