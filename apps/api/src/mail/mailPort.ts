import { createTransport } from 'nodemailer';
import type { MailPort } from '../ports/mail.ts';

export interface MailOptions {
  /** `smtp://user:password@host:port`; empty: mail stays in the outbox, where `/dev/inbox` shows it. */
  readonly mailUrl: string;
  /** Address that mail comes from. */
  readonly mailFrom: string;
  readonly baseDomain: string;
}

/** A mail server that does not answer for so long is given up, ms. */
const patienceMs = 20_000;

/** Mail by SMTP where a server is named; otherwise it goes nowhere, and is read in the outbox. */
export function openMail(options: MailOptions): MailPort {
  const { baseDomain, mailFrom, mailUrl } = options;
  const transport =
    mailUrl === '' ? null : createTransport({ url: mailUrl, connectionTimeout: patienceMs, socketTimeout: patienceMs });
  return {
    async send({ headers, html, id, subject, text, to }) {
      await transport?.sendMail({
        from: mailFrom,
        to,
        subject,
        text,
        html,
        headers,
        messageId: `<${id}@${baseDomain}>`,
      });
    },
  };
}
