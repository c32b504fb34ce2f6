import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import { mostLearned, personLearning } from '@banyan/contracts/organisation';
import { eq } from 'drizzle-orm';
import { Refusal } from '../../http/refusal.ts';
import { recordLook } from '../../platform/audit.ts';
import { users } from '../../platform/enterprise.schema.ts';
import type { ManageContext } from '../../platform/serveManaged.ts';
import type { LearningPorts } from './my.ports.ts';

/** Learning of a person within the caller's rights, as the person sees it; each look is on record. */
export async function readLearning(
  ctx: ManageContext,
  { id }: CallInput<typeof personLearning>,
  ports: LearningPorts,
): Promise<CallOutput<typeof personLearning>> {
  const { grants, now, scope, viewer } = ctx;
  const [person] = await scope.tx
    .select({ credit: users.credit })
    .from(users)
    .where(scope.only(users, eq(users.id, id), grants.people(scope, 'reports.see')));
  if (person === undefined) throw new Refusal(ErrorCode.notFound);
  await recordLook(scope, { at: now(), actorId: viewer.userId, ip: viewer.ip, act: personLearning.name }, id);
  const asPerson = { ...ctx, viewer: { ...viewer, userId: id } };
  const first = { cursor: '', size: mostLearned };
  const studied = await ports.studied(asPerson, { ...first, state: 'all' });
  const programmes = await ports.programmes(asPerson, { ...first });
  const exams = await ports.exams(asPerson, { ...first, tab: 'done' });
  const certificates = await ports.certificates(asPerson);
  return {
    learning: studied.counts.learning,
    learned: studied.counts.learned,
    credit: person.credit,
    lastAt: studied.items[0]?.lastStudiedAt ?? null,
    courses: studied.items.map(({ completedAt, course, studiedS }) => ({
      ...{ id: course.id, title: course.title, studiedS, completedAt },
      ...{ done: course.learnedChapters, all: course.chapterCount },
    })),
    programmes: programmes.items.map(({ id: programme, required, state, title }) => ({
      ...{ id: programme, title, state, done: required.done, all: required.all },
    })),
    exams: exams.items.map(({ fullScore, id: exam, score, state, title }) => ({
      ...{ id: exam, title, state, score, fullScore },
    })),
    certificates: certificates.items.slice(0, mostLearned).map(({ expiresAt, id: one, issuedAt, state, title }) => ({
      ...{ id: one, title, state, issuedAt, expiresAt },
    })),
  };
}
