/** Ticket with which WeCom shows the names of a corporation's people. */
export interface NameTicket {
  readonly corpId: string;
  readonly agentId: string;
  /** Secret between WeCom and this server; pages see signatures made with it. */
  readonly ticket: string;
}

/** Tickets of the enterprises in WeCom. */
export interface NameTickets {
  /** Null for an enterprise that is not set up. Throws where WeCom does not answer, or refuses. */
  ticketOf(eid: number): Promise<NameTicket | null>;
}
