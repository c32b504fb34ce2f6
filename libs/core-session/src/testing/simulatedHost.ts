import { detectHost, type HostInfo } from '../host.ts';

let agent = '';

/** Sets the host application of sessions created from now on, by its user agent; empty for a plain browser. */
export function simulateHost(userAgent: string): void {
  agent = userAgent;
}

/** The simulated host application, as the portal would detect it. */
export const simulatedHost = (): HostInfo => detectHost(agent);
