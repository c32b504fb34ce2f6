import { challengePk, pkColleagues } from '@banyan/contracts/exam';
import { apiOf } from '@banyan/core-screen';
import { answer, failing, fakeHttp, type FakeAnswer } from '@banyan/core-screen/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { pkHallCalls } from '../../api/pkCalls.ts';
import { inExam } from '../../testing/examStory.tsx';
import { makeColleagues, pkAnswers } from '../../testing/pk.ts';
import { ColleagueDialog } from './ColleagueDialog.tsx';
import { PkHallStore } from './PkHallStore.ts';

const meta: Meta<typeof ColleagueDialog> = {
  title: 'exam/Colleague dialog',
  component: ColleagueDialog,
  decorators: [inExam(480)],
  // It covers the whole window, so on the docs page each story has its own frame.
  parameters: { docs: { story: { inline: false, height: '640px' } } },
};
export default meta;

const dialog = (...answers: FakeAnswer[]): StoryObj => ({
  render: (_, { globals }) => {
    const language = globals['language'] === 'en' ? 'en' : 'zh';
    const store = new PkHallStore(apiOf(fakeHttp([...pkAnswers(language), ...answers]), pkHallCalls));
    void store.colleagues.show({ keyword: '', department: '' });
    return (
      <ColleagueDialog
        list={store.colleagues}
        challenge={store.challenge}
        onFind={(query) => void store.colleagues.show(query)}
        onClose={() => undefined}
        onChallenge={(id, words) => void store.challenge.run({ kind: 'colleague', id, bank: 0, anonymous: 'N', words })}
      />
    );
  },
});

export const Default: StoryObj = dialog();
export const Nobody: StoryObj = dialog(
  answer(pkColleagues, () => ({ items: [], next: null, recent: [], departments: ['质量部'] })),
);
export const Failed: StoryObj = dialog(failing(pkColleagues));
export const NotSent: StoryObj = dialog(
  failing(challengePk),
  answer(pkColleagues, () => ({ items: makeColleagues('zh'), next: null, recent: [], departments: [] })),
);
