import type { CoursePracticeRun, PracticeView } from '@banyan/contracts/exam';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import type { CoursePracticeStore } from './CoursePracticeStore.ts';
import { PracticeOutcome } from './PracticeOutcome.tsx';
import { PracticeSheet } from './PracticeSheet.tsx';

const Parts = styled.div`
  display: grid;
  gap: 24px;
  margin-bottom: 40px;
`;

export interface PracticeRunProps {
  store: CoursePracticeStore;
  run: CoursePracticeRun;
  view: PracticeView;
  /** Address of the practice offered for the course. */
  backHref: string;
  /** Another run is starting. */
  again: boolean;
  onAgain: () => void;
  onView: (view: PracticeView) => void;
}

/** A run of practice: its questions, and above them its result once it is handed in. */
export const PracticeRun = observer(function PracticeRun(props: PracticeRunProps) {
  const { store, run, view, again, backHref, onAgain, onView } = props;
  const { offer } = store;
  return (
    <Parts>
      {run.finishedAt === null ? null : (
        <PracticeOutcome
          run={run}
          best={offer.value?.best?.id === run.id && offer.value.finished > 1}
          takeFocus={store.handedIn === run.id}
          pending={again}
          onAgain={onAgain}
          backHref={backHref}
        />
      )}
      <PracticeSheet store={store} run={run} view={view} onView={onView} />
    </Parts>
  );
});
