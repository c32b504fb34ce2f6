/** For tests of other projects: the guard's table, and a session without a network. */
export { accessCases, gateHosts, gateScreens, gateStates, type AccessCase } from './access.cases.ts';
export { hostAgents } from './hosts.cases.ts';
export { fakeSessionApi, makeEnterprise, makeUser } from './testing/fixtures.ts';
export { simulateHost } from './testing/simulatedHost.ts';
export { makeSession, memoryJar, memoryStorage } from './testing/session.ts';
