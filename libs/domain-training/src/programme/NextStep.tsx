import type { ProgrammeView } from '@banyan/contracts/training';
import { useFailureText } from '@banyan/core-screen/views';
import { useSession } from '@banyan/core-session';
import { Button, LinkButton, Notice } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { missedOf } from '../programmes/missedOf.ts';
import { TaskIcon } from '../programmes/TaskIcon.tsx';
import { useProgrammeWords } from '../programmes/useProgrammeWords.ts';
import { useTaskHref } from '../programmes/useTaskHref.ts';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
  margin-top: auto;
  padding-top: 20px;

  & > p {
    min-width: 0;
    flex: 1;
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-2);
  }
  & > p > b {
    display: block;
    font-size: var(--t14);
    line-height: 24px;
    color: var(--ink);
    overflow-wrap: anywhere;
  }
  & > div,
  & > [role='alert'] {
    width: 100%;
  }
`;

/** Joining a programme. */
export interface Joining {
  readonly pending: boolean;
  /** Why it failed; undefined when it did not. */
  readonly failure?: unknown;
  readonly onJoin: () => void;
}

export interface NextStepProps {
  view: ProgrammeView;
  joining: Joining;
}

/** The next step of a programme, or why there is none. */
export const NextStep = observer(function NextStep({ view, joining }: NextStepProps) {
  const { t, day, missing, number } = useProgrammeWords();
  const failureText = useFailureText();
  const session = useSession();
  const hrefOf = useTaskHref();
  const { countsEarlier, programme } = view;
  const { beginsAt, joined, next, owner, refusal, state } = programme;
  const gone = missedOf(programme.stages);
  const missed =
    gone === 0 || (!joined && refusal !== null && refusal !== 'visitor') ? null : (
      <div>
        <Notice tone="warn">
          {t(joined ? 'programme.missed' : 'programme.missedJoin', { count: gone, n: number(gone), owner })}
        </Notice>
      </div>
    );
  if (!joined) {
    const { failure, onJoin, pending } = joining;
    return (
      <Line>
        {refusal === null ? (
          <Button size="lg" variant="primary" pending={pending} onClick={onJoin}>
            {t('programme.join')}
          </Button>
        ) : refusal === 'visitor' ? (
          <Button size="lg" variant="primary" onClick={() => session.requireLogin()}>
            {t('programme.login')}
          </Button>
        ) : null}
        <p>
          {refusal === null || refusal === 'visitor'
            ? t('programme.joinText')
            : t(`programme.refusal.${refusal}`, { owner })}
          {refusal === null && countsEarlier ? t('programme.joinEarlier') : null}
        </p>
        {missed}
        {failure === undefined ? null : (
          <Notice tone="danger" live>
            {failureText(failure, t('programme.joinFailed'))}
          </Notice>
        )}
      </Line>
    );
  }
  const href = next === null ? null : hrefOf(next);
  const left = state === 'completed' ? '' : missing(programme.missing);
  if (next === null || href === null) {
    const waiting = view.stages.some(({ tasks }) => tasks.some(({ state: own, waits }) => own === 'open' && waits));
    const text =
      state === 'completed'
        ? t('programme.completedText')
        : state === 'ended' || state === 'archived'
          ? t('programme.endedText')
          : state === 'not_started' && beginsAt !== null
            ? t('programme.beginsText', { at: day(beginsAt) })
            : programme.missing.choices > 0
              ? t('programme.chooseText')
              : t(waiting ? 'programme.marksText' : 'programme.waitText');
    return (
      <Line>
        <p>
          <b>{next === null ? text : t('programmes.nextAt', { stage: number(next.stage), title: next.title })}</b>
          {left}
        </p>
        {missed}
      </Line>
    );
  }
  const begun = view.stages.some(({ tasks }) => tasks.some((task) => task.id === next.id && task.begun));
  return (
    <Line>
      <LinkButton size="lg" variant="primary" href={href} icon={<TaskIcon kind={next.kind} size={18} />}>
        {begun ? t('programmes.goOn') : t(`programmes.next.${next.kind}`)}
      </LinkButton>
      <p>
        <b>{t('programmes.nextAt', { stage: number(next.stage), title: next.title })}</b>
        {[...(next.dueAt === null ? [] : [t('programmes.due', { at: day(next.dueAt) })]), left].join(' · ')}
      </p>
      {missed}
    </Line>
  );
});
