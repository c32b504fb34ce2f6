import type { Sms, SmsPort } from '../ports/sms.ts';

/** Address of a gateway for short messages. */
export interface SmsGateway {
  readonly url: string;
  /** Sent as bearer token; empty: none. */
  readonly key: string;
}

/** A gateway that does not answer for so long is given up, ms. */
const patienceMs = 10_000;

/** The gateway's form: POST of JSON `{"to": "+86…", "text": "…"}`, any 2xx means accepted. */
export function gatewaySms({ key, url }: SmsGateway): SmsPort {
  return {
    reaches: true,
    async send({ text, to }) {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(key === '' ? {} : { authorization: `Bearer ${key}` }),
        },
        body: JSON.stringify({ to, text }),
        signal: AbortSignal.timeout(patienceMs),
      });
      if (!response.ok) throw new Error(`the gateway for short messages answered ${response.status}`);
    },
  };
}

/** A message that was not sent. */
export interface KeptSms extends Sms {
  /** Epoch ms. */
  readonly at: number;
}

/** Short messages of a server without a gateway: the last ones, in memory alone, since they contain codes. */
export interface SmsInbox extends SmsPort {
  /** Newest first. */
  read(): readonly KeptSms[];
}

const most = 100;

export function smsInbox(now: () => number = Date.now): SmsInbox {
  let kept: readonly KeptSms[] = [];
  return {
    reaches: true,
    send(sms) {
      kept = [{ ...sms, at: now() }, ...kept].slice(0, most);
      return Promise.resolve();
    },
    read: () => kept,
  };
}

/** In production without a gateway: nothing that needs a message is offered. */
const noSms: SmsPort = {
  reaches: false,
  send: () => Promise.reject(new Error('no gateway for short messages is set')),
};

/** Short messages by the gateway that is set; without one they are read at `/dev/inbox`, never in production. */
export function openSms(
  gateway: SmsGateway | null,
  production: boolean,
): { readonly sms: SmsPort; readonly inbox: SmsInbox | null } {
  if (gateway !== null) return { sms: gatewaySms(gateway), inbox: null };
  if (production) return { sms: noSms, inbox: null };
  const inbox = smsInbox();
  return { sms: inbox, inbox };
}
