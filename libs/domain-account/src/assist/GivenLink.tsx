import { useMomentText } from '@banyan/core-screen/views';
import { Button, Card, CopyButton, TextField } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

const Body = styled.div`
  display: grid;
  gap: 16px;
  max-width: 640px;

  & > h2 {
    font-size: var(--t16);
    line-height: 24px;
  }
  & > p {
    color: var(--ink-2);
  }
  & > [data-acts] {
    display: flex;
    gap: 12px;
  }
`;

export interface GivenLinkProps {
  readonly address: string;
  /** Its expiry, epoch ms. */
  readonly until: number;
  readonly onDone: () => void;
}

/** The link for support; it is shown only once. */
export const GivenLink = observer(function GivenLink({ address, onDone, until }: GivenLinkProps) {
  const { t } = useTranslation('assist');
  const momentText = useMomentText();
  return (
    <Card>
      <Body role="status">
        <h2>{t('link.title')}</h2>
        <p>{t('link.text', { until: momentText(until).words })}</p>
        <TextField
          label={t('link.label')}
          hideLabel
          readOnly
          value={address}
          onFocus={(event) => event.target.select()}
        />
        <div data-acts="">
          <CopyButton
            variant="primary"
            text={address}
            words={{ copy: t('link.copy'), copied: t('link.copied'), failed: t('link.copyFailed') }}
          />
          <Button onClick={onDone}>{t('link.done')}</Button>
        </div>
      </Body>
    </Card>
  );
});
