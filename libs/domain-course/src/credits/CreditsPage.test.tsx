// @vitest-environment jsdom
import { creditList } from '@banyan/contracts/course';
import { answer } from '@banyan/core-screen/testing';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { makeCredits } from '../testing/myRecords.ts';
import { openScreen } from '../testing/openScreen.tsx';
import { stubWindow } from '../testing/stubWindow.ts';
import { CreditsPage } from './CreditsPage.tsx';

beforeEach(stubWindow);

const { thisYear } = makeCredits();

it.each([
  [thisYear, '要求 24，还差 11.5'],
  [thisYear - 1, '要求 24，差 11.5'],
])('says of a year that is over what was missing, not what is still to come: %i [CO-14]', async (year, words) => {
  await openScreen(CreditsPage, `/my/my-credit?year=${year}`, [answer(creditList, () => makeCredits('zh', year))]);
  expect(await screen.findByText(words)).toBeVisible();
});
