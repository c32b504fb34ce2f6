import type { CourseDetail } from '@banyan/contracts/course';
import { LatePart } from '@banyan/core-screen/views';
import { Button } from '@banyan/ui';
import { UserCheck } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';

const loadPresenceLog = () => import('./PresenceLog.tsx').then((part) => part.PresenceLog);

const Strip = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  margin-top: 12px;
  padding-inline: 20px;
  font-size: var(--t12);
  line-height: 20px;
  color: var(--ink-3);

  & > svg {
    flex: none;
  }
  & > span {
    flex: 1;
    min-width: 0;
  }
`;

/** Notice that the course has presence checks, with their outcomes. */
export function PresenceStrip({ detail }: { detail: CourseDetail }) {
  const { t } = useWords();
  const [isOpen, setIsOpen] = useState(false);
  const { presence, presenceMinutes } = detail.settings;
  if (presence === 'none') return null;
  return (
    <Strip>
      <UserCheck size={16} aria-hidden="true" />
      <span>{t(`presence.rule.${presence}`, { count: presenceMinutes })}</span>
      <Button size="sm" onClick={() => setIsOpen(true)}>
        {t('presence.log')}
      </Button>
      {isOpen ? (
        <LatePart load={loadPresenceLog} over>
          {(PresenceLog) => <PresenceLog courseId={detail.course.id} onClose={() => setIsOpen(false)} />}
        </LatePart>
      ) : null}
    </Strip>
  );
}
