import { createSessionCookies } from '@banyan/core-session';
import { fakeSessionApi, makeEnterprise, makeSession, memoryJar } from '@banyan/core-session/testing';
import { describe, expect, it } from 'vitest';
import { navigation, portalComponents } from '@banyan/contracts/account';
import { answer, fakeHttp } from '@banyan/core-screen/testing';
import { frameStoreOf, FrameStore, type FrameApi, type NavigationItem } from './FrameStore.ts';

const item = (title: string): NavigationItem => ({ key: title, title, path: `/${title}` });
const texts = { notice: '', noticeMore: 'N' as const, owner: '', links: [] };
const api = (over: Partial<FrameApi> = {}): FrameApi => ({
  navigation: () => Promise.resolve([item('home')]),
  texts: () => Promise.resolve(texts),
  ...over,
});

describe('the frame', () => {
  it('asks for each part once, when its first screen shows it [SH-12]', async () => {
    let asked = 0;
    const store = new FrameStore(api({ navigation: () => Promise.resolve([item(`home${(asked += 1)}`)]) }));
    await Promise.all([store.needNavigation(), store.needNavigation()]);
    await store.needNavigation();
    expect(asked).toBe(1);
    expect(store.navigation).toMatchObject({ state: 'ready', value: [{ title: 'home1' }] });
    expect(store.texts.state).toBe('idle');
  });

  it('tells one failing part apart from the other, and mends it [UI-08]', async () => {
    let down = true;
    const store = new FrameStore(
      api({ navigation: () => (down ? Promise.reject(new Error('down')) : Promise.resolve([item('home')])) }),
    );
    await Promise.all([store.needNavigation(), store.needTexts()]);
    expect([store.navigation.state, store.texts.state]).toEqual(['failed', 'ready']);
    down = false;
    await store.loadNavigation();
    expect(store.navigation.state).toBe('ready');
  });

  it('drops an answer that a newer one has overtaken [HT-06]', async () => {
    const waiting: ((items: NavigationItem[]) => void)[] = [];
    const store = new FrameStore(api({ navigation: () => new Promise((resolve) => waiting.push(resolve)) }));
    const first = store.loadNavigation();
    const second = store.loadNavigation();
    waiting[1]?.([item('new')]);
    await second;
    waiting[0]?.([item('old')]);
    await first;
    expect(store.navigation).toMatchObject({ value: [{ title: 'new' }] });
  });

  it('keeps what it shows while it asks again [UI-08]', async () => {
    const store = new FrameStore(api());
    await store.needNavigation();
    const again = store.refresh();
    expect(store.navigation.state).toBe('ready');
    await again;
    expect(store.texts.state).toBe('idle');
  });

  it('is one for a portal, and asks anew in another language [SE-09]', async () => {
    const retailer = makeEnterprise({ language: 'en', switch_language: 'Y', languageSelected: ['en', 'zh_cn'] });
    const jar = memoryJar();
    const cookies = createSessionCookies({ jar, secure: false, log: () => undefined, now: () => new Date() });
    const session = makeSession({ cookies, api: fakeSessionApi(retailer) });
    await session.load('/index');
    const http = fakeHttp([
      answer(navigation, () => ({ items: [item(session.language)] })),
      answer(portalComponents, () => texts),
    ]);
    const store = frameStoreOf({ http, session });
    expect(frameStoreOf({ http, session })).toBe(store);
    await store.needNavigation();
    expect(store.navigation).toMatchObject({ value: [{ title: 'en' }] });
    await session.switchLanguage('zh_cn');
    await expect.poll(() => store.navigation).toMatchObject({ value: [{ title: 'zh_cn' }] });
  });
});
