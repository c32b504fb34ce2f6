import type { CoursePracticeItem, CoursePracticeRun, PracticeView } from '@banyan/contracts/exam';
import { useFailureText } from '@banyan/core-screen/views';
import { Button, Notice, Ribbon, SegmentedControl } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styled from 'styled-components';
import { examDomain } from '../exam.domain.ts';
import { useWords } from '../shared/useWords.ts';
import type { CoursePracticeStore } from './CoursePracticeStore.ts';
import { answerKey } from './practiceKeys.ts';
import { PracticeQuestion } from './PracticeQuestion.tsx';

const Bar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  gap: 8px 20px;
  align-items: center;
  margin-bottom: 16px;
  font-size: var(--t12);
  line-height: 20px;
  color: var(--ink-2);
  font-variant-numeric: tabular-nums;
`;
const Questions = styled.div`
  display: grid;
  gap: 16px;
`;
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: center;
  margin-top: 16px;

  & > p {
    flex-basis: 100%;
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
  }
  & > :nth-last-child(1 of button) {
    margin-inline-start: auto;
  }
`;

export interface PracticeSheetProps {
  store: CoursePracticeStore;
  run: CoursePracticeRun;
  view: PracticeView;
  onView: (view: PracticeView) => void;
}

/** The questions of a run, one by one or all, during the run or after it. */
export const PracticeSheet = observer(function PracticeSheet({ store, run, view, onView }: PracticeSheetProps) {
  const { t } = useWords();
  const failureText = useFailureText();
  const { ports } = examDomain.useEnvironment();
  const [moved, setMoved] = useState(false);
  const over = run.finishedAt !== null;
  const { at, finish } = store;
  const last = run.items.length - 1;
  const open = run.items.filter((item) => item.value === null && !store.drafts.has(item.question.id)).length;
  const go = (to: number) => {
    setMoved(true);
    store.go(to);
  };
  const one = (item: CoursePracticeItem, index: number) => {
    const { id } = item.question;
    const key = answerKey({ practice: run.id, id });
    return (
      <PracticeQuestion
        key={id}
        item={item}
        no={index + 1}
        total={run.total}
        value={store.valueOf(item)}
        phase={over ? 'over' : run.reveal === 'each' ? 'check' : 'keep'}
        pending={store.answer.isPending(key)}
        unsaved={store.drafts.has(id)}
        failure={store.answer.failureOf(key)}
        takeFocus={moved && view === 'one'}
        onChoose={(option) => store.choose(item, option)}
        onWrite={(part) => store.put(item, part)}
        onSave={() => void store.save(id)}
        onCheck={(known) => store.check(item.question, known)}
        {...(ports.lessonHref === undefined ? {} : { lessonHref: ports.lessonHref })}
      />
    );
  };
  const shown = run.items[at];
  return (
    <section aria-label={t('coursePractice.sheet')}>
      <Bar>
        <Ribbon
          segments={run.items.map((item) => ({
            id: String(item.question.id),
            size: 1,
            state: item.value === null ? 'open' : 'done',
          }))}
        />
        <span>{t('coursePractice.answered', { answered: run.answered, total: run.total })}</span>
        <SegmentedControl
          label={t('coursePractice.layout')}
          options={[
            { value: 'one', label: t('coursePractice.one') },
            { value: 'all', label: t('coursePractice.all') },
          ]}
          value={view}
          onChange={onView}
        />
      </Bar>
      <Questions>{view === 'all' ? run.items.map(one) : shown === undefined ? null : one(shown, at)}</Questions>
      <Foot>
        {view === 'all' ? null : (
          <>
            <Button disabled={at === 0} onClick={() => go(at - 1)}>
              {t('coursePractice.previous')}
            </Button>
            <Button
              variant={over || run.reveal === 'end' || shown?.value ? 'primary' : 'normal'}
              disabled={at >= last}
              onClick={() => go(at + 1)}
            >
              {t('coursePractice.next')}
            </Button>
          </>
        )}
        {over ? null : (
          <Button
            variant={view === 'all' || at >= last ? 'primary' : 'ghost'}
            pending={finish.isPending(run.id)}
            onClick={() => void store.handIn()}
          >
            {run.reveal === 'end' ? t('coursePractice.handIn') : t('coursePractice.endNow')}
          </Button>
        )}
        {over || open === 0 ? null : <p>{t('coursePractice.openLeft', { count: open })}</p>}
      </Foot>
      {finish.failureOf(run.id) === undefined ? null : (
        <Notice tone="danger" live>
          {failureText(finish.failureOf(run.id), t('coursePractice.handInFailed'))}
        </Notice>
      )}
    </section>
  );
});
