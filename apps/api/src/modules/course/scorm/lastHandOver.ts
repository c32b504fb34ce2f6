import { commitScorm } from '@banyan/contracts/course';
import type { FastifyBaseLogger } from 'fastify';
import type { CallContext, Learner } from '../../../http/context.ts';
import { Refusal } from '../../../http/refusal.ts';
import { decodeInput, run, type Services } from '../../../http/run.ts';
import { serve } from '../../../http/serve.ts';
import { takeAct } from '../../../limits/acts.ts';
import { sessionEndsAt } from '../../../live/sessionEnd.ts';
import { readLastTicket } from './lastTicket.ts';
import { takeCommit } from './scorm.service.ts';

const commit = serve(commitScorm, async (ctx: CallContext<Learner>, input) => {
  await takeAct(ctx, 'scorm');
  return takeCommit(ctx, input);
});

/** Takes the last hand-over of a page that is being closed. False for an invalid ticket, or a refusal. */
export const takeLast =
  (services: Services) =>
  async (
    { ticket = '', ...fields }: Readonly<Record<string, string>>,
    { log, origin }: { readonly log: FastifyBaseLogger; readonly origin: string },
  ): Promise<boolean> => {
    const said = readLastTicket(services, ticket);
    if (said === null || (await sessionEndsAt(services.db, said, services.now())) === null) return false;
    const { chapter_id, course_id, eid, language, portalId, role, sessionId, timeZone, userId } = said;
    const who = { eid, language, portalId, role, sessionId, timeZone, userId };
    const viewer = { ...who, missing: [], support: null, ip: '', userAgent: '', token: '' };
    const chapter = { course_id: String(course_id), chapter_id: String(chapter_id) };
    try {
      await run(services, commit, decodeInput(commitScorm, { ...fields, ...chapter }), {
        viewer,
        log,
        pageOrigin: origin,
      });
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      log.warn({ err: error }, 'a last hand-over was refused');
      return false;
    }
  };
