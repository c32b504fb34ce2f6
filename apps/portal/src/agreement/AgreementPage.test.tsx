// @vitest-environment jsdom
import { agreement } from '@banyan/contracts/account';
import { fakeSessionApi, makeEnterprise, makeSession } from '@banyan/core-session/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { answer } from '@banyan/core-screen/testing';
import { frameAnswers } from '../testing/frameAnswers.ts';
import { openPortal } from '../testing/openPortal.tsx';
import { AgreementStore, type AgreementText } from './AgreementStore.ts';

beforeAll(() => void vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined })));

const text = (title: string): AgreementText => ({
  title,
  since: Date.UTC(2024, 11, 31, 16),
  sections: [{ heading: '一、范围', paragraphs: ['<b>第一段</b>', '第二段'] }],
});
const open = (address: string, give: (kind: string) => AgreementText | Promise<AgreementText>) =>
  openPortal(address, {
    session: makeSession({ api: fakeSessionApi(makeEnterprise()) }),
    answers: [...frameAnswers, answer(agreement, ({ kind }) => give(kind))],
  });

describe('the agreement', () => {
  it('shows the document asked for, from its day on, as text [SH-02]', async () => {
    await open('/agreement?kind=privacy', (kind) => text(kind === 'privacy' ? '衡川学堂隐私政策' : '衡川学堂用户协议'));
    expect(await screen.findByRole('heading', { level: 1, name: '衡川学堂隐私政策' })).toBeInTheDocument();
    expect(screen.getByText('自 2025年1月1日 起生效')).toBeInTheDocument();
    expect(screen.getByText('<b>第一段</b>')).toBeInTheDocument();
  });

  it('changes to the other document, and says so in the address [SH-09]', async () => {
    await open('/agreement', (kind) => text(kind === 'privacy' ? '隐私正文' : '协议正文'));
    await screen.findByRole('heading', { level: 1, name: '协议正文' });
    await userEvent.click(screen.getByRole('tab', { name: '隐私政策' }));
    expect(await screen.findByRole('heading', { level: 1, name: '隐私正文' })).toBeInTheDocument();
    expect(location.search).toBe('?kind=privacy');
  });

  it('that did not come is offered again [UI-08]', async () => {
    let down = true;
    await open('/agreement', () => (down ? Promise.reject(new Error('down')) : text('协议正文')));
    down = false;
    await userEvent.click(await screen.findByRole('button', { name: '重试' }));
    expect(await screen.findByRole('heading', { level: 1, name: '协议正文' })).toBeInTheDocument();
  });
});

it('drops a document that was asked for before another one [HT-06]', async () => {
  const waiting = new Map<string, (document: AgreementText) => void>();
  const store = new AgreementStore({ read: (kind) => new Promise((resolve) => waiting.set(kind, resolve)) });
  const first = store.load('terms');
  const second = store.load('privacy');
  waiting.get('privacy')?.(text('隐私'));
  await second;
  waiting.get('terms')?.(text('协议'));
  await first;
  expect(store.document).toMatchObject({ value: { title: '隐私' } });
});
