import type { AttemptRecord } from '@banyan/contracts/exam';
import { useFailureText } from '@banyan/core-screen/views';
import { Button, Card, countCharacters, Notice, SectionHeading, Tag, TextArea } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styled from 'styled-components';
import { When } from '../shared/When.tsx';
import { useWords } from '../shared/useWords.ts';

const Body = styled.div`
  display: grid;
  gap: 12px;

  & > small {
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
  }
  & > p {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  & > blockquote {
    padding: 12px 16px;
    border-radius: var(--r-ctl);
    background: var(--sunken);
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  & > blockquote > b {
    display: block;
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-2);
  }
  @media print {
    && button {
      display: none;
    }
  }
`;

/** Characters of an appeal at most: it is fewer than 500. */
export const appealLimit = 499;

const tones = { open: 'info', accepted: 'ok', refused: 'neutral' } as const;

export interface AppealCardProps {
  appeal: AttemptRecord['appeal'];
  draft: string;
  pending: boolean;
  /** Why sending failed; undefined when it did not. */
  failure?: unknown;
  onDraft: (text: string) => void;
  onSend: () => void;
}

/** The one appeal against a record or a mark: written, under way, answered. */
export const AppealCard = observer(function AppealCard({
  appeal,
  draft,
  pending,
  failure,
  onDraft,
  onSend,
}: AppealCardProps) {
  const { t } = useWords();
  const failureText = useFailureText();
  const [missing, setMissing] = useState(false);
  const length = countCharacters(draft.trim());
  if (appeal !== null) {
    return (
      <Card as="section" aria-labelledby="appeal">
        <SectionHeading
          size="sm"
          id="appeal"
          actions={<Tag tone={tones[appeal.state]}>{t(`appeal.state.${appeal.state}`)}</Tag>}
        >
          {t('appeal.yours')}
        </SectionHeading>
        <Body>
          <small>
            <When at={appeal.at} />
          </small>
          <p>{appeal.text}</p>
          {appeal.reply === '' ? (
            <small>{t('appeal.wait')}</small>
          ) : (
            <blockquote>
              <b>{t('appeal.reply')}</b>
              {appeal.reply}
            </blockquote>
          )}
        </Body>
      </Card>
    );
  }
  return (
    <Card as="section" aria-labelledby="appeal">
      <SectionHeading size="sm" id="appeal">
        {t('appeal.title')}
      </SectionHeading>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setMissing(length === 0);
          if (length > 0 && length <= appealLimit && !pending) onSend();
        }}
      >
        <Body>
          <TextArea
            label={t('appeal.text')}
            hint={t('appeal.hint')}
            rows={5}
            maxLength={appealLimit}
            tooLongText={t('appeal.tooLong', { count: appealLimit })}
            error={missing && length === 0 ? t('appeal.empty') : undefined}
            value={draft}
            onChange={(event) => onDraft(event.target.value)}
          />
          {failure === undefined ? null : (
            <Notice tone="danger" live>
              {failureText(failure, t('appeal.kept'))}
            </Notice>
          )}
          <small>{t('appeal.once')}</small>
          <Button type="submit" block variant="accent" pending={pending}>
            {t('appeal.send')}
          </Button>
        </Body>
      </form>
    </Card>
  );
});
