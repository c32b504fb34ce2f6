import { enterpriseCard, ErrorCode, type CallOutput } from '@banyan/contracts';
import type { HttpClient } from '@banyan/core-http';
import { Action, refusalCode } from '@banyan/core-screen';
import { makeAutoObservable } from 'mobx';

type Card = CallOutput<typeof enterpriseCard>;

/** Finds the enterprise of a number, and says where its portal is [AC-16]. */
export class GatewayStore {
  /** The one that was found. */
  card: Card | null = null;
  readonly looking: Action<number, Card>;

  constructor(http: Pick<HttpClient, 'call'>) {
    this.looking = new Action((id: number) => http.call(enterpriseCard, { id }), { done: (card) => this.found(card) });
    makeAutoObservable(this, { looking: false });
  }

  /** There is no such enterprise. */
  get unknown(): boolean {
    return refusalCode(this.looking.failureOf()) === ErrorCode.notFound;
  }

  private found(card: Card): void {
    this.card = card;
  }
}
