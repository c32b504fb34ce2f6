import type { CallContext, Learner } from '../../http/context.ts';

type Titles = (ctx: CallContext<Learner>, ids: readonly number[]) => Promise<ReadonlyMap<number, string>>;

/** What a person says their name and number are, and what they have told before. */
export interface RealNameClaim {
  readonly name: string;
  readonly idNumber: string;
  readonly toldName: string;
  readonly toldNumber: string;
}

/** Who says whether a name belongs to an identity number. */
export interface RealNameRegister {
  /** Told with each answer, so that nobody takes the embedded one for an authority. */
  readonly by: string;
  readonly check: (claim: RealNameClaim) => Promise<'confirmed' | 'different' | 'invalid' | 'unknown'>;
}

/** What faces ask of others. */
export interface FacePorts {
  /** Titles of courses that checks were for. */
  readonly courseTitles: Titles;
  /** Titles of exams that checks were for. */
  readonly examTitles: Titles;
  readonly realNames: RealNameRegister;
}
