// @vitest-environment jsdom
import { saveAddress, type PostalAddress } from '@banyan/contracts/mall';
import { NetworkError } from '@banyan/core-http';
import { SessionContext } from '@banyan/core-session';
import { fakeApi, StorySession } from '@banyan/core-screen/testing';
import { UiProvider } from '@banyan/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { expect, it } from 'vitest';
import { bookCalls } from '../api/mallCalls.ts';
import zh from '../i18n/zh.ts';
import { AddressBookStore } from './AddressBookStore.ts';
import { AddressDialog } from './AddressDialog.tsx';

const mine: PostalAddress = {
  ...{ id: 1, name: '李思远', phone: '13812347716', regions: [], preferred: true },
  ...{ address: '星湖街 328 号', line: '星湖街 328 号' },
};

it('says of an address that could not be kept that all that was typed is still there [MA-03] [UI-08]', async () => {
  await i18next.use(initReactI18next).init({ lng: 'zh', resources: { zh: { mall: zh } }, ns: ['mall'] });
  const api = fakeApi(bookCalls, { save: () => Promise.reject(new NetworkError(saveAddress)) });
  render(
    <UiProvider>
      <SessionContext value={new StorySession()}>
        <AddressDialog book={new AddressBookStore(api)} address={mine} />
      </SessionContext>
    </UiProvider>,
  );
  await userEvent.type(await screen.findByRole('textbox', { name: /详细地址/ }), ' 2 楼');
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('填写的内容都还在');
  expect(screen.getByRole('alert')).not.toHaveTextContent('积分');
  expect(screen.getByRole('textbox', { name: /详细地址/ })).toHaveValue('星湖街 328 号 2 楼');
});
