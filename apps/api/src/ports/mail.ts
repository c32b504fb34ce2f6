/** A mail that is ready to go. */
export interface Mail {
  /** Unique; it identifies the same mail sent again. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** In addition to the usual ones. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Way of mail from the server. */
export interface MailPort {
  /** Rejects when the mail was not taken. */
  send(mail: Mail): Promise<void>;
}
