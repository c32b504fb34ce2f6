import { put } from './put.mts';

/**
 * Parts of React DOM that the portal has no use for: what its functions answer instead of doing their work, which then goes
 * with all that they alone need. The portal is drawn in the browser, not taken over from a server's elements.
 */
const hydration: Readonly<Record<string, string>> = {
  attemptExplicitHydrationTarget: '',
  clearHydrationBoundary: '',
  clearIfContinuousEvent: '',
  commitActivityHydrationCallbacks: '',
  commitSuspenseHydrationCallbacks: '',
  getActivityInstanceFromFiber: 'null',
  getNextHydratable: 'null',
  getSuspenseInstanceFromFiber: 'null',
  hideOrUnhideDehydratedBoundary: '',
  markRetryLaneIfNotHydrated: '',
  popHydrationState: 'false',
  queueHydrationError: '',
  queueIfContinuousEvent: 'false',
  registerSuspenseInstanceRetry: '',
  retryDehydratedSuspenseBoundary: '',
  updateDehydratedSuspenseComponent: 'null',
  upgradeHydrationErrorsToRecoverable: 'null',
};

/** `<ViewTransition>`. */
const viewTransitions: Readonly<Record<string, string>> = {
  applyViewTransitionToHostInstances: '',
  commitAfterMutationEffectsOnFiber: '',
  commitAppearingPairViewTransitions: '',
  commitDeletedPairViewTransitions: '',
  commitEnterViewTransitions: '',
  commitExitViewTransitions: '',
  commitNestedViewTransitions: '',
  createViewTransitionInstance: '',
  measureNestedViewTransitions: '',
  restoreEnterOrExitViewTransitions: '',
  restoreNestedViewTransitions: '',
  restorePairedViewTransitions: '',
  restoreViewTransitionOnHostInstances: '',
  scheduleViewTransitionEvent: '',
  startViewTransition: '',
  trackEnterViewTransitions: '',
};

/** Style sheets and scripts that components ask for; the build knows its files. `<title>` and `<meta>` stay. */
const resources: Readonly<Record<string, string>> = {
  accumulateSuspenseyCommitOnFiber: '',
  acquireResource: 'null',
  getHydratableHoistableCache: 'null',
  getResource: 'null',
  insertSuspendedStylesheets: '',
  preconnectAs: '',
  preinitModuleScript: '',
  preinitScript: '',
  preinitStyle: '',
  preload: '',
  preloadInstanceAndSuspendIfNeeded: '',
  preloadModule: '',
  preloadResourceAndSuspendIfNeeded: '',
  preloadStylesheet: '',
  suspendResource: '',
};

/** Actions of forms, `useActionState`, `<Activity>`, and lists of `<Suspense>`, which no release has yet. */
const others: Readonly<Record<string, string>> = {
  dispatchActionState: '',
  // What a submitted form begins with.
  extractEvents$1: '',
  mountActionState: '',
  mountActivityChildren: 'null',
  requestFormReset$1: '',
  rerenderActionState: '',
  runActionStateAction: '',
  startHostTransition: '',
  updateActionStateImpl: '',
  updateActivityComponent: 'null',
  updateSuspenseListComponent: 'null',
};

const headOf = (name: string) => new RegExp(`^function ${name.replace('$', '\\$')}\\([^)]*\\) \\{$`, 'm');
const of = (name: string) => `${name} of React DOM`;

/** Nothing is ever being taken over from a server: what asks whether it is, is decided when the portal is built. */
function neverHydrating(code: string): string {
  // Its parameter has the same name.
  const own = /^function initInput\([^)]*\) \{\n[\s\S]*?^\}$/m;
  const apart = put(code, own, ([text]) => text.replaceAll('isHydrating', 'isTakenOver'), of('initInput'));
  return put(apart, /^ {2}isHydrating = !1,\n/m, () => '', of('isHydrating'))
    .replace(/\bisHydrating = ![01]/g, '0')
    .replace(/\bisHydrating\b(?!\$)/g, 'false')
    .replace(/[\w.$]+\.memoizedState\.isDehydrated\b/g, 'false');
}

/** React DOM without what the portal does not use of it. */
export function leanReactDom(code: string): string {
  const lean = Object.entries({ ...hydration, ...viewTransitions, ...resources, ...others }).reduce(
    (text, [name, value]) => put(text, headOf(name), ([head]) => `${head} return ${value};`, of(name)),
    code,
  );
  return neverHydrating(lean);
}
