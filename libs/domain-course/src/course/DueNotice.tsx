import { useSession } from '@banyan/core-session';
import { Notice } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useClock } from '@banyan/core-screen/views';
import { momentParts } from '@banyan/core-screen/views';
import { useWords } from '../shared/useWords.ts';

const Space = styled.div`
  margin-bottom: 16px;
`;

/** The end of access is announced within this time. */
const nearMs = 14 * 86_400_000;

/** End of access to the course, once it is near. */
export const DueNotice = observer(function DueNotice({ dueAt }: { dueAt: number | null }) {
  const { t, language } = useWords();
  const { timeZone } = useSession();
  const now = useClock()();
  if (dueAt === null || dueAt - now > nearMs) return null;
  return (
    <Space>
      <Notice tone="warn">{t('course.dueAt', { date: momentParts(dueAt, now, language, timeZone).full })}</Notice>
    </Space>
  );
});
