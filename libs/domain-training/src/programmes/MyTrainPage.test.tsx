// @vitest-environment jsdom
import { myProgrammes } from '@banyan/contracts/training';
import { answer } from '@banyan/core-screen/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openScreen } from '../testing/openScreen.tsx';
import { makeCard } from '../testing/programmes.ts';
import { MyTrainPage } from './MyTrainPage.tsx';

it('says that a programme was missed which can be completed no more, as the task centre does [TR-01] [TR-02]', async () => {
  const [first, ...others] = makeCard().stages;
  const lost = makeCard({ id: 1, stages: [{ ...first!, missed: 1 }, ...others] });
  const items = [lost, makeCard({ id: 2 })];
  const counts = { all: 2, in_progress: 1, not_started: 0, completed: 0, ended: 1 };
  await openScreen(MyTrainPage, '/my/my-myTrain', [answer(myProgrammes, () => ({ items, next: null, counts }))]);
  const [one, other] = await screen.findAllByRole('heading', { level: 3 });
  expect(one).toHaveTextContent('错过了');
  expect(one).not.toHaveTextContent('进行中');
  expect(other).toHaveTextContent('进行中');
});
