import { ErrorCode } from '@banyan/contracts';
import { sliderWorkBits, type SliderChallenge } from '@banyan/contracts/account';
import { and, eq, gt } from 'drizzle-orm';
import { createHash, randomBytes } from 'node:crypto';
import type { StepContext } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { sliderChallenges } from './phone.schema.ts';
import { sliderQuotas, takeQuotas } from './quotas.ts';
import { drawSlider } from './sliderPicture.ts';

const lifetimeMs = 3 * 60_000;
/** Tolerance for the position, px. */
const tolerance = 5;

/** A new slider; only the position of its gap is stored here. */
export async function giveSlider(context: StepContext): Promise<SliderChallenge> {
  const { now, viewer } = context;
  await context.inTenant((scope) => takeQuotas(scope, sliderQuotas(viewer.ip), now()));
  const { picture, piece, position, top } = await drawSlider();
  const id = randomBytes(16).toString('base64url');
  await context.inTenant((scope) =>
    scope.tx
      .insert(sliderChallenges)
      .values(scope.row(sliderChallenges, { id, position, expiresAt: new Date(now() + lifetimeMs) })),
  );
  return { id, picture, piece, top };
}

interface Solution {
  /** Of the challenge. */
  readonly slider: string;
  readonly position: number;
  readonly work?: string | undefined;
}

/** Whether a browser has done its proof of work: it costs a script as much as reading the picture would. */
function isWorkDone(id: string, work: string): boolean {
  const digest = createHash('sha256').update(`${id}:${work}`).digest();
  return digest.readUInt32BE() >>> (32 - sliderWorkBits) === 0;
}

/** The one attempt at a slider: it is over in either case. Refuses a missed gap, and missing work. */
export async function passSlider(context: StepContext, { position, slider: id, work }: Solution): Promise<void> {
  const [found] = await context.inTenant((scope) =>
    scope.tx
      .delete(sliderChallenges)
      .where(
        scope.only(
          sliderChallenges,
          and(eq(sliderChallenges.id, id), gt(sliderChallenges.expiresAt, new Date(context.now()))),
        ),
      )
      .returning(),
  );
  const solved = work === undefined ? found && Math.abs(found.position - position) <= tolerance : isWorkDone(id, work);
  if (found === undefined || solved !== true) {
    throw new Refusal(ErrorCode.sliderFailed, { reason: found === undefined ? 'no slider' : 'missed' });
  }
}
