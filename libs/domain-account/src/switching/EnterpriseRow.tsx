import type { OwnEnterprise } from '@banyan/contracts/account';
import { Moment } from '@banyan/core-screen/views';
import { Button, Dot, ListRow, Tag } from '@banyan/ui';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Sign } from './Sign.tsx';

const Actions = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 12px;
`;

export interface EnterpriseRowProps {
  readonly enterprise: OwnEnterprise;
  /** Whether this one is being entered. */
  readonly pending: boolean;
  /** Whether another one is being entered. */
  readonly disabled: boolean;
  readonly onEnter: () => void;
}

/** An enterprise of the viewer, with a button to enter it or the reason why not. */
export function EnterpriseRow({ enterprise, pending, disabled, onEnter }: EnterpriseRowProps) {
  const { t } = useTranslation('switching');
  const { current, enterpriseName, lastUsedAt, linkIcon, portalName, state, themeColor } = enterprise;
  const here = current === 'Y';
  return (
    <ListRow
      title={portalName}
      current={here}
      leading={<Sign name={portalName} logo={linkIcon} color={themeColor} />}
      meta={
        <>
          <span>{enterpriseName}</span>
          {here ? null : <Dot />}
          {here ? null : lastUsedAt === null ? (
            <span>{t('neverUsed')}</span>
          ) : (
            <span>
              {t('lastUsed')}
              <Moment at={lastUsedAt} />
            </span>
          )}
        </>
      }
      actions={
        <Actions>
          {here ? <Tag tone="accent">{t('current')}</Tag> : null}
          {state === 'open' ? null : <Tag tone="warn">{t(`state.${state}`)}</Tag>}
          {here || state !== 'open' ? null : (
            <Button
              aria-label={t('enterName', { name: portalName })}
              pending={pending}
              disabled={disabled}
              onClick={onEnter}
            >
              {t('enter')}
            </Button>
          )}
        </Actions>
      }
    />
  );
}
