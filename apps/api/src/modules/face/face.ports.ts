import type { CallOutput } from '@banyan/contracts';
import type { enterByFace } from '@banyan/contracts/account';
import type { TenantScope } from '../../db/tenant.ts';
import type { CallContext, Learner, StepContext } from '../../http/context.ts';
import type { Refusal } from '../../http/refusal.ts';

export type Entered = CallOutput<typeof enterByFace>;

type Titles = (ctx: CallContext<Learner>, ids: readonly number[]) => Promise<ReadonlyMap<number, string>>;

/** Name and number that a person claims, and their earlier personal data. */
export interface RealNameClaim {
  readonly name: string;
  readonly idNumber: string;
  readonly toldName: string;
  readonly toldNumber: string;
}

/** Decides whether a name belongs to an identity number. */
export interface RealNameRegister {
  /** Included in each answer, so that nobody takes the embedded one for an authority. */
  readonly by: string;
  readonly check: (claim: RealNameClaim) => Promise<'confirmed' | 'different' | 'invalid' | 'unknown'>;
}

/** Needs of faces from other modules. */
export interface FacePorts {
  /** Titles of courses that checks were for. */
  readonly courseTitles: Titles;
  /** Titles of exams that checks were for. */
  readonly examTitles: Titles;
  readonly realNames: RealNameRegister;
  /** Throws unless the password is the caller's; a wrong one counts like a failed login. `field` names it. */
  readonly prove: (context: StepContext<Learner>, password: string, field: string) => Promise<unknown>;
  /** Opens a session for a person with a proved identity; returns the reason when that is not possible. */
  readonly admit: (
    scope: TenantScope,
    userId: number,
    context: StepContext,
    remember: boolean,
  ) => Promise<Entered | Refusal>;
}
