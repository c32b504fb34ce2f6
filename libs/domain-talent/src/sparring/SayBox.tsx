import { sparringLineLimit } from '@banyan/contracts/talent';
import { useFailureText } from '@banyan/core-screen/views';
import { Button, countCharacters, Notice, TextArea } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useRef, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';
import type { DialogueStore } from './DialogueStore.ts';

const Box = styled.form`
  display: grid;
  gap: 8px;
  padding: 16px 24px;
  border-top: 1px solid var(--line);

  & > [data-end] {
    display: flex;
    justify-content: flex-end;
  }
`;

export interface SayBoxProps {
  dialogue: DialogueStore;
  /** Name of the partner. */
  partner: string;
}

/** The learner's line. The typed text stays until it was sent. */
export const SayBox = observer(function SayBox({ dialogue, partner }: SayBoxProps) {
  const { t } = useWords();
  const failureText = useFailureText();
  const field = useRef<HTMLTextAreaElement>(null);
  const { draft, outdated, saying, waits } = dialogue;
  const failure = saying.failureOf();
  const tooLong = countCharacters(draft) > sparringLineLimit;
  const may = draft.trim() !== '' && !tooLong && !waits;
  const say = () => {
    if (may) void dialogue.say();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter of an input method chooses a character.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    say();
  };
  return (
    <Box
      onSubmit={(event) => {
        event.preventDefault();
        say();
        // Sending empties the box, which disables the button: the focus returns to the box.
        field.current?.focus();
      }}
    >
      {failure === undefined ? null : (
        <Notice
          tone="danger"
          live
          action={
            outdated ? (
              <Button size="sm" onClick={() => void dialogue.reload()}>
                {t('sparring.reload')}
              </Button>
            ) : undefined
          }
        >
          {outdated ? t('sparring.changed') : failureText(failure, t('sparring.sayFailed'))}
        </Notice>
      )}
      <TextArea
        ref={field}
        label={t('sparring.say')}
        hideLabel
        rows={2}
        maxRows={6}
        maxLength={sparringLineLimit}
        tooLongText={t('sparring.tooLong', { count: sparringLineLimit })}
        hint={waits ? t('sparring.sayWait', { name: partner }) : t('sparring.sayHint')}
        value={draft}
        onChange={(event) => dialogue.write(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <div data-end="">
        <Button type="submit" variant="primary" disabled={!may} pending={saying.isPending()}>
          {t('sparring.send')}
        </Button>
      </div>
    </Box>
  );
});
