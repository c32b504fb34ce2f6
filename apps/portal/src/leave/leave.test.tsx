// @vitest-environment jsdom
import type { DomainModule, ScreenRoute } from '@banyan/core-session';
import { AppLink } from '@banyan/core-session';
import { fakeSessionApi, makeEnterprise, makeSession } from '@banyan/core-session/testing';
import { useLeaveGuard } from '@banyan/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentType } from 'react';
import { useNavigate } from 'react-router-dom';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { frameAnswers } from '../testing/frameAnswers.ts';
import { openPortal } from '../testing/openPortal.tsx';

beforeAll(async () => {
  await import('@banyan/ui/overlays');
  // jsdom has neither; nothing here depends on their results.
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal('scrollTo', () => undefined);
});

function Editor() {
  const [text, setText] = useState('');
  const navigate = useNavigate();
  useLeaveGuard(text !== '');
  return (
    <>
      <textarea aria-label="笔记" value={text} onChange={(event) => setText(event.target.value)} />
      <button onClick={() => void navigate('/draft?part=2')}>下一段</button>
      <button onClick={() => setText('')}>保存</button>
      <AppLink to="/list">列表</AppLink>
    </>
  );
}
const List = () => <AppLink to="/draft">编辑</AppLink>;

const route = (path: string, Page: ComponentType): ScreenRoute => ({
  screen: { path, access: 'open', layout: 'site', titleKey: 'portal:title.home' },
  page: () => Promise.resolve(Page),
  load: () => Promise.resolve(Page),
});
const none = () => Promise.resolve({ default: {} });
const domain: DomainModule = {
  name: 'course',
  messages: { zh: none, en: none, zh_tw: none, zh_hk: none },
  routes: [route('/list', List), route('/draft', Editor)],
};

/** Opens the list, moves on to the editor and types. */
async function typed() {
  const session = makeSession({
    api: fakeSessionApi(
      makeEnterprise({ puborg: 0, language: 'auto', switch_language: 'Y', languageSelected: ['auto', 'zh_cn', 'en'] }),
    ),
  });
  const portal = await openPortal('/list', { session, modules: [domain], answers: frameAnswers });
  await portal.fetched('/draft');
  // Waits for the whole header: content that arrives while a link is pressed would not be shown before the test yields.
  await screen.findByRole('button', { name: /语言/ });
  await userEvent.click(screen.getByRole('link', { name: '编辑' }));
  await userEvent.type(await screen.findByRole('textbox', { name: '笔记' }), '换刀后第一件');
  return portal;
}
const question = () => screen.findByRole('alertdialog', { name: '离开这一页？' });
const choose = async (name: string) => userEvent.click(within(await question()).getByRole('button', { name }));
const here = () => `${location.pathname}${location.search}`;

describe('leaving a screen with typed text', () => {
  it('by a link asks first; staying keeps the text, leaving goes on [UI-07]', async () => {
    await typed();
    await userEvent.click(screen.getByRole('link', { name: '列表' }));
    await choose('留在这里');
    expect(here()).toBe('/draft');
    expect(screen.getByRole('textbox', { name: '笔记' })).toHaveValue('换刀后第一件');
    await userEvent.click(screen.getByRole('link', { name: '列表' }));
    await choose('离开');
    expect(await screen.findByRole('link', { name: '编辑' })).toBeInTheDocument();
    expect(here()).toBe('/list');
  });

  it('by back asks first, with the address as it was, and goes back after all [SH-09]', async () => {
    await typed();
    act(() => history.back());
    await question();
    await waitFor(() => expect(here()).toBe('/draft'));
    await choose('留在这里');
    expect(screen.getByRole('textbox', { name: '笔记' })).toHaveValue('换刀后第一件');
    act(() => history.back());
    await choose('离开');
    expect(await screen.findByRole('link', { name: '编辑' })).toBeInTheDocument();
    expect(here()).toBe('/list');
  });

  it('has the browser ask when the page is closed', async () => {
    await typed();
    const closing = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(closing);
    expect(closing.defaultPrevented).toBe(true);
  });

  it('asks nothing for another query of the same screen, nor once it is saved [SH-09]', async () => {
    await typed();
    await userEvent.click(screen.getByRole('button', { name: '下一段' }));
    expect(here()).toBe('/draft?part=2');
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    await userEvent.click(screen.getByRole('link', { name: '列表' }));
    expect(await screen.findByRole('link', { name: '编辑' })).toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

describe('another language', () => {
  it('keeps what is typed and where, without a question, and makes anew what holds nothing [SE-09, UI-07]', async () => {
    const { frame } = await typed();
    const field = screen.getByRole('textbox', { name: '笔记' });
    field.focus();
    await act(() => frame.switchLanguage('en'));
    await screen.findByRole('link', { name: 'Skip to content' });
    expect(screen.getByRole('textbox', { name: '笔记' })).toBe(field);
    expect(field).toHaveFocus();
    expect(field).toHaveValue('换刀后第一件');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    await act(() => frame.switchLanguage('zh_cn'));
    await act(() => frame.switchLanguage('en'));
    await waitFor(() => expect(screen.getByRole('textbox', { name: '笔记' })).not.toBe(field));
  });
});
