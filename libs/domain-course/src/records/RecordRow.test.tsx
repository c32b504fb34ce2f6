// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { makeCourse, makeRecord } from '../testing/fixtures.ts';
import { openScreen } from '../testing/openScreen.tsx';
import { RecordRow } from './RecordRow.tsx';

it('offers to renew what can be bought again, and leads to the explanation of what cannot [CO-07] [CO-14]', async () => {
  const over = (price: number | null) =>
    makeRecord({ access: 'over', course: makeCourse({ title: `${price}`, price }) });
  await openScreen(
    () => (
      <ul>
        <RecordRow record={over(5900)} />
        <RecordRow record={over(null)} />
      </ul>
    ),
    '/my/learn-record',
  );
  expect(await screen.findByRole('link', { name: '续期：5900' })).toBeVisible();
  expect(screen.getByRole('link', { name: '看说明：null' })).toBeVisible();
});
