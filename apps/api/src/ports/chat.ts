/** A notice for the chat tool of an enterprise. Others in the group read it too. */
export interface ChatNotice {
  /** Receiver, by the tool's id. */
  readonly to: string;
  readonly text: string;
  readonly link: { readonly label: string; readonly href: string };
}

/** Way of notices to the chat tools of enterprises. */
export interface ChatPort {
  /** False: this enterprise has no chat tool, so nothing that needs one is offered. */
  reaches(eid: number): boolean;
  /** Rejects when the notice was not taken. */
  send(eid: number, notice: ChatNotice): Promise<void>;
}
