// @vitest-environment jsdom
import {
  chooseStage,
  joinProgramme,
  programmeDetail,
  type ProgrammeView,
  type StageState,
} from '@banyan/contracts/training';
import { answer } from '@banyan/core-screen/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openScreen } from '../testing/openScreen.tsx';
import { makeCard, makeView } from '../testing/programmes.ts';
import { ProgrammePage } from './ProgrammePage.tsx';

const at = '/training/train-detail/6003';

/** The second and the third stage are alternatives, in these states. */
function between(...states: readonly [StageState, StageState]): ProgrammeView {
  const view = makeView();
  const stages = view.stages.map((stage, index) => {
    const state = states[index - 1];
    return state === undefined ? stage : { ...stage, rule: 'choice' as const, choice: 1, changeable: true, state };
  });
  return { ...view, stages };
}

it('leads the keyboard to the name of a programme that was joined [UI-07] [TR-02]', async () => {
  await openScreen(ProgrammePage, at, [
    answer(programmeDetail, () => makeView({ programme: makeCard({ joined: false, refusal: null, next: null }) })),
    answer(joinProgramme, () => makeView()),
  ]);
  await userEvent.click(await screen.findByRole('button', { name: '参加培训' }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

it('leads the keyboard to the stage that was chosen, in the place of another one too [UI-07] [TR-02]', async () => {
  await openScreen(ProgrammePage, at, [
    answer(programmeDetail, () => between('choose', 'choose')),
    answer(chooseStage, ({ stage }) =>
      stage === makeView().stages[2]?.id ? between('skipped', 'open') : between('open', 'skipped'),
    ),
  ]);
  const [, second] = await screen.findAllByRole('button', { name: /^选这个方向/ });
  await userEvent.click(second!);
  await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: /第 3 阶段/ })).toHaveFocus());
  await userEvent.click(screen.getByRole('button', { name: /^换成这个方向/ }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: /第 2 阶段/ })).toHaveFocus());
  await userEvent.click(screen.getByRole('button', { name: /^换成这个方向/ }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: /第 3 阶段/ })).toHaveFocus());
});

it('goes on with what is begun, and offers nothing as the next thing that is it already [TR-02]', async () => {
  const view = makeView();
  const { next } = view.programme;
  const stages = view.stages.map((stage) => ({
    ...stage,
    tasks: stage.tasks.map((task) => (task.id === next?.id ? { ...task, begun: true } : task)),
  }));
  await openScreen(ProgrammePage, at, [answer(programmeDetail, () => ({ ...view, stages }))]);
  expect(await screen.findByRole('link', { name: '继续' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: '去填问卷' })).toBeNull();
});
