/** A short message that is ready to go. */
export interface Sms {
  /** International form: `+8613805716620`. */
  readonly to: string;
  readonly text: string;
}

/** Way of short messages from the server. */
export interface SmsPort {
  /** False: there is no gateway, so nothing that needs a message is offered. */
  readonly reaches: boolean;
  /** Rejects when the message was not taken. */
  send(sms: Sms): Promise<void>;
}
