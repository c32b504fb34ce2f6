import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import { type MessageDetail, type readMessage, type readTaskScore } from '@banyan/contracts/messages';
import { desc, eq, isNull, type SQL } from 'drizzle-orm';
import type { CallContext, Learner } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { loadEnterprise } from '../../platform/enterprise.ts';
import { messagesFor } from './announcements.ts';
import type { MessagesPorts } from './messages.ports.ts';
import { messages } from './messages.schema.ts';
import { standingOf } from './private/conversation.service.ts';
import { conversationType, messageRows, readerOf, type StoredMessage } from './rows.ts';
import { summaryOf } from './summary/summaryParams.ts';
import { factsOf } from './words/words.ts';

type Ctx = CallContext<Learner>;

/** One message of the viewer's. */
export const openMessage =
  (ports: MessagesPorts) =>
  (ctx: Ctx, { id }: CallInput<typeof readMessage>): Promise<CallOutput<typeof readMessage>> =>
    open(ctx, ports, eq(messages.id, id));

/** The viewer's message about the score of a task. */
export const openTaskScore =
  (ports: MessagesPorts) =>
  (ctx: Ctx, input: CallInput<typeof readTaskScore>): Promise<CallOutput<typeof readTaskScore>> => {
    if (input.uid !== ctx.viewer.userId) throw new Refusal(ErrorCode.notFound, { reason: 'score of another person' });
    return open(ctx, ports, eq(messages.kind, 'taskScore'), eq(messages.sourceId, String(input.task_id)));
  };

async function open(ctx: Ctx, ports: MessagesPorts, ...of: SQL[]): Promise<MessageDetail> {
  const { scope, viewer } = ctx;
  const [found] = await scope.tx
    .select()
    .from(messages)
    .where(
      scope.only(messages, eq(messages.userId, viewer.userId), isNull(messages.removedAt), messagesFor(ctx), ...of),
    )
    .orderBy(desc(messages.at))
    .limit(1);
  if (found === undefined) throw new Refusal(ErrorCode.notFound);
  const enterprise = await loadEnterprise(scope);
  if (found.kind === 'admin' && !enterprise.adminMessages) throw new Refusal(ErrorCode.notFound);
  const [row] = await messageRows(ctx, [found]);
  if (row === undefined) throw new Refusal(ErrorCode.notFound);
  return {
    ...row,
    facts: factsOf(found, readerOf(ctx)),
    reach: await reachOf(ctx, ports, found),
    summary: found.kind === 'summary' ? summaryOf(found.params, enterprise.weekGoalS) : null,
    conversation: found.sourceType === conversationType ? await standingOf(ctx, Number(found.params['with'])) : null,
  };
}

/** Sources that are no thing of their own: there is only the message. */
const nowhere = new Set([conversationType, 'notice', 'questionReport']);

/** Whether the thing opens for the viewer; things without a module say so themselves when they are opened. */
async function reachOf(ctx: Ctx, { reach }: MessagesPorts, found: StoredMessage): Promise<MessageDetail['reach']> {
  const { sourceId, sourceType } = found;
  if (nowhere.has(sourceType)) return 'none';
  const ask = Object.hasOwn(reach, sourceType) ? reach[sourceType] : undefined;
  if (ask === undefined) return 'open';
  if (!/^[1-9]\d{0,14}$/.test(sourceId)) return 'gone';
  try {
    await ask(ctx, Number(sourceId));
    return 'open';
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return notForThem.has(error.code) ? 'forbidden' : 'gone';
  }
}

const notForThem: ReadonlySet<number> = new Set([
  ErrorCode.courseNotVisible,
  ErrorCode.courseExpired,
  ErrorCode.courseFull,
  ErrorCode.examNotVisible,
  ErrorCode.questionnaireNotVisible,
]);
