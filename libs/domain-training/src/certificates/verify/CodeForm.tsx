import { Button, TextField } from '@banyan/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

const Row = styled.form`
  display: flex;
  align-items: start;
  gap: 12px;
  margin-top: 24px;
  padding: 16px 24px;
  border: 1px solid var(--line);
  border-radius: var(--r-card);
  background: var(--surface);

  & > b,
  & > p {
    flex: none;
    line-height: 36px;
  }
  & > div {
    width: 320px;
  }
  & > p {
    margin-inline-start: auto;
    font-size: var(--t12);
    color: var(--ink-3);
  }
`;

export interface CodeFormProps {
  /** Looks another certificate up; called with the typed code, not empty. */
  onCheck: (code: string) => void;
}

/** Looks another certificate up by its code. */
export function CodeForm({ onCheck }: CodeFormProps) {
  const { t } = useTranslation('training');
  const [code, setCode] = useState('');
  const typed = code.trim();
  return (
    <Row
      onSubmit={(event) => {
        event.preventDefault();
        if (typed === '') return;
        setCode('');
        onCheck(typed);
      }}
    >
      <b>{t('verify.another')}</b>
      <div>
        <TextField
          label={t('verify.code')}
          hideLabel
          maxLength={40}
          placeholder={t('verify.codeHint')}
          value={code}
          onChange={({ target }) => setCode(target.value)}
        />
      </div>
      <Button type="submit" disabled={typed === ''}>
        {t('verify.check')}
      </Button>
      <p>{t('verify.scan')}</p>
    </Row>
  );
}
