import type { FaceDevice } from '@banyan/contracts/account';
import { DateOf, Moment } from '@banyan/core-screen/views';
import { Button, Dot, ListLine, Tag } from '@banyan/ui';
import { Monitor } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

const Line = styled(ListLine)`
  grid-template-columns: 24px minmax(0, 1fr) auto;
  padding: 12px 0;

  & > svg {
    color: var(--ink-3);
  }
  & h3 {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
`;

export interface DeviceRowProps {
  device: FaceDevice;
  pending: boolean;
  onEnd: () => void;
}

/** A device with login by face, with a button that turns it off. */
export function DeviceRow({ device, onEnd, pending }: DeviceRowProps) {
  const { t } = useTranslation('face');
  const { browser, expiresAt, here, system, usedAt } = device;
  const name = [browser, system].filter((part) => part !== '').join(' · ') || t('devices.unknown');
  return (
    <Line>
      <Monitor size={20} aria-hidden="true" />
      <div>
        <h3>
          {name}
          {here === 'Y' ? <Tag tone="ok">{t('devices.here')}</Tag> : null}
        </h3>
        <p>
          {usedAt === null ? (
            t('devices.unused')
          ) : (
            <>
              {t('devices.used')} <Moment at={usedAt} />
            </>
          )}
          <Dot />
          {t('devices.until')} <DateOf at={expiresAt} />
        </p>
      </div>
      <Button size="sm" pending={pending} aria-label={t('devices.endOf', { device: name })} onClick={onEnd}>
        {t('devices.end')}
      </Button>
    </Line>
  );
}
