import { ErrorCode, v, type CallOutput } from '@banyan/contracts';
import { readInvitation } from '@banyan/contracts/account';
import { apiOf, refusalData, Request, type Http } from '@banyan/core-screen';
import { makeAutoObservable } from 'mobx';
import { createLoginApi, LoginStore, type LoginSession } from '../login/LoginStore.ts';

const calls = { read: readInvitation } as const;
const unknownTicket = v.object({ fields: v.object({ ticket: v.literal('unknown') }) });

/** An invitation, and the password that is chosen with it. */
export class InvitationStore {
  readonly invitation: Request<CallOutput<typeof readInvitation>>;
  readonly login: LoginStore;

  constructor(http: Http, session: LoginSession, ticket: string) {
    const api = apiOf(http, calls);
    this.invitation = new Request((_, options) => api.read({ ticket: ticket.slice(0, 64) }, options));
    this.login = new LoginStore(createLoginApi(http), session);
    this.login.use(ticket);
    makeAutoObservable(this, { invitation: false, login: false });
  }

  /** It was used, replaced by another one, or has run out. */
  get isGone(): boolean {
    const { error } = this.invitation;
    if (error !== undefined) return refusalData(error, ErrorCode.fieldsRefused, unknownTicket) !== null;
    return this.login.problem?.key === 'ticketExpired';
  }

  show(): Promise<void> {
    return this.invitation.show();
  }

  leave(): void {
    this.invitation.leave();
  }
}
