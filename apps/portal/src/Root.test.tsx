// @vitest-environment jsdom
import type { DomainModule } from '@banyan/core-session';
import { useSession } from '@banyan/core-session';
import { fakeSessionApi, makeEnterprise, makeSession } from '@banyan/core-session/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { observer } from 'mobx-react-lite';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { frameAnswers } from './testing/frameAnswers.ts';
import { openPortal } from './testing/openPortal.tsx';

beforeAll(() => void vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined })));
vi.mock('./messages/ToastRegion.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});
vi.mock('./shell/LoginDialog.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

const Collect = observer(function Collect() {
  const session = useSession();
  return (
    <>
      <h1>课程</h1>
      <button onClick={() => session.requireLogin()}>收藏</button>
    </>
  );
});
const none = () => Promise.resolve({ default: {} });
const domain: DomainModule = {
  name: 'course',
  messages: { zh: none, en: none, zh_tw: none, zh_hk: none },
  routes: [
    {
      screen: { path: '/collect', access: 'open', layout: 'site', titleKey: 'portal:title.home' },
      page: () => Promise.resolve(Collect),
      load: () => Promise.resolve(Collect),
    },
  ],
};
const open = () =>
  openPortal('/collect?from=home', {
    session: makeSession({ api: fakeSessionApi(makeEnterprise()) }),
    modules: [domain],
    answers: frameAnswers,
  });

describe('what lies over the screens and does not arrive', () => {
  it('leaves the page alone: messages show all the same, and close [SH-14, ER-04]', async () => {
    const { frame } = await open();
    act(() => void frame.toasts.show({ tone: 'danger', text: '请不要重复提交' }));
    expect(await screen.findByText('请不要重复提交')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: '课程' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '关闭' }));
    expect(screen.queryByText('请不要重复提交')).toBeNull();
  });

  it('leaves the page alone: the dialog that asks for a login is the login screen then [SH-14, AC-08]', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { diary, services } = await open();
    await userEvent.click(screen.getByRole('button', { name: '收藏' }));
    await waitFor(() => expect(location.pathname).toBe('/login'));
    expect(new URLSearchParams(location.search).get('backUrl')).toBe('/collect?from=home');
    expect(services.session.loginTips).toBe(false);
    expect(diary.reports).toHaveLength(1);
    logged.mockRestore();
  });
});
