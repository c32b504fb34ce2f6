import { loginAddress, reloginAddress } from '@banyan/contracts/account';
import type { PostKind } from '@banyan/contracts/community';
import { createHttpClient, createFileSender, createUploader, type HttpClientOptions } from '@banyan/core-http';
import { createSessionApi, SessionStore } from '@banyan/core-session';
import { createToastQueue } from '@banyan/ui';
import { configure, reaction } from 'mobx';
import { lazy } from 'react';
import { NavigationType } from 'react-router-dom';
import { createAnalytics } from '../analytics/analytics.ts';
import { sendTo, sendToServer } from '../analytics/sendTo.ts';
import { AppearanceStore } from '../appearance/AppearanceStore.ts';
import { CountersStore } from '../composition/CountersStore.ts';
import { News } from '../composition/News.ts';
import type { RoomNews } from '../domains/ModuleDeps.ts';
import { compose } from '../domains/modules.ts';
import { TaskCountsStore } from '../composition/TaskCountsStore.ts';
import { LeaveStore } from '../composition/LeaveStore.ts';
import { createPortalPolicy } from '../messages/policy.ts';
import { guardOf, mayOpenOf } from '../routes/guardOf.ts';
import { screenMessages } from '../i18n/shown/loaders.ts';
import { ownModules, portalModule } from '../routes/portal.routes.ts';
import { createRouter, type PortalRouter } from '../routes/router.ts';
import { assembleScreens, fetchScreen } from '../routes/screens.ts';
import { readBootData } from './bootData.ts';
import { createChunkLoader } from '../parts/chunks.ts';
import { follow } from './follow.ts';
import { createFrame } from './frameOf.ts';
import { HostNamesStore } from '../hosts/HostNamesStore.ts';
import { createTranslations } from '../i18n/createTranslations.ts';
import { mount } from './mount.tsx';
import { createReloadMemory } from '../parts/reloadOnce.ts';
import { cameBack, createScrollKeeper } from './scroll.ts';
import { trackScreens } from './trackScreens.ts';
import { browserSession, paintAppearance } from './world.ts';

/** The frame around public pages, such as a certificate that a stranger checks. */
const PublicFrame = lazy(() => import('../shell/BareFrame.tsx').then(({ BareFrame }) => ({ default: BareFrame })));

configure({ enforceActions: 'always' });

/** Delay of the live channel after the first screen, ms. */
const afterFirstScreenMs = 2000;

