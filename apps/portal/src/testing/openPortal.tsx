import { CountersStore } from '../composition/CountersStore.ts';
import { TaskCountsStore } from '../composition/TaskCountsStore.ts';
import { HostNamesStore } from '../hosts/HostNamesStore.ts';
import { SessionContext, type DomainModule, type ModuleNavigation, type SessionStore } from '@banyan/core-session';
import { createToastQueue } from '@banyan/ui';
import { act, render } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { AppearanceStore } from '../appearance/AppearanceStore.ts';
import { accountTable } from '../domains/tables/account.ts';
import { createTranslations } from '../i18n/createTranslations.ts';
import { FrameContext, type Frame } from '../composition/frame.ts';
import { ServicesContext, type PortalServices } from '../composition/services.ts';
import { LeaveStore } from '../composition/LeaveStore.ts';
import { Root } from '../Root.tsx';
import { guardOf, mayOpenOf } from '../routes/guardOf.ts';
import { ownModules, portalModule } from '../routes/portal.routes.ts';
import { PortalRouter } from '../routes/PortalRouter.tsx';
import { createRouter } from '../routes/router.ts';
import { assembleScreens, fetchScreen } from '../routes/screens.ts';
import { routesOf, ScreenView } from '../routes/ScreenView.tsx';
import { PortalUi } from '../shell/PortalUi.tsx';
import type { ChunkLoader } from '../parts/chunks.ts';
import { fakeHttp, type FakeAnswer } from '@banyan/core-screen/testing';
import { fakeUploader } from './fakeUploader.ts';

export interface OpenPortal {
  readonly session: SessionStore;
  readonly modules?: readonly DomainModule[];
  readonly navigations?: readonly ModuleNavigation[];
  readonly answers?: readonly FakeAnswer[];
  readonly loadChunk?: ChunkLoader;
}

/** Effects of a page of the portal on its surroundings. */
export interface PortalDiary {
  /** Addresses of other sites it left for. */
  readonly left: string[];
  /** Documents it reloaded; empty text for its own. */
  readonly reloads: string[];
  readonly reports: unknown[];
  /** Paths of the screens that arrived, in order. */
  readonly arrivals: string[];
}

/** Opens the real portal at an address: real router, guard, screens and texts; calls answered by fakes. */
export async function openPortal(
  address: string,
  { session, modules = [], navigations = [], answers = [], ...rest }: OpenPortal,
) {
  const diary: PortalDiary = { left: [], reloads: [], reports: [], arrivals: [] };
  const loadChunk: ChunkLoader = rest.loadChunk ?? ((load) => load());
  await session.load(address);
  const translations = createTranslations(loadChunk);
  const http = fakeHttp(answers);
  const uploader = fakeUploader();
  const sendFile = () => Promise.reject(new Error('no server'));
  const account = accountTable({
    http,
    session,
    uploader,
    sendFile,
    account: {
      productName: 'Banyan',
      registerUrl: '',
      signOut: (to) => frame.signOut(to),
      reload: (to) => frame.reload(to),
    },
  });
  const screens = assembleScreens([...ownModules, ...account.modules, ...modules], {
    loadChunk,
    translations,
    navigations,
  });
  const guard = guardOf(session, screens);
  const way = guard(address);
  history.replaceState(null, '', way && 'replace' in way ? way.replace : address);
  await translations.use(session.messageSet);
  await translations.need(portalModule.name, portalModule.messages);
  const mayOpen = mayOpenOf(session, screens);
  await fetchScreen(screens, location.pathname, mayOpen);

  const leaving = new LeaveStore();
  const prefersDark = matchMedia('(prefers-color-scheme: dark)');
  const frame: Frame = {
    appearance: new AppearanceStore({ storage: () => localStorage, prefersDark }),
    toasts: createToastQueue(),
    leaving,
    switchLanguage: async (to) => {
      await session.switchLanguage(to);
      await translations.use(session.messageSet);
    },
    signOut: (to = '/index') => session.logout().then(() => void diary.reloads.push(to)),
    reload: (to = '') => void diary.reloads.push(to),
    mayOpen,
    arrived: (_handle, { pathname }) => {
      if (diary.arrivals.at(-1) !== pathname) diary.arrivals.push(pathname);
    },
    report: (error) => void diary.reports.push(error),
  };
  const counters = new CountersStore();
  const services: PortalServices = {
    config: { apiBase: '', productName: 'Banyan', registerUrl: '', analyticsUrl: '' },
    http,
    uploader,
    sendFile,
    session,
    counters,
    names: new HostNamesStore(),
    homeParts: [],
    account: account.parts,
    tasks: new TaskCountsStore({ http, session, counters }),
    links: {
      courses: () => '/course',
      course: (id) => `/course/${id}`,
      record: () => '/my/learn-record',
      collection: () => '/my/my-collect',
    },
  };
  const router = createRouter({ guard, leave: (url) => void diary.left.push(url), leaving });
  const routes = routesOf(screens);
  const view = await act(() =>
    Promise.resolve(
      render(
        <I18nextProvider i18n={translations.i18n}>
          <PortalUi toasts={frame.toasts}>
            <SessionContext value={session}>
              <ServicesContext value={services}>
                <FrameContext value={frame}>
                  <PortalRouter router={router}>
                    <Root>
                      <ScreenView routes={routes} />
                    </Root>
                  </PortalRouter>
                </FrameContext>
              </ServicesContext>
            </SessionContext>
          </PortalUi>
        </I18nextProvider>,
      ),
    ),
  );
  /** Loads the screen of a path, so that a test need not wait for its code. */
  const fetched = (path: string) => fetchScreen(screens, path, mayOpen);
  return { view, diary, router, frame, services, fetched };
}
