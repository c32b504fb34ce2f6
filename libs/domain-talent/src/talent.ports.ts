/** Ports that this domain asks of others. */
export interface TalentPorts {
  /** Address of a course; without it the courses that close a gap are named without a link. */
  readonly courseHref?: (id: number) => string;
  /** Address of the API without a slash at its end; empty for the page's own origin. */
  readonly apiBase?: string;
}
