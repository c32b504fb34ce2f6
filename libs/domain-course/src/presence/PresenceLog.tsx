import type { PresenceRecord } from '@banyan/contracts/course';
import { ListView, Moment, useShow } from '@banyan/core-screen/views';
import { Dot, EmptyState, LazyDialog, ListLine, Tag } from '@banyan/ui';
import { ScanFace, UserCheck } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { courseDomain } from '../course.domain.ts';
import { useWords } from '../shared/useWords.ts';
import { makePresenceQuestions } from './PresenceQuestions.ts';

const Line = styled(ListLine)`
  grid-template-columns: 24px minmax(0, 1fr) auto;
  padding-block: 12px;

  & > svg {
    color: var(--ink-3);
  }
`;

const tones = { open: 'info', passed: 'ok', late: 'warn', missed: 'danger' } as const;

function Row({ record }: { record: PresenceRecord }) {
  const { t } = useWords();
  const { answeredAt, askedAt, outcome, way } = record;
  const Icon = way === 'face' ? ScanFace : UserCheck;
  return (
    <Line>
      <Icon size={20} aria-hidden="true" />
      <div>
        <h3>{t(`presence.way.${way}`)}</h3>
        <p>
          <Moment at={askedAt} />
          {answeredAt === null ? null : (
            <>
              <Dot />
              {t('presence.after', { count: Math.max(1, Math.round((answeredAt - askedAt) / 1000)) })}
            </>
          )}
        </p>
      </div>
      <Tag tone={tones[outcome]}>{t(`presence.outcome.${outcome}`)}</Tag>
    </Line>
  );
}

export interface PresenceLogProps {
  courseId: number;
  onClose: () => void;
}

/** Outcomes of a course's presence checks, for its learner. */
export const PresenceLog = observer(function PresenceLog({ courseId, onClose }: PresenceLogProps) {
  const { list } = courseDomain.useStore(makePresenceQuestions);
  const { t } = useWords();
  useShow(list, () => list.show(courseId), courseId);
  return (
    <LazyDialog open onClose={onClose} title={t('presence.log')} closeText={t('close')} width={560}>
      <ListView
        list={list}
        label={t('presence.log')}
        empty={<EmptyState level={3} size={120} label={t('presence.none')} description={t('presence.noneText')} />}
      >
        {(record) => <Row record={record} />}
      </ListView>
    </LazyDialog>
  );
});
