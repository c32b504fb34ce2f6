import { ErrorCode } from '@banyan/contracts';
import {
  examPaper,
  handInAttempt,
  reportNoCamera,
  reportQuestion,
  reportSwitch,
  saveAnswers,
  sendLateAnswers,
  takeAttempt,
  type AttemptStanding,
  type ExamPaper,
  type KeptAnswer,
  type Receipt,
  type SentAnswer,
} from '@banyan/contracts/exam';
import { RefusedError } from '@banyan/core-http';
import { answer, type FakeAnswer } from '@banyan/core-screen/testing';

/** A server with one attempt: it keeps the higher revision, serves one window, and can be made to fail. */
export class SheetServer {
  /** Its answer to each question. */
  readonly kept = new Map<number, KeptAnswer>();
  /** Each call received, by name, with its answers if it has any. */
  readonly calls: { readonly name: string; readonly answers: readonly SentAnswer[] }[] = [];
  /** Answers in the record that came after the end. */
  readonly late = new Map<number, SentAnswer>();
  /** Texts of problems reported. */
  readonly reports: string[] = [];
  readonly leavings = new Map<number, number>();
  /** Awaited before each call, which fails if it rejects; the answer is lost if `after` throws. */
  before: (name: string, answers: readonly SentAnswer[]) => Promise<void> | void = () => undefined;
  after: (name: string) => void = () => undefined;
  /** Window that answers; empty: any. */
  holder = '';
  receipt: Receipt | null = null;
  faceDueAt: number | null;
  /** Last words of supervisors, and the end that they have set. */
  told: AttemptStanding['told'] = null;
  deadlineAt: number;
  readonly paper: ExamPaper;
  readonly #now: () => number;

  /** `now`: its clock, epoch ms. */
  constructor(paper: ExamPaper, now: () => number = () => paper.standing.now) {
    this.paper = paper;
    this.faceDueAt = paper.standing.faceDueAt;
    this.deadlineAt = paper.standing.deadlineAt;
    this.#now = now;
    for (const one of paper.answers) this.kept.set(one.questionId, one);
  }

  get standing(): AttemptStanding {
    return {
      ...this.paper.standing,
      state: this.receipt === null ? 'open' : 'handed_in',
      now: this.#now(),
      faceDueAt: this.faceDueAt,
      deadlineAt: this.deadlineAt,
      told: this.told,
      switches: this.paper.standing.switches + this.leavings.size,
    };
  }

  /** Hands in its answers, as its own job does at the deadline. */
  close(reason: Receipt['reason']): Receipt {
    return (this.receipt ??= {
      number: 'EX-20251120-3367',
      handedInAt: this.#now(),
      reason,
      answered: this.kept.size,
      total: this.paper.parts.reduce((sum, { questions }) => sum + questions.length, 0),
      checksum: '9f2c41d07ab3',
    });
  }

  /** Every call of the sheet, answered. */
  answers(): FakeAnswer[] {
    const asked = async <Value>(name: string, answers: readonly SentAnswer[], give: () => Value): Promise<Value> => {
      this.calls.push({ name, answers });
      await this.before(name, answers);
      const value = give();
      this.after(name);
      return value;
    };
    const guard = (call: Parameters<typeof refused>[0], window: string) => {
      if (this.receipt !== null) throw refused(call, ErrorCode.attemptOver, { receipt: this.receipt });
      if (this.holder !== '' && this.holder !== window) throw refused(call, ErrorCode.attemptElsewhere);
    };
    return [
      answer(examPaper, ({ window }) =>
        asked('paper', [], () => ({
          ...this.paper,
          answers: [...this.kept.values()],
          standing: {
            ...this.standing,
            held: this.paper.standing.held && (this.holder === '' || this.holder === window),
          },
        })),
      ),
      answer(saveAnswers, ({ answers, window }) =>
        asked('save', answers, () => {
          guard(saveAnswers, window);
          return { kept: answers.map((one) => this.#keep(one)), standing: this.standing, receipt: null };
        }),
      ),
      answer(takeAttempt, ({ window, from }) =>
        asked('takeOver', [], () => {
          if (from !== undefined && this.holder !== from) throw refused(takeAttempt, ErrorCode.attemptElsewhere);
          this.holder = window;
          return { answers: [...this.kept.values()], standing: this.standing };
        }),
      ),
      answer(reportSwitch, ({ no, seconds }) =>
        asked('switch', [], () => {
          this.leavings.set(no, seconds);
          return { standing: this.standing, receipt: this.receipt };
        }),
      ),
      answer(handInAttempt, ({ answers, reason, window }) =>
        asked('handIn', answers, () => {
          // When the attempt is over, it only returns its answers.
          if (this.receipt !== null) {
            const kept = answers.flatMap(({ questionId }) => this.kept.get(questionId) ?? []);
            return { kept: kept.map(acknowledgedOf), receipt: this.receipt };
          }
          guard(handInAttempt, window);
          return { kept: answers.map((one) => this.#keep(one)), receipt: this.close(reason) };
        }),
      ),
      answer(sendLateAnswers, ({ answers }) =>
        asked('late', answers, () => {
          for (const one of answers) this.late.set(one.questionId, one);
          return { kept: answers.map((one) => acknowledgedOf({ ...one, savedAt: this.#now() })) };
        }),
      ),
      answer(reportNoCamera, () =>
        asked('noCamera', [], () => {
          this.faceDueAt = null;
          return { standing: this.standing };
        }),
      ),
      answer(reportQuestion, ({ text }) =>
        asked('report', [], () => {
          this.reports.push(text);
          return { received: 'Y' };
        }),
      ),
    ];
  }

  #keep(sent: SentAnswer): ReturnType<typeof acknowledgedOf> {
    const before = this.kept.get(sent.questionId);
    const stands =
      before !== undefined && before.revision >= sent.revision ? before : { ...sent, savedAt: this.#now() };
    this.kept.set(sent.questionId, stands);
    return acknowledgedOf(stands);
  }
}

const acknowledgedOf = ({ questionId, revision, savedAt }: KeptAnswer) => ({ questionId, revision, savedAt });

/** A refusal in the form thrown by the transport. */
export const refused = (
  call: typeof saveAnswers | typeof handInAttempt | typeof takeAttempt,
  code: number,
  data: unknown = null,
): RefusedError => new RefusedError(call, { code, msg: '', data });
