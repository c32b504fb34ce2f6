import { useFailureText } from '@banyan/core-screen/views';
import { Button, Notice } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { CodeFields } from '../phone/CodeFields.tsx';
import { phoneRefusal } from '../phone/phoneRefusal.ts';
import { useCodeFields } from '../phone/useCodeFields.ts';
import type { OutsiderStore } from './OutsiderStore.ts';

const Form = styled.form`
  display: grid;
  gap: 24px;
`;

/** The number that an outsider applies with, and returns with. */
export const ProvePage = observer(function ProvePage({ store }: { store: OutsiderStore }) {
  const { t } = useTranslation('outsider');
  const failureText = useFailureText();
  const code = useCodeFields('outsider');
  const { proving } = store;
  const failure = proving.failureOf();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (proving.isPending() || !(await code.check())) return;
    const { region, number, code: typed } = code.store;
    if (!(await proving.run({ region, number, code: typed }))) code.refused(proving.failureOf());
  };
  return (
    <Form noValidate onSubmit={(event) => void submit(event)}>
      {failure === undefined || phoneRefusal(failure) !== null ? null : (
        <Notice tone="danger" live>
          {t('proveFailed', { why: failureText(failure) })}
        </Notice>
      )}
      <CodeFields {...code.fields} />
      <Button type="submit" variant="primary" size="lg" block pending={proving.isPending()}>
        {t('goOn')}
      </Button>
    </Form>
  );
});
