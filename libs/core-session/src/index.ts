export { accessCodes, decideAccess } from './access.ts';
export type { AccessDecision, AccessInput, EnterpriseGate, Role, StatusOutcome } from './access.ts';
export { AppLink, type AppLinkProps } from './AppLink.tsx';
export { SessionContext, useSession } from './context.ts';
export { ownHosts } from './cookie-domain.ts';
export { createSessionCookies, type SessionCookies } from './cookies.ts';
export { detectHost, type HostInfo } from './host.ts';
export { browserLanguages, languageTag, messageSetOf, type ShownLanguage } from './language.ts';
export { messageSets } from './module.ts';
export type {
  Access,
  DomainModule,
  Messages,
  MessageSet,
  MessagesLike,
  ScreenHandle,
  ScreenRoute,
  Transition,
} from './module.ts';
export { refusalOf } from './refusal.ts';
export type { RequestState } from './request.ts';
export { fallbackPath, safeInternalPath, type Home } from './safe-path.ts';
export { createSessionApi, type SessionApi } from './session-api.ts';
export type { Identity, SessionDeps } from './session-deps.ts';
export { SessionStore } from './SessionStore.ts';
export type { SessionView } from './session-view.ts';
export { useFetchedFor } from './useFetchedFor.ts';
export { useScope, type ScreenScope } from './useScope.ts';
