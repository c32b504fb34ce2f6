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
  /** The page must not be reloaded: it has unsaved input, or its own login for the person whose session ended. */
  readonly holds: () => boolean;
  /** Reloads the document. */
  readonly reload: () => void;
}

/** How long a tab must have been away before points and portrait are fetched again, ms. */
const awayMs = 5 * 60_000;

/** Keeps document, texts, colours, title and reports in step with the session, for the lifetime of the page. */
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
      // The choice is saved: the reloaded page is in that language, while choosing it again would change nothing.
      translations.use(set).catch(() =>
        toasts.show({
          tone: 'danger',
          text: t('language.notLoaded'),
          action: { label: t('screenError.refresh'), onPress: deps.reload },
        }),
      );
    },
  );
  // The enterprise's own words come in the reader's language, and its name is in every title.
  reaction(
    () => session.language,
    () => void session.refresh(`${location.pathname}${location.search}`),
  );
  reaction(
    () => session.enterprise?.portalName,
    () => tracker.retitle(),
  );

  // A pending redirect must not affect a person who logs in meanwhile; without a login it still has to happen.
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
  // A tab that gets the focus again must not show a person who has logged out in another tab.
  addEventListener('focus', () => {
    if (session.isOutdated() && !deps.holds()) deps.reload();
  });
  const report = (error: unknown) => analytics.clientError(error, location.pathname);
  addEventListener('error', ({ error }: ErrorEvent) => report(error));
  addEventListener('unhandledrejection', ({ reason }: PromiseRejectionEvent) => report(reason));
  // Well after the first screen: they are for a later loss of the connection.
  setTimeout(() => {
    preloadFailure();
    preloadToasts();
  }, 15_000);
}
