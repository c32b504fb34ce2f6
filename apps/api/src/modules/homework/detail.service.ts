import type { CallInput, CallOutput } from '@banyan/contracts';
import type { homeworkDetail, HomeworkDraft, HomeworkFile, HomeworkSubmission } from '@banyan/contracts/training';
import { and, desc, eq, getTableColumns, inArray } from 'drizzle-orm';
import { localised, type ContentLanguage, type Localised } from '../../db/localised.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import { users } from '../../platform/enterprise.schema.ts';
import type { HomeworkPorts } from './homework.ports.ts';
import { homeworkDrafts, homeworkSubmissions, type HomeworkRow, type SubmissionRow } from './homework.schema.ts';
import { cardOf, oneHomework, refusalOf, submissionsOf } from './homeworkRow.ts';

/** Validity of the addresses of attachments. */
const OPEN_MS = 3_600_000;

type Files = Awaited<ReturnType<HomeworkPorts['filesOf']>>;

const shownFiles = (ids: readonly string[], files: Files): HomeworkFile[] =>
  ids.flatMap((id) => {
    const file = files.get(id);
    return file === undefined ? [] : [{ id, ...file }];
  });

/** A submission as its learner and its marker read it. */
export function submissionOf(
  row: SubmissionRow,
  {
    files,
    marker,
    language,
  }: { readonly files: Files; readonly marker: Localised | undefined; readonly language: ContentLanguage },
): HomeworkSubmission {
  return {
    id: row.id,
    no: row.no,
    state: row.state,
    text: row.text,
    files: shownFiles(row.files, files),
    handedInAt: row.handedInAt.getTime(),
    markedAt: row.markedAt?.getTime() ?? null,
    marker: marker === undefined ? '' : localised(marker, language),
    score: row.score,
    comment: row.comment,
    comments: [...row.comments],
  };
}

/** The draft as it is kept now; of revision 0 when there is none. */
export async function draftRow({ scope, viewer }: Pick<CallContext<Learner>, 'scope' | 'viewer'>, homeworkId: number) {
  const [row] = await scope.tx
    .select()
    .from(homeworkDrafts)
    .where(
      scope.only(
        homeworkDrafts,
        and(eq(homeworkDrafts.homeworkId, homeworkId), eq(homeworkDrafts.userId, viewer.userId)),
      ),
    );
  return row ?? { revision: 0, text: '', files: [], savedAt: null };
}

/** The same in the form of the call. */
export async function readDraft(
  ctx: CallContext<Learner>,
  homeworkId: number,
  { filesOf }: HomeworkPorts,
): Promise<HomeworkDraft> {
  const { revision, text, files, savedAt } = await draftRow(ctx, homeworkId);
  return { revision, text, files: shownFiles(files, await filesOf(ctx, files)), savedAt: savedAt?.getTime() ?? null };
}

async function readSubmissions(
  ctx: CallContext<Learner>,
  homeworkId: number,
  { filesOf }: HomeworkPorts,
): Promise<HomeworkSubmission[]> {
  const { scope, viewer } = ctx;
  const rows = await scope.tx
    .select(getTableColumns(homeworkSubmissions))
    .from(homeworkSubmissions)
    .where(scope.only(homeworkSubmissions, submissionsOf(homeworkId, viewer.userId)))
    .orderBy(desc(homeworkSubmissions.no));
  const markers = rows.flatMap(({ markerId }) => (markerId === null ? [] : [markerId]));
  const people =
    markers.length === 0
      ? []
      : await scope.tx
          .select({ id: users.id, name: users.name })
          .from(users)
          .where(scope.only(users, inArray(users.id, markers)));
  const names = new Map(people.map(({ id, name }) => [id, name]));
  const files = await filesOf(
    ctx,
    rows.flatMap((row) => row.files),
  );
  return rows.map((row) =>
    submissionOf(row, { files, marker: names.get(row.markerId ?? 0), language: viewer.language }),
  );
}

const attachmentsOf = ({ attachments }: HomeworkRow, contentUrl: CallContext['contentUrl']): HomeworkFile[] =>
  attachments.map(({ key, name, size }) => ({ id: key, name, size, url: contentUrl(key, OPEN_MS, name).url }));

/** Homework with its draft, its submissions and their results. */
export async function readHomework(
  ctx: CallContext<Learner>,
  { id }: CallInput<typeof homeworkDetail>,
  ports: HomeworkPorts,
): Promise<CallOutput<typeof homeworkDetail>> {
  const { viewer, contentUrl } = ctx;
  const now = ctx.now();
  const own = await oneHomework(ctx, id);
  return {
    homework: cardOf(own, { language: viewer.language, now }),
    task: localised(own.row.task, viewer.language),
    attachments: attachmentsOf(own.row, contentUrl),
    again: own.row.again,
    draft: await readDraft(ctx, id, ports),
    submissions: await readSubmissions(ctx, id, ports),
    refusal: refusalOf(own, now),
  };
}
