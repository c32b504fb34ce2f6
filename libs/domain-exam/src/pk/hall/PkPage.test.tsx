// @vitest-environment jsdom
import { challengePk, pkBattle } from '@banyan/contracts/exam';
import { answer } from '@banyan/core-screen/testing';
import { expect, it } from 'vitest';
import { examLinks } from '../../exam.links.ts';
import { lateAnswer, openScreen, whereAfterLate } from '../../testing/openScreen.tsx';
import { makeEndedBattle } from '../../testing/pk.ts';
import { PkBattlePage } from '../battle/PkBattlePage.tsx';
import { PkPage } from './PkPage.tsx';

const battle = examLinks.pkBattle.href;

it.each([
  ['leads to the battle that was found who waits', undefined, battle(72)],
  ['fetches nobody back who left the hall while a battle was being found', '/', '/'],
])('%s [PK-01]', async (_, way, to) => {
  const begun = lateAnswer({ id: 72, met: 'N' as const });
  await openScreen(PkPage, examLinks.pk.href(), [answer(challengePk, begun.ask)]);
  expect(await whereAfterLate(begun, '找对手', way, to)).toBe(to);
});

it.each([
  ['leads to the next battle with the same opponent who waits', undefined, battle(72)],
  ['fetches nobody back who left while the next battle was being begun', '/', '/'],
  ['leaves whoever opened another battle meanwhile there', battle(70), battle(70)],
])('%s [PK-01]', async (_, way, to) => {
  const begun = lateAnswer({ id: 72, met: 'N' as const });
  const answers = [
    answer(challengePk, begun.ask),
    answer(pkBattle, ({ id }) => makeEndedBattle('zh', { id, state: 'finished' })),
  ];
  await openScreen(PkBattlePage, battle(71), answers, battle(70));
  expect(await whereAfterLate(begun, '再来一场', way, to)).toBe(to);
});
