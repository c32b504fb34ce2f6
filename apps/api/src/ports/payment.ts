import type { PayProvider } from '@banyan/contracts/course';

/** Money that a provider is asked to take for us. */
export interface PaymentRequest {
  /** Our number of the payment: unique over all enterprises, and the same when it is asked for again. */
  readonly tradeNo: string;
  /** Cents. */
  readonly amount: number;
  /** Its purpose. */
  readonly subject: string;
  /** Deadline of the payment, epoch ms. */
  readonly until: number;
  /** Scheme, host and port of the portal, to which payer and notices come back. */
  readonly origin: string;
}

/** Ways in which it can be paid; empty for none. */
export interface PaymentOffer {
  /** Page in a browser. */
  readonly link: string;
  /** Content of a code for the phone. */
  readonly code: string;
}

/** A provider's notice about a payment, once it is proved to be the provider's. */
export interface PaymentNotice {
  readonly provider: PayProvider;
  readonly tradeNo: string;
  /** Cents. */
  readonly amount: number;
  /** Money came; otherwise none will. */
  readonly paid: boolean;
  /** The provider's number of the payment. */
  readonly transaction: string;
}

/** A notice as received: the bytes that were signed, before any parsing. */
export interface RawNotice {
  readonly body: string;
  readonly header: (name: string) => string;
  /** Epoch ms. */
  readonly now: number;
}

/** Money that goes back to its payer, all of it. */
export interface Refund {
  readonly tradeNo: string;
  /** Cents. */
  readonly amount: number;
}

/** A notice that is not the provider's, or not meant for us. Its message is for the log alone. */
export class ForgedNotice extends Error {
  override readonly name = 'ForgedNotice';
}

/** Takes money for us. */
export interface PaymentProvider {
  /** Asks to take money. Rejects when the provider does not answer. */
  offer(request: PaymentRequest): Promise<PaymentOffer>;
  /** Reads a notice; null: it says nothing final. Throws ForgedNotice. */
  read(notice: RawNotice): PaymentNotice | null;
  /** State of a payment; null: nothing final. Rejects when the provider does not answer. */
  ask(tradeNo: string): Promise<PaymentNotice | null>;
  /** Gives money back; repeated it is given once. Rejects when the provider refuses or does not answer. */
  refund(refund: Refund): Promise<void>;
  /** Answer to the provider when its notice was taken, or not. */
  readonly reply: (taken: boolean) => { readonly type: string; readonly body: string };
}

/** Those that take money here. */
export type Payments = Readonly<Partial<Record<PayProvider, PaymentProvider>>>;
