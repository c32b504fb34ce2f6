import { longestPrivate, privateLength } from '@banyan/contracts/messages';
import { Button, TextArea } from '@banyan/ui';
import { SendHorizontal } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';
import type { ShownConversation } from './useConversation.ts';

const Form = styled.form`
  flex: none;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 12px;
  align-items: end;
  padding: 16px 32px 20px;
  border-top: 1px solid var(--line);
`;

export interface ComposerProps {
  store: ShownConversation;
  /** A colleague was chosen to write to. */
  begins?: boolean;
}

/** Writes a line of at most 300 characters; Enter sends, Shift and Enter begin a new one. */
export const Composer = observer(function Composer({ begins = false, store }: ComposerProps) {
  const { t } = useWords();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    // The first line makes the conversation, whose screen replaces this one: the focus stays in the field.
    const nowhere = document.activeElement?.matches('body, main') ?? true;
    if ((begins || store.writing) && nowhere) field.current?.focus();
  }, [begins, store]);
  const { draft, tooLong } = store;
  const send = () => store.sendDraft();
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
        // The empty field shuts the button.
        field.current?.focus();
      }}
    >
      <TextArea
        ref={field}
        onFocus={() => store.setWriting(true)}
        onBlur={() => store.setWriting(false)}
        label={t('private.text')}
        rows={1}
        maxRows={6}
        maxLength={longestPrivate}
        tooLongText={t('private.tooLong', { count: privateLength(draft) - longestPrivate })}
        value={draft}
        onChange={(event) => store.type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          send();
        }}
      />
      <Button
        type="submit"
        variant="primary"
        disabled={draft.trim() === '' || tooLong}
        icon={<SendHorizontal size={16} aria-hidden="true" />}
      >
        {t('private.send')}
      </Button>
    </Form>
  );
});
