import { Button, Notice } from '@banyan/ui';
import { ArrowRight, CircleCheck } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { usePlayer } from '../course.desk.ts';
import { useWords } from '../shared/useWords.ts';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  min-height: 48px;
  padding: 8px 16px;
  border-bottom: 1px solid var(--line);

  & > p {
    display: flex;
    align-items: center;
    gap: 6px;
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-2);
    font-variant-numeric: tabular-nums;
  }
  & > p > svg {
    flex: none;
    color: var(--ok);
  }
  & > p:last-child {
    margin-inline-start: auto;
    color: var(--ink-3);
  }
`;

const Parts = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  padding: 8px 16px;
  border-bottom: 1px solid var(--line);
  list-style: none;

  & svg {
    color: var(--ok);
  }
`;

/** Parts of a package, each can be opened; the open one is marked. */
const PartList = observer(function PartList() {
  const player = usePlayer();
  const { t } = useWords();
  const { scorm } = player;
  const here = scorm.package?.current.no;
  return (
    <Parts aria-label={t('scorm.parts')}>
      {scorm.parts.map(({ finished, no, status, title }) => (
        <li key={no}>
          <Button
            size="sm"
            variant={no === here ? 'primary' : 'normal'}
            aria-current={no === here ? 'step' : undefined}
            onClick={() => scorm.choose(no)}
          >
            {title === '' ? t('scorm.part', { no }) : `${no}. ${title}`}
            {finished ? ` · ${t('scorm.finished')}` : status === 'failed' ? ` · ${t('scorm.failedPart')}` : ''}
          </Button>
        </li>
      ))}
    </Parts>
  );
});

/** State of the open part: what is stored, its score, and the next part. */
export const ScormBar = observer(function ScormBar() {
  const player = usePlayer();
  const { t } = useWords();
  const { scorm } = player;
  const { allFinished, next, parts, score, sending, tooLong, waiting } = scorm;
  const several = parts.length > 1;
  const done = parts.find(({ no }) => no === scorm.package?.current.no)?.finished === true;
  return (
    <>
      {several ? <PartList /> : null}
      {tooLong ? (
        <Notice tone="warn" live>
          {t('scorm.tooLong')}
        </Notice>
      ) : null}
      <Bar>
        {done ? (
          <p>
            <CircleCheck size={16} aria-hidden="true" />
            {t(allFinished ? 'scorm.allDone' : 'scorm.partDone')}
          </p>
        ) : null}
        {score === null ? null : <p>{t('scorm.score', { score })}</p>}
        {next === null ? null : (
          <Button size="sm" icon={<ArrowRight size={16} aria-hidden="true" />} onClick={() => scorm.choose(next.no)}>
            {t('scorm.next', { title: next.title === '' ? t('scorm.part', { no: next.no }) : next.title })}
          </Button>
        )}
        <p role="status">{t(waiting ? 'scorm.waiting' : sending ? 'scorm.saving' : 'scorm.saved')}</p>
      </Bar>
    </>
  );
});
