import { ErrorCode, type CallOutput } from '@banyan/contracts';
import { enterpriseCard } from '@banyan/contracts/account';
import type { HttpClient } from '@banyan/core-http';
import { Action, refusalCode } from '@banyan/core-screen';
import { makeAutoObservable } from 'mobx';

type Card = CallOutput<typeof enterpriseCard>;

/** Finds the enterprise of a number, and the address of its portal. */
export class GatewayStore {
  /** The found enterprise. */
  card: Card | null = null;
  readonly looking: Action<number, Card>;
  /** The number being searched; 0: it was changed since. */
  private asked = 0;

  constructor(http: Pick<HttpClient, 'call'>) {
    this.looking = new Action((id: number) => http.call(enterpriseCard, { id }), {
      of: (id) => id,
      done: (card, id) => {
        if (id === this.asked) this.found(card);
      },
    });
    makeAutoObservable(this, { looking: false });
  }

  get pending(): boolean {
    return this.looking.isPending(this.asked);
  }

  get failure(): unknown {
    return this.looking.failureOf(this.asked);
  }

  /** Whether there is no such enterprise. */
  get unknown(): boolean {
    return refusalCode(this.failure) === ErrorCode.notFound;
  }

  async look(id: number): Promise<Card | null> {
    this.asked = id;
    await this.looking.run(id);
    return id === this.asked ? this.card : null;
  }

  /** The number has changed: a pending answer is about another one. */
  change(): void {
    this.asked = 0;
  }

  private found(card: Card): void {
    this.card = card;
  }
}
