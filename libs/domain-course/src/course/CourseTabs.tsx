import type { CourseDetail } from '@banyan/contracts';
import { useSession } from '@banyan/core-session';
import { Tabs } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useCallback, useState } from 'react';
import styled from 'styled-components';
import { Transcript } from '../player/Transcript.tsx';
import { TranscriptTools } from '../player/TranscriptTools.tsx';
import { useWords } from '../shared/useWords.ts';
import { Introduction } from './Introduction.tsx';
import { useCourseAddress } from './useCourseAddress.ts';

const Section = styled.section`
  margin-top: 24px;
`;

/** What stands under the picture: what is said in it, and what the course is about. */
export const CourseTabs = observer(function CourseTabs({ detail }: { detail: CourseDetail }) {
  const { loggedIn } = useSession();
  const { tab, setTab } = useCourseAddress();
  const { t } = useWords();
  const [words, setWords] = useState<string | null>(null);
  const [follow, setFollow] = useState(true);
  const startFollowing = useCallback(() => setFollow(true), []);
  const stopFollowing = useCallback(() => setFollow(false), []);
  const selected = tab ?? (loggedIn ? 'transcript' : 'introduction');
  return (
    <Section aria-label={t('course.more')}>
      <Tabs
        label={t('course.more')}
        selected={selected}
        onSelect={setTab}
        actions={
          selected === 'transcript' && loggedIn ? (
            <TranscriptTools words={words} onWords={setWords} follow={follow} onFollow={setFollow} />
          ) : undefined
        }
        items={[
          {
            id: 'transcript',
            label: t('course.tab.transcript'),
            panel: (
              <Transcript
                words={words ?? ''}
                follow={follow}
                onFollow={startFollowing}
                onStopFollowing={stopFollowing}
              />
            ),
          },
          { id: 'introduction', label: t('course.tab.introduction'), panel: <Introduction detail={detail} /> },
        ]}
      />
    </Section>
  );
});
