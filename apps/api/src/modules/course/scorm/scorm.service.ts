import { type CallInput, type CallOutput, ErrorCode } from '@banyan/contracts';
import { type commitScorm, type scormChapter, type ScormStatus } from '@banyan/contracts/course';
import { eq } from 'drizzle-orm';
import type { CallContext, Learner } from '../../../http/context.ts';
import { Refusal } from '../../../http/refusal.ts';
import { users } from '../../../platform/enterprise.schema.ts';
import { shownName } from '../../../platform/people.ts';
import type { ScormFiles } from '../course.schema.ts';
import { lockLease, refuseElsewhere } from '../lease.service.ts';
import { openChapter } from '../openChapter.ts';
import { takeReport } from '../progress.service.ts';
import { scormStates } from './scorm.schema.ts';
import { lastTicket } from './lastTicket.ts';
import { type ScormState, statesOf } from './scormRows.ts';

type Context = CallContext<Learner>;

/** A package is left open for a working day; after that the chapter has to be opened again. */
const OPEN_MS = 12 * 3_600_000;
const MOST_VISIT_S = 86_400;

async function openPackage(ctx: Context, input: { readonly course_id: number; readonly chapter_id: number }) {
  const { id, files } = await openChapter(ctx, input);
  if (files.scorm === undefined) throw new Refusal(ErrorCode.notFound, { reason: 'no package' });
  return { chapterId: id, scorm: files.scorm };
}

/**
 * Address of a SCORM chapter and the state for it. Refuses as openChapter does, with notFound for other chapters and
 * parts, and with conflict where packages would be served from the portal's own host.
 */
export async function readScorm(
  ctx: Context,
  input: CallInput<typeof scormChapter>,
): Promise<CallOutput<typeof scormChapter>> {
  const { chapterId, scorm } = await openPackage(ctx, input);
  const launch = ctx.packageUrl(scorm.key, OPEN_MS);
  if (launch === null) throw new Refusal(ErrorCode.conflict, { reason: 'no host for packages' });
  const states = new Map((await statesOf(ctx, chapterId)).map((state) => [state.no, state]));
  const parts = scorm.parts.map(({ title }, index) => {
    const state = states.get(index + 1);
    return {
      no: index + 1,
      title,
      status: state?.status ?? ('not_attempted' as const),
      finished: state?.finished === true,
    };
  });
  const next = parts.find(({ finished }) => !finished)?.no ?? 1;
  const no = input.no === 0 ? next : input.no;
  return {
    version: scorm.version,
    launchUrl: launch.url,
    expiresAt: launch.expiresAt,
    ticket: lastTicket(ctx, { course_id: input.course_id, chapter_id: chapterId }, launch.expiresAt),
    learner: await learnerOf(ctx),
    parts,
    current: currentOf(scorm, no, states.get(no)),
  };
}

function currentOf({ parts }: ScormFiles, no: number, state: ScormState | undefined) {
  const part = parts[no - 1];
  if (part === undefined) throw new Refusal(ErrorCode.notFound, { reason: 'no such part' });
  const { href, launchData, asset, mastery = null, threshold = null, ownWindow = false } = part;
  return {
    no,
    href,
    launchData,
    asset,
    mastery,
    threshold,
    ownWindow,
    status: state?.status ?? ('not_attempted' as const),
    score: state?.score == null ? null : state.score / 100,
    location: state?.location ?? '',
    suspend: state?.suspend ?? '',
    totalS: (state?.pastS ?? 0) + (state?.visitS ?? 0),
    revision: state?.revision ?? 0,
  };
}

async function learnerOf({ scope, viewer }: Context) {
  const [found] = await scope.tx
    .select({ name: users.name, nickname: users.nickname })
    .from(users)
    .where(scope.only(users, eq(users.id, viewer.userId)));
  const name = found === undefined ? '' : shownName(found, viewer.language);
  return { id: String(viewer.userId), name };
}

/**
 * Keeps the hand-over of a part. A part that is completed or passed counts at once, by the rules of a report, but
 * brings no time: that comes with the reports alone. Refuses with studyingElsewhere as they do.
 */
export async function takeCommit(
  ctx: Context,
  input: CallInput<typeof commitScorm>,
): Promise<CallOutput<typeof commitScorm>> {
  const { course_id: courseId, holder, no, revision } = input;
  const { chapterId, scorm } = await openPackage(ctx, input);
  const part = scorm.parts[no - 1];
  if (part === undefined) throw new Refusal(ErrorCode.notFound, { reason: 'no such part' });
  const status = judged(part, input);
  // Hand-overs of one learner come one by one behind the lease's row lock, as reports do.
  await refuseElsewhere(ctx, await lockLease(ctx, courseId), holder);
  const was = (await statesOf(ctx, chapterId)).find((state) => state.no === no);
  if (was !== undefined && revision <= was.revision) {
    return { revision: was.revision, status: was.status, finished: was.finished, progress: null };
  }
  const finished = was?.finished === true || status === 'completed' || status === 'passed';
  await saveState(ctx, { chapterId, was, finished }, { ...input, status });
  const first = finished && was?.finished !== true;
  const beat = { course_id: courseId, chapter_id: chapterId, holder, place: no, positionS: 0, rate: 1 };
  const reason = input.ended === 'Y' ? ('leave' as const) : ('tick' as const);
  const progress = first ? await takeReport(ctx, { ...beat, intervals: [], reason }, { keepsClock: true }) : null;
  return { revision, status, finished, progress };
}

/** Result of a part: the score that its manifest asks for decides once it has ended or given its own result. */
function judged(
  { mastery = null }: ScormFiles['parts'][number],
  { ended, score, status }: Pick<CallInput<typeof commitScorm>, 'ended' | 'score' | 'status'>,
): ScormStatus {
  const isSettled = ended === 'Y' || status === 'completed' || status === 'passed' || status === 'failed';
  if (mastery === null || score === undefined || !isSettled) return status;
  return score >= mastery ? 'passed' : 'failed';
}

async function saveState(
  { now, scope, viewer }: Context,
  { chapterId, was, finished }: { chapterId: number; was: ScormState | undefined; finished: boolean },
  { no, revision, status, score, location, suspend, seconds, ended }: CallInput<typeof commitScorm>,
): Promise<void> {
  const visitS = Math.min(MOST_VISIT_S, Math.max(0, seconds));
  const pastS = was?.pastS ?? 0;
  const hundredths = score === undefined ? (was?.score ?? null) : Math.round(Math.min(100, Math.max(0, score)) * 100);
  const change = {
    status,
    score: hundredths,
    location,
    suspend,
    finished,
    revision,
    pastS: ended === 'Y' ? pastS + visitS : pastS,
    visitS: ended === 'Y' ? 0 : visitS,
    savedAt: new Date(now()),
  };
  await scope.tx
    .insert(scormStates)
    .values(scope.row(scormStates, { userId: viewer.userId, chapterId, no, ...change }))
    .onConflictDoUpdate({
      target: [scormStates.eid, scormStates.userId, scormStates.chapterId, scormStates.no],
      set: change,
    });
}