/** Opens the portal: enterprise status, session, texts, screens. Rejects when its texts fail to load. */
export async function start(): Promise<void> {
  const page = readBootData(document);
  const appearance = new AppearanceStore({
    storage: () => localStorage,
    prefersDark: matchMedia('(prefers-color-scheme: dark)'),
  });
  paintAppearance(appearance);
  const toasts = createToastQueue();
  const leaving = new LeaveStore();
  const statusReload = createReloadMemory('status', () => sessionStorage);
  /** The router exists once the session is known; before that there is nothing to navigate. */
  const running: { router?: PortalRouter; host?: { arrived(): void } | null } = {};

  const analytics = createAnalytics({
    now: () => Date.now(),
    later: (work, ms) => setTimeout(work, ms),
    send: page.config.analyticsUrl === '' ? sendToServer(() => http) : sendTo(page.config.analyticsUrl),
  });
  const report = (error: unknown) => analytics.clientError(error, location.pathname);

  const inView = () => `${location.pathname}${location.search}${location.hash}`;
  const asksItself = () => screens.at(location.pathname)?.handle.relogin === 'inPlace';
  /** Over typed text a dialog lets the same person log in again; a screen that must not be left has its own. */
  const askHere = (elsewhere = false) => {
    const { userId } = session;
    if (asksItself() || userId === null) return;
    leaving.endSession({ userId, elsewhere, leaveTo: elsewhere ? reloginAddress : loginAddress(inView()) });
  };
  // The usual dialog leads away from the page.
  const endElsewhere = () => {
    if (!asksItself() && !leaving.keeps()) return session.endElsewhere();
    askHere(true);
    session.forget();
  };
  const policy = createPortalPolicy({
    toasts,
    navigate: (to) => running.router?.navigate(to),
    redirect: (to) => running.router?.redirect(to),
    currentScreen: () => screens.at(location.pathname)?.handle.name ?? '',
    asksItself,
    holdsText: () => leaving.keeps(),
    askHere,
    address: inView,
    requireLogin: () => void session.requireLogin(),
    forget: () => session.forget(),
    endElsewhere,
    // While its dialog is open, refusals are ignored: each would be about the session that is over.
    token: () => (session.elsewhere || leaving.ended !== null ? 'of a session that is over' : session.identity().token),
    alert: (msg) => window.alert(msg),
  });
  const transport: HttpClientOptions = {
    baseUrl: page.config.apiBase,
    identity: () => session.identity(),
    flags: () => session.enterprise?.transport ?? { signAll: 'N', encryptAll: 'N' },
    policy,
    host: () => location.hostname,
    pageUrl: () => location.href.split('#')[0]?.slice(0, 2048) ?? '',
    ...(page.boot === undefined ? {} : { boot: page.boot }),
  };
  const http = createHttpClient(transport);
  const uploader = createUploader({ ...transport, http });
  const sendFile = createFileSender(transport);
  const surroundings = browserSession({ eid: page.config.eid, language: page.boot?.language ?? null, report });
  const { host } = surroundings;
  const session = new SessionStore({
    ...surroundings,
    api: createSessionApi(http),
    reloaded: statusReload.tried(),
  });

  const loadChunk = createChunkLoader({
    memory: createReloadMemory('chunk', () => sessionStorage, import.meta.url),
    isOnline: () => navigator.onLine,
    // The address is already that of the next screen.
    reload: () => location.reload(),
  });
  const translations = createTranslations(loadChunk, (key) => reportError(new Error(`there is no text ${key}`)));
  const names = new HostNamesStore();
  const counters = new CountersStore();
  const tasks = new TaskCountsStore({ http, session, counters });
  const battles = new News<number | null>();
  const sittings = new News<number | null>();
  const posts = new News<PostKind | null>();
  const rooms = new News<RoomNews | null>();
  const { modules, atHome, inRows, navigations, links, account } = compose({
    http,
    session,
    uploader,
    translations,
    tasks,
    battles,
    sittings,
    posts,
    rooms,
    sendFile,
    counters,
    PublicFrame,
    account: {
      productName: page.config.productName,
      registerUrl: page.config.registerUrl,
      signOut: (to) => frame.signOut(to),
      reload: (to) => frame.reload(to),
    },
    apiBase: page.config.apiBase,
  });
  const screens = assembleScreens([...ownModules, ...modules], {
    loadChunk,
    translations,
    navigations,
  });
  const homeParts = atHome.map(({ home, messages, name }) => async () => {
    if (home === undefined) throw new Error(`${name} has nothing for the home page`);
    const [Part] = await Promise.all([home(), translations.need(name, messages)]);
    return Part;
  });
  const homeRows = inRows.map(({ homeRow, messages, name }) => async () => {
    if (homeRow === undefined) throw new Error(`${name} has no row for the home page`);
    const [Row] = await Promise.all([homeRow(), translations.need(name, messages)]);
    return Row;
  });
  const guard = guardOf(session, screens);

  const address = `${location.pathname}${location.search}`;
  await session.load(address);
  const { outcome } = session;
  if (outcome?.kind === 'failed' && !outcome.reloaded && statusReload.note()) return location.reload();
  if (session.state === 'loaded') statusReload.clear();
  const way = guard(inView());
  if (way && 'leave' in way) return location.replace(way.leave);
  if (way) history.replaceState(null, '', way.replace);

  await translations.use(session.messageSet);
  await Promise.all([
    translations.need(portalModule.name, portalModule.messages),
    translations.need('screen', screenMessages),
    fetchScreen(screens, session.state === 'loaded' ? location.pathname : '/prompt', mayOpenOf(session, screens)),
  ]);

  const { config } = page;
  const router = createRouter({ guard, leave: (url) => location.assign(url), leaving });
  running.router = router;
  const { i18n } = translations;
  const tracker = trackScreens({
    titleOf: ({ titleKey }) => {
      const portal = session.enterprise?.portalName || config.productName;
      // People whom the console refuses have none of its texts.
      return i18n.exists(titleKey) ? i18n.t('portal:title.page', { title: i18n.t(titleKey), portal }) : portal;
    },
    setTitle: (title) => {
      document.title = title;
    },
    view: (view) => analytics.pageView(view),
    // Screen reader and keyboard start at the new screen, not at the link that led here. In a list that stays beside
    // the opened item they continue in the list.
    opened: () => {
      if (document.activeElement?.closest('[data-stays]') == null)
        document.getElementById('content')?.focus({ preventScroll: true });
    },
  });
  const scroll = createScrollKeeper();
  i18n.on('languageChanged', () => scroll.made());
  let first = true;
  const frame = createFrame({
    appearance,
    toasts,
    leaving,
    session,
    translations,
    screens,
    report,
    arrived: (handle, at, action) => {
      scroll.arrived(at, action === NavigationType.Pop && (!first || cameBack()));
      first = false;
      tracker.arrived(handle, at);
      running.host?.arrived();
    },
  });
  follow({
    session,
    translations,
    appearance,
    analytics,
    policy,
    toasts,
    tracker,
    holds: () => leaving.holds() || asksItself(),
    reload: () => location.reload(),
  });
  mount({
    router,
    screens,
    services: {
      config,
      http,
      uploader,
      sendFile,
      session,
      homeParts,
      homeRows,
      links,
      account,
      counters,
      tasks,
      names,
    },
    frame,
  });
  const live = {
    session,
    http,
    apiBase: config.apiBase,
    since: session.loggedIn ? (page.boot?.at ?? null) : null,
    onCounters: counters.change.bind(counters),
    onBattle: battles.tell,
    onSitting: sittings.tell,
    onPosts: posts.tell,
    onRoom: rooms.tell,
    endElsewhere,
    report,
  };
  setTimeout(() => {
    // Visitors receive no news.
    let followed = false;
    const bringLive = (first: boolean) => {
      import('./followLive.ts')
        .then(({ followLive }) => followLive(live))
        .catch((error: unknown) => {
          if (first) report(error);
          setTimeout(bringLive, 60_000, false);
        });
    };
    const follow = (loggedIn: boolean) => {
      if (!loggedIn || followed) return;
      followed = true;
      bringLive(true);
    };
    reaction(() => session.loggedIn, follow, { fireImmediately: true });
    if (host.embedded === null) return;
    const around = {
      host,
      session,
      http,
      names,
      report,
      alert: () => window.alert(i18n.t('portal:shell.namesFailed')),
    };
    import('../hosts/followHost.ts').then(({ followHost }) => (running.host = followHost(around))).catch(report);
  }, afterFirstScreenMs);
}
