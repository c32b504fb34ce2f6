import type { InvitationAnswer, MeetingInfo } from '@banyan/contracts/live';
import { Button, Card, Notice, SectionHeading } from '@banyan/ui';
import { Check, X } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';
import type { MeetingStore } from './MeetingStore.ts';
import { useMeetingFailure } from './useMeetingFailure.ts';

const Body = styled.div`
  display: grid;
  gap: 12px;
  margin-top: 8px;

  & > p {
    color: var(--ink-2);
    line-height: 22px;
  }
  & > [data-choices] {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 8px;
  }
  & button[aria-pressed='true'] {
    border-color: var(--accent);
    background: var(--accent-soft);
    color: var(--accent-text);
    font-weight: 600;
  }
`;

export interface MeetingAnswerProps {
  info: MeetingInfo;
  answer: MeetingStore['answer'];
}

/** Accepting or declining; the answer can be changed until the meeting is over. */
export const MeetingAnswer = observer(function MeetingAnswer({ info, answer }: MeetingAnswerProps) {
  const { t, sentences } = useWords();
  const failureText = useMeetingFailure();
  const heading = useId();
  const { meeting } = info;
  const failure = answer.failureOf();
  const say = (said: InvitationAnswer) => void answer.run(said);
  const choices = [
    { said: 'accepted', words: t('meeting.accept'), Icon: Check },
    { said: 'declined', words: t('meeting.decline'), Icon: X },
  ] as const;
  return (
    <Card as="section" aria-labelledby={heading}>
      <SectionHeading id={heading} size="sm">
        {t('meeting.yourAnswer')}
      </SectionHeading>
      <Body>
        <p role="status">{t(`meeting.answered.${meeting.answer}`)}</p>
        <div data-choices="">
          {choices.map(({ Icon, said, words }) => (
            <Button
              key={said}
              aria-pressed={meeting.answer === said}
              variant={meeting.answer === 'open' && said === 'accepted' ? 'primary' : 'normal'}
              icon={<Icon size={16} aria-hidden="true" />}
              pending={answer.isPending()}
              onClick={() => say(meeting.answer === said ? 'open' : said)}
            >
              {words}
            </Button>
          ))}
        </div>
        {failure === undefined ? null : (
          <Notice tone="danger" live>
            {sentences(t('meeting.answerFailed'), failureText(failure, ''))}
          </Notice>
        )}
      </Body>
    </Card>
  );
});
