import type { CallOutput } from '@banyan/contracts';
import type { lotteryDraw, LotteryDraw, LotteryHome, LotteryPrize } from '@banyan/contracts/mall';
import { Action, PagedList, Request } from '@banyan/core-screen';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { LotteryApi } from '../api/lotteryCalls.ts';
import { checkDraw, type DrawCheck, type KnownBefore } from './checkDraw.ts';
import { lotteryRefusalOf } from './lotteryRefusal.ts';

type Drawn = CallOutput<typeof lotteryDraw>;
type Stand = NonNullable<LotteryHome['mine']>;

/** The lottery: drawing, the draws made, and recalculating them. */
export class DrawStore {
  readonly home: Request<LotteryHome>;
  readonly draws: PagedList<LotteryDraw, number>;
  readonly drawing: Action<{ readonly lotteryId: number; readonly own: string }, Drawn>;
  readonly opening: Action<{ readonly lotteryId: number }>;
  readonly checking: Action<LotteryDraw, DrawCheck>;
  /** The latest draw; null when there is none. */
  drawn: Drawn | null = null;
  /** The drum has stopped at it. */
  settled = false;
  /** The learner's own part of the next number; empty: this page makes one up for each draw. */
  own = '';
  /** The draw recalculated last. */
  checked: DrawCheck | null = null;

  /** Known of the draws of this page before they were made. */
  readonly #before = new Map<number, KnownBefore>();

  constructor(api: LotteryApi, onPointsChanged: () => void = () => undefined) {
    this.home = new Request(async (_, options) => {
      const home = await api.home({}, options);
      if (home.lottery !== null && home.mine !== null) void this.draws.show(home.lottery.id);
      return home;
    });
    this.draws = new PagedList(
      (lotteryId, cursor, options) => api.draws(cursor === '' ? { lotteryId } : { lotteryId, cursor }, options),
      { id: ({ id }) => id },
    );
    this.drawing = new Action(
      async (input, options) => {
        const hash = this.home.value?.mine?.next.hash ?? '';
        try {
          const drawn = await api.draw(input, options);
          this.#before.set(drawn.draw.id, { hash, own: input.own });
          return drawn;
        } catch (error) {
          // The data shown has changed: points, draws, the lottery itself.
          if (lotteryRefusalOf(error) !== null) void this.home.refresh();
          throw error;
        }
      },
      {
        done: (drawn) => {
          this.keep(drawn);
          onPointsChanged();
        },
      },
    );
    this.opening = new Action(async ({ lotteryId }, options) => {
      const { next } = await api.openSeed({ lotteryId }, options);
      this.change((mine) => ({ ...mine, next }));
      await this.draws.show(lotteryId);
    });
    this.checking = new Action(async (draw) => checkDraw(draw, this.#before.get(draw.id) ?? null), {
      of: ({ id }) => id,
      done: (checked) => this.showCheck(checked),
    });
    makeAutoObservable(this, {
      ...{ home: false, draws: false, drawing: false, opening: false, checking: false },
      drawn: observableRef,
      checked: observableRef,
    });
  }

  show(): void {
    this.drawn = null;
    this.checked = null;
    this.settled = false;
    void this.home.show();
  }

  leave(): void {
    this.home.leave();
    this.draws.leave();
  }

  get prizes(): readonly LotteryPrize[] {
    return this.home.value?.lottery?.prizes ?? [];
  }

  prize(id: number): LotteryPrize | undefined {
    return this.prizes.find((one) => one.id === id);
  }

  /** Draws once. */
  async run(): Promise<void> {
    const lotteryId = this.home.value?.lottery?.id;
    if (lotteryId === undefined || this.turning) return;
    this.begin();
    await this.drawing.run({ lotteryId, own: this.own.trim() || randomPart() });
  }

  setOwn(own: string): void {
    this.own = own;
  }

  /** The drum is turning towards the drawn prize. */
  get turning(): boolean {
    return this.drawn !== null && !this.settled;
  }

  /** Adds the draw to the list, now that the drum has stopped. */
  settle(): void {
    if (this.drawn === null || this.settled) return;
    this.settled = true;
    const { draw, points } = this.drawn;
    this.draws.prepend(draw);
    this.change(
      (mine) => ({ ...mine, points }),
      (prizes) =>
        prizes.map((one) => (one.id === draw.given && one.left !== null ? { ...one, left: one.left - 1 } : one)),
    );
  }

  /** Opens the seed, so that its draws can be checked. */
  open(): Promise<boolean> {
    const lotteryId = this.home.value?.lottery?.id ?? 0;
    return this.opening.run({ lotteryId });
  }

  private begin(): void {
    this.drawn = null;
    this.settled = false;
    this.drawing.dismiss();
  }

  private keep(drawn: Drawn): void {
    this.drawn = drawn;
    const cost = this.home.value?.lottery?.cost ?? 0;
    this.change((mine) => ({
      ...mine,
      // Its points are shown when the drum rests.
      points: mine.points - cost,
      left: drawn.left,
      next: { ...mine.next, draws: mine.next.draws + 1 },
    }));
  }

  private showCheck(checked: DrawCheck): void {
    this.checked = checked;
  }

  private change(
    to: (mine: Stand) => Stand,
    prizesTo: (prizes: readonly LotteryPrize[]) => LotteryPrize[] = (prizes) => [...prizes],
  ): void {
    const { value } = this.home;
    if (value?.mine == null) return;
    const { lottery, mine } = value;
    const next = lottery === null ? null : { ...lottery, prizes: prizesTo(lottery.prizes) };
    runInAction(() => this.home.set({ ...value, lottery: next, mine: to(mine) }));
  }
}

/** A part that nobody can know before. */
function randomPart(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
