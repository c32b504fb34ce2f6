// @vitest-environment jsdom
import { ErrorCode } from '@banyan/contracts';
import { createOrder, orderItem } from '@banyan/contracts/course';
import { RefusedError } from '@banyan/core-http';
import { answer } from '@banyan/core-screen/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { fixtureNow } from '../testing/fixtures.ts';
import { openScreen } from '../testing/openScreen.tsx';
import { makeItem } from '../testing/orders.ts';
import { CoursePayPage } from './CoursePayPage.tsx';

it('leads the keyboard to what stands in place of paying where another window has paid [UI-07] [PY-01]', async () => {
  let item = makeItem();
  await openScreen(CoursePayPage, '/coursePay?id=123', [
    answer(orderItem, () => item),
    answer(createOrder, () => {
      item = makeItem({ purchase: { state: 'bought', until: fixtureNow + 86_400_000, personal: true } });
      const data = { refusal: 'bought' };
      return Promise.reject(new RefusedError(createOrder, { code: ErrorCode.orderRefused, msg: '', data }));
    }),
  ]);
  await userEvent.click(await screen.findByRole('button', { name: '支付 ¥59.00' }));
  await screen.findByRole('link', { name: '去学习' });
  await waitFor(() => expect(screen.getByRole('region', { name: '付款方式' })).toHaveFocus());
});
