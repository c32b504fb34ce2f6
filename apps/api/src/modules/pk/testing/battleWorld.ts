import { type CallInput } from '@banyan/contracts';
import {
  answerPk,
  challengePk,
  nextPk,
  pkBattle,
  type AnswerValue,
  type MarkState,
  type PkAnswer,
} from '@banyan/contracts/exam';
import { openWorld, type World } from '../../../testing/world.ts';
import type { QuestionBanks } from '../pk.ports.ts';
import { pkRoutes } from '../pk.routes.ts';

/** Questions of the bank; option 1 of each is right. */
const pool = Array.from({ length: 12 }, (_, index) => 501 + index);

const mark = (value: AnswerValue): MarkState =>
  value.choice.length === 0 ? 'blank' : value.choice.includes(1) ? 'right' : 'wrong';

/** A bank with nothing but its rules; `hidden`: questions that an exam keeps secret, by person. */
function bankOf(hidden: ReadonlyMap<number, readonly number[]>): QuestionBanks {
  const secretFrom = (userId: number) => new Set(hidden.get(userId) ?? []);
  return {
    banks: () => Promise.resolve([{ id: 9, name: '抽样', questions: pool.length }]),
    draw: (_, { userIds, count }) =>
      Promise.resolve(
        pool
          .filter((id) => !userIds.some((userId) => secretFrom(userId).has(id)))
          .slice(0, count)
          .map((id) => ({ id, options: [2, 0, 1] })),
      ),
    secret: ({ viewer }) => Promise.resolve(secretFrom(viewer.userId)),
    ask: (_, { id, options }) =>
      Promise.resolve({
        id,
        kind: 'single' as const,
        stem: `第 ${id} 题`,
        options: options.map((option) => ({ id: option, text: `选项 ${option}` })),
        pictures: [],
        materials: [],
      }),
    mark: ({ viewer }, id, value) => Promise.resolve(secretFrom(viewer.userId).has(id) ? 'blank' : mark(value)),
    reveal: ({ viewer }, ids) =>
      Promise.resolve(
        new Map(
          ids
            .filter((id) => !secretFrom(viewer.userId).has(id))
            .map((id) => [
              id,
              {
                ...{ id, kind: 'single' as const, stem: `第 ${id} 题`, choice: [1], right: ['选项 1'] },
                ...{ explanation: '秘密的解析', lesson: null },
              },
            ]),
        ),
      ),
  };
}

/** Battles in a world whose clock the test moves. */
export class BattleWorld {
  readonly world: World;
  /** Questions that an exam keeps secret, by person. */
  readonly hidden: Map<number, readonly number[]>;

  private constructor(world: World, hidden: Map<number, readonly number[]>) {
    this.world = world;
    this.hidden = hidden;
  }

  static async open(): Promise<BattleWorld> {
    const hidden = new Map<number, readonly number[]>();
    return new BattleWorld(await openWorld(pkRoutes(bankOf(hidden)), { eids: [1001, 1002] }), hidden);
  }

  /** Challenges a colleague; returns the battle’s id. */
  async challenge(from: number, to: number, more: Partial<CallInput<typeof challengePk>> = {}): Promise<number> {
    const input = { kind: 'colleague', id: to, bank: 0, anonymous: 'N', ...more } as const;
    return (await this.world.ask(challengePk, input, { userId: from })).id;
  }

  /** Answers the next question after `seconds`; option 1 is right. */
  async answer(userId: number, id: number, option: number | null = 1, seconds = 0): Promise<PkAnswer> {
    const { question } = await this.world.ask(nextPk, { id }, { userId });
    if (question === null) throw new Error('no question is left');
    this.world.now += seconds * 1000;
    const choice = option === null ? [] : [option];
    return this.world.ask(answerPk, { id, question_id: question.id, choice }, { userId });
  }

  /** Answers all remaining questions; the first `right` of them correctly. */
  async finish(userId: number, id: number, right: number): Promise<void> {
    const { own, total } = await this.world.ask(pkBattle, { id }, { userId });
    for (let place = own.scores.length; place < total; place += 1) {
      await this.answer(userId, id, place < right ? 1 : 0);
    }
  }
}
