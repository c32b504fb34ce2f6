/** Ports that this domain asks of others. */
export interface TalentPorts {
  /** Address of a course; without it what closes a gap is named and leads nowhere. */
  readonly courseHref?: (id: number) => string;
  /** Address of the API without a slash at its end; empty for the page's own origin. */
  readonly apiBase?: string;
}
