import type { AnswerValue, MarkState, PkKind, PkMissed, QuestionMaterial } from '@banyan/contracts/exam';
import type { CallContext, Learner } from '../../http/context.ts';

/** A question without its answer. */
export interface AskedQuestion {
  readonly id: number;
  readonly kind: PkKind;
  /** Sanitised HTML, in the viewer’s language. */
  readonly stem: string;
  readonly options: readonly { readonly id: number; readonly text: string }[];
  readonly pictures: readonly { readonly url: string; readonly alt: string }[];
  readonly materials: readonly QuestionMaterial[];
}

/** The answer to a question, with its explanation. */
export interface QuestionKey {
  readonly id: number;
  readonly kind: PkKind;
  readonly stem: string;
  /** Ids of right options; of a judgement 1 for true, 0 for false. */
  readonly choice: readonly number[];
  /** The right options as sanitised HTML; of a judgement none. */
  readonly right: readonly string[];
  readonly explanation: string;
  readonly lesson: PkMissed['lesson'];
}

/** People from whom an exam may keep questions secret, and the time. */
export interface SecretFrom extends Pick<CallContext<Learner>, 'scope' | 'now'> {
  readonly viewer: Pick<Learner, 'userId' | 'timeZone'>;
}

/** Needs of battles from the question banks. */
export interface QuestionBanks {
  /** Banks with questions that can be asked, in the viewer’s language. */
  readonly banks: (
    context: CallContext<Learner>,
  ) => Promise<readonly { readonly id: number; readonly name: string; readonly questions: number }[]>;
  /** Draws questions that no exam keeps secret from any of these people; their options are in a new order. */
  readonly draw: (
    context: CallContext<Learner>,
    what: { readonly userIds: readonly number[]; readonly bankId: number | null; readonly count: number },
  ) => Promise<readonly { readonly id: number; readonly options: readonly number[] }[]>;
  /** Those of these questions that an exam keeps secret from the viewer now. */
  readonly secret: (who: SecretFrom) => Promise<ReadonlySet<number>>;
  /** A question for asking; null when it is deleted. */
  readonly ask: (
    context: CallContext<Learner>,
    asked: { readonly id: number; readonly options: readonly number[] },
  ) => Promise<AskedQuestion | null>;
  /** Whether an answer is right; false for a question that an exam keeps secret. */
  readonly mark: (context: CallContext<Learner>, id: number, value: AnswerValue) => Promise<MarkState>;
  /** Keys of questions that the viewer has answered, without those that an exam keeps secret. */
  readonly reveal: (context: CallContext<Learner>, ids: readonly number[]) => Promise<ReadonlyMap<number, QuestionKey>>;
}
