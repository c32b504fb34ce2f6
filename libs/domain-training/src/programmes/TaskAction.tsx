import type { ProgrammeTask } from '@banyan/contracts/training';
import { LinkButton } from '@banyan/ui';
import { Check, Lock } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useTaskHref } from './useTaskHref.ts';
import { useProgrammeWords } from './useProgrammeWords.ts';

const State = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  font-size: var(--t12);
  line-height: 20px;
  color: var(--ink-3);
  font-variant-numeric: tabular-nums;

  &[data-done] {
    color: var(--ok);
  }
`;

/** Why nothing can be done with a task now. */
function wordOf({ available, begun, kind, state, waits }: ProgrammeTask, joined: boolean) {
  if (state === 'open') return waits && available ? 'waits' : 'unavailable';
  if (state === 'locked') return joined ? state : 'joinFirst';
  if (!joined) return 'shut';
  // An exam without attempts left that is over was not passed.
  return kind === 'exam' && begun ? 'failed' : state;
}

export interface TaskActionProps {
  task: ProgrammeTask;
  /** The next one to do: its button is the main one. */
  next?: boolean;
  /** The viewer takes part. */
  joined?: boolean;
}

/** The action on a task, or its state. */
export const TaskAction = observer(function TaskAction({ task, next = false, joined = true }: TaskActionProps) {
  const { t, number } = useProgrammeWords();
  const href = useTaskHref()(task);
  const { available, begun, kind, score, state, title, waits } = task;
  if (state === 'done') {
    return (
      <State data-done="">
        <Check size={14} aria-hidden="true" />
        {score === null ? t('programme.task.done') : t('programme.score', { n: number(score / 100) })}
      </State>
    );
  }
  if (state === 'open' && available && href !== null && !waits) {
    return (
      <LinkButton
        size="sm"
        href={href}
        variant={next ? 'primary' : 'normal'}
        aria-label={t(begun ? 'programmes.goOnOf' : `programmes.stepOf.${kind}`, { title })}
      >
        {t(begun ? 'programmes.goOn' : `programmes.step.${kind}`)}
      </LinkButton>
    );
  }
  return (
    <State>
      {state === 'locked' && joined ? <Lock size={14} aria-hidden="true" /> : null}
      {t(`programme.task.${wordOf(task, joined)}`)}
    </State>
  );
});
