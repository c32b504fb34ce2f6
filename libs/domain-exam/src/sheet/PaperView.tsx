import { Button, Kbd, SegmentedControl, VisuallyHidden } from '@banyan/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { AnswerStore } from '../answers/AnswerStore.ts';
import { useWords } from '../shared/useWords.ts';
import { choicesOf, letterOf } from '../shared/choices.ts';
import { useDesk } from './desk.ts';
import { QuestionView } from './QuestionView.tsx';

const Foot = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  margin-top: 32px;

  & > p {
    display: flex;
    align-items: center;
    gap: 6px;
    margin-inline-start: auto;
    font-size: var(--t12);
    color: var(--ink-3);
    white-space: nowrap;
  }
  & > p > kbd:not(:first-child):not([data-to]) {
    margin-inline-start: 12px;
  }
`;

const Onward = styled.span`
  display: flex;
  align-items: center;
  gap: 8px;
  padding-inline: 6px;

  & > svg:dir(rtl) {
    scale: -1 1;
  }
`;

const All = styled.div`
  display: grid;
  gap: 16px;

  & > div:first-child {
    display: flex;
    justify-content: flex-end;
  }
`;

/** One question at a time, or all of them. */
export const ModeSwitch = observer(function ModeSwitch() {
  const { reading } = useDesk();
  const { t } = useWords();
  return (
    <SegmentedControl
      label={t('sheet.mode.label')}
      value={reading.mode}
      options={[
        { value: 'one', label: t('sheet.mode.one') },
        { value: 'all', label: t('sheet.mode.all') },
      ]}
      onChange={(mode) => reading.show(mode)}
    />
  );
});

function KeyHints({ item }: { item: AnswerStore }) {
  const { t } = useWords();
  const count =
    item.part.kind === 'fill' || item.part.kind === 'short'
      ? 0
      : choicesOf(item.asked, { right: '', wrong: '' }).length;
  return (
    <p aria-hidden="true">
      {count === 0 ? null : (
        <>
          <Kbd>A</Kbd>–<Kbd data-to="">{letterOf(count - 1)}</Kbd> {t('sheet.keys.hintAnswer')}
        </>
      )}
      <Kbd>N</Kbd> {t('sheet.next')}
      <Kbd>P</Kbd> {t('sheet.previous')}
      <Kbd>?</Kbd> {t('sheet.keys.hintAll')}
    </p>
  );
}

interface Parts {
  onReport: (item: AnswerStore) => void;
  onHandIn: () => void;
}

/** The question in view, with the buttons to the next and the previous one. */
const OneQuestion = observer(function OneQuestion({ onReport, onHandIn }: Parts) {
  const { attempt, reading } = useDesk();
  const { t } = useWords();
  const place = useRef<HTMLDivElement>(null);
  const { item } = reading;
  const no = item?.question.no;
  useEffect(() => {
    // The focused element may have gone with the previous question: keys and readers continue from the new one.
    if (no !== undefined && document.activeElement === document.body) {
      document.getElementById(`question-${no}`)?.focus({ preventScroll: true });
    }
  }, [no]);
  if (item === undefined) return null;
  return (
    <div ref={place}>
      <VisuallyHidden role="status">
        {t('sheet.place', { no, total: attempt.book.total, kind: t(`kind.${item.part.kind}`) })}
      </VisuallyHidden>
      <QuestionView key={item.id} item={item} onReport={onReport} beside={<ModeSwitch />} />
      <Foot>
        <Button
          size="lg"
          disabled={reading.first}
          icon={<ChevronLeft size={20} aria-hidden="true" />}
          onClick={() => reading.step(-1)}
        >
          {t('sheet.previous')}
        </Button>
        {reading.last ? (
          <Button size="lg" variant="primary" onClick={onHandIn}>
            {t('sheet.check')}
          </Button>
        ) : (
          <Button size="lg" variant="primary" onClick={() => reading.step(1)}>
            <Onward>
              {t('sheet.next')}
              <ChevronRight size={20} aria-hidden="true" />
            </Onward>
          </Button>
        )}
        <KeyHints item={item} />
      </Foot>
    </div>
  );
});

/** Scrolls the current question into view. */
const FollowCurrent = observer(function FollowCurrent() {
  const { reading } = useDesk();
  const no = reading.item?.question.no;
  useEffect(() => {
    const section = document.getElementById(`question-${no}`);
    if (section === null || section.contains(document.activeElement)) return;
    section.focus({ preventScroll: true });
    section.scrollIntoView({ block: 'start' });
  }, [no]);
  return null;
});

function WholePaper({ onReport }: Pick<Parts, 'onReport'>) {
  const { attempt } = useDesk();
  return (
    <All>
      <div>
        <ModeSwitch />
      </div>
      {attempt.book.items.map((item) => (
        <QuestionView key={item.id} item={item} listed onReport={onReport} />
      ))}
      <FollowCurrent />
    </All>
  );
}

/** The paper as the learner wants to see it. */
export const PaperView = observer(function PaperView(parts: Parts) {
  const { mode } = useDesk().reading;
  return mode === 'one' ? <OneQuestion {...parts} /> : <WholePaper onReport={parts.onReport} />;
});
