import type { Language } from '@banyan/contracts';
import { homePath } from '@banyan/contracts/account';
import type { SessionStore } from '@banyan/core-session';
import { refusalOf } from '@banyan/core-session';
import type { ToastQueue } from '@banyan/ui';
import type { AppearanceStore } from '../appearance/AppearanceStore.ts';
import type { Frame } from '../composition/frame.ts';
import type { LeaveStore } from '../composition/LeaveStore.ts';
import { mayOpenOf } from '../routes/guardOf.ts';
import type { Screens } from '../routes/screens.ts';
import type { Translations } from '../i18n/createTranslations.ts';

export interface FrameDeps {
  readonly appearance: AppearanceStore;
  readonly toasts: ToastQueue;
  readonly leaving: LeaveStore;
  readonly session: SessionStore;
  readonly translations: Pick<Translations, 'i18n'>;
  readonly screens: Screens;
  readonly report: (error: unknown) => void;
  readonly arrived: Frame['arrived'];
}

/** Functions of header, footer and stand-in screens on the running portal. */
export function createFrame(deps: FrameDeps): Frame {
  const { leaving, session, toasts, screens } = deps;
  const t = deps.translations.i18n.getFixedT(null, 'portal');
  const speak = async (to: Language) => {
    if (!(await session.switchLanguage(to))) toasts.show({ tone: 'warn', text: t('language.notSaved') });
  };
  let goes = false;
  // Registered before the screens' handlers, to stop them: they have asked already, and a logout must not be stopped.
  window.addEventListener('beforeunload', (event) => {
    if (goes) event.stopImmediatePropagation();
  });
  const signOut = async (to: string) => {
    if (!session.loggedIn || (await session.logout())) {
      goes = true;
      // A new document: no data of the earlier person stays in memory.
      location.assign(to);
      return;
    }
    const { logoutRequest } = session;
    const said = logoutRequest.state === 'failed' ? refusalOf(logoutRequest.error)?.msg : undefined;
    toasts.show({ tone: 'danger', text: said || t('user.logoutFailed') });
  };
  return {
    appearance: deps.appearance,
    toasts,
    leaving,
    report: deps.report,
    arrived: deps.arrived,
    mayOpen: mayOpenOf(session, screens),
    reload(to) {
      if (to === undefined) location.reload();
      else location.assign(to);
    },
    switchLanguage: speak,
    async signOut(to = homePath) {
      // Asked while the session can still save: after the logout there is nothing to save. Support is never asked: it
      // works under recording or not at all.
      const asks = leaving.holds() && session.user?.serviceUsers === undefined;
      if (asks) leaving.ask(() => void signOut(to));
      else await signOut(to);
    },
  };
}
