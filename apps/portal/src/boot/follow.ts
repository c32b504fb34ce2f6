import type { SessionStore } from '@banyan/core-session';
import type { ToastQueue } from '@banyan/ui';
import { reaction } from 'mobx';
import type { Analytics } from '../analytics/analytics.ts';
import type { AppearanceStore } from '../appearance/AppearanceStore.ts';
import type { PortalPolicy } from '../messages/policy.ts';
import { preloadToasts } from '../messages/Toasts.tsx';
import { preloadFailure } from '../screens/Failure.tsx';
import type { Translations } from '../i18n/createTranslations.ts';
import { paint } from './paint.ts';
import type { ScreenTracker } from './trackScreens.ts';

export interface FollowDeps {
  readonly session: SessionStore;
  readonly translations: Translations;
  readonly appearance: AppearanceStore;
  readonly analytics: Analytics;
  readonly policy: Pick<PortalPolicy, 'reset'>;
  readonly toasts: ToastQueue;
  readonly tracker: Pick<ScreenTracker, 'retitle'>;
  /** The page must not be loaded anew: it holds what would be lost, or lets its one person back in itself. */
  readonly holds: () => boolean;
  /** Loads the document anew. */
  readonly reload: () => void;
}

/** How long a tab must have been away before points and portrait are asked for anew, ms. */
const awayMs = 5 * 60_000;

/** Keeps document, texts, colours, title and reports in step with the session, as long as the page lives. */
export function follow(deps: FollowDeps): void {
  const { session, translations, appearance, analytics, policy, toasts, tracker } = deps;
  const { i18n } = translations;
  const t = i18n.getFixedT(null, 'portal');
  const root = document.documentElement;

  paint(root, session, appearance);

  const speak = () => {
    root.lang = i18n.language;
    tracker.retitle();
  };
  speak();
  i18n.on('languageChanged', speak);
  reaction(
    () => session.messageSet,
    (set) => {
      // The choice is kept: the page loaded anew is in that language, which choosing it again would not bring.
      translations.use(set).catch(() =>
        toasts.show({
          tone: 'danger',
          text: t('language.notLoaded'),
          action: { label: t('screenError.refresh'), onPress: deps.reload },
        }),
      );
    },
  );
  // The enterprise's own words come in the reader's language, and its name stands in every title.
  reaction(
    () => session.language,
    () => void session.refresh(`${location.pathname}${location.search}`),
  );
  reaction(
    () => session.enterprise?.portalName,
    () => tracker.retitle(),
  );

  // A way out that was pending is not for whoever has come in since; who was put out still has to be led there.
  reaction(
    () => session.userId,
    (userId) => {
      if (userId !== null) policy.reset();
    },
  );

  let away = 0;
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') {
      away = Date.now();
      void analytics.flush();
    } else if (away > 0 && Date.now() - away > awayMs) void session.refreshUser();
  });
  // Whoever comes back to a tab does not find in it who has logged out in another one meanwhile.
  addEventListener('focus', () => {
    if (session.isOutdated() && !deps.holds()) deps.reload();
  });
  const report = (error: unknown) => analytics.clientError(error, location.pathname);
  addEventListener('error', ({ error }: ErrorEvent) => report(error));
  addEventListener('unhandledrejection', ({ reason }: PromiseRejectionEvent) => report(reason));
  // Well after the first screen: they are for a connection that breaks later.
  setTimeout(() => {
    preloadFailure();
    preloadToasts();
  }, 15_000);
}
