/** Ports that this domain asks of others. */
export interface OrganisationPorts {
  /** Goes into the academy as a person, to read alone. Rejects when that was refused; without it, it is not offered. */
  readonly seeAs?: (person: number) => Promise<void>;
}
