import type { CoverMotif } from '@banyan/contracts';
import type { StageRule, ProgrammeTaskKind } from '@banyan/contracts/training';
import type { L10n } from '../../../db/seed/content/types.ts';

/** A task as the demo data write it. */
export interface SeedTask {
  readonly kind: ProgrammeTaskKind;
  readonly itemId: number;
  readonly title: L10n;
  readonly elective?: true;
  readonly again?: true;
  /** Days from now. */
  readonly dueIn?: number;
}

export interface SeedStage {
  readonly title: L10n;
  readonly rule: StageRule;
  readonly choice?: number;
  /** Days from now. */
  readonly opensIn?: number;
  readonly dueIn?: number;
  /** Days of the round. */
  readonly opensDay?: number;
  readonly dueDay?: number;
  readonly electives?: number;
  readonly tasks: readonly SeedTask[];
}

export interface SeedProgramme {
  readonly id: number;
  readonly title: L10n;
  readonly summary: L10n;
  readonly category: L10n;
  readonly term?: L10n;
  readonly owner: L10n;
  readonly motif: CoverMotif;
  /** Days from now. */
  readonly publishedIn: number;
  readonly beginsIn?: number;
  readonly endsIn?: number;
  readonly days?: number;
  readonly open?: true;
  readonly credits: number;
  readonly countsEarlier?: true;
  readonly certificate?: { readonly templateId: number; readonly title: L10n };
  readonly validDays?: number;
  readonly renewDays?: number;
  readonly stages: readonly SeedStage[];
  /** The known learner: days ago of joining, and the round. */
  readonly known: {
    readonly joinedAgo: number;
    readonly round?: number;
    readonly beganAgo?: number;
  };
  /** How many colleagues take part. */
  readonly colleagues: number;
}
