import { detectHost, type HostInfo } from '../host.ts';

let agent = '';

/** Puts what is made from now on into a program around the page, by its user agent; a plain browser by an empty one. */
export function simulateHost(userAgent: string): void {
  agent = userAgent;
}

/** The program around the page, as the portal would recognise it. */
export const simulatedHost = (): HostInfo => detectHost(agent);
