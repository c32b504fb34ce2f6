import { RequestView, useFailureText, useShow } from '@banyan/core-screen/views';
import { Button, Card, Notice, SkeletonBlock, SkeletonRegion } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { DeviceRow } from './DeviceRow.tsx';
import type { DevicesStore } from './DevicesStore.ts';
import { TrustDialog } from './TrustDialog.tsx';

const Body = styled(Card)`
  display: grid;
  gap: 16px;
  h2 {
    font-size: var(--t16);
    line-height: 24px;
  }
  h2 + p,
  [data-none] {
    color: var(--ink-2);
  }
`;

export interface DevicesCardProps {
  devices: DevicesStore;
}

/** Devices with the viewer's login by face; where the enterprise does not offer it, only the remaining ones. */
export const DevicesCard = observer(function DevicesCard({ devices }: DevicesCardProps) {
  const { t } = useTranslation('face');
  const failureText = useFailureText();
  const [asks, setAsks] = useState(false);
  const { ending, here, list } = devices;
  useShow(list, () => list.show());
  if (list.value?.offered === 'N' && list.value.items.length === 0) return null;
  return (
    <Body forwardedAs="section" padding="md" aria-label={t('devices.title')}>
      <div>
        <h2>{t('devices.title')}</h2>
        <p>{t('devices.about')}</p>
      </div>
      <RequestView
        request={list}
        skeleton={
          <SkeletonRegion label={t('devices.loading')}>
            <SkeletonBlock height={64} />
          </SkeletonRegion>
        }
        size={96}
        failed={t('devices.failed')}
      >
        {({ items, offered }) => (
          <>
            {items.length === 0 ? (
              <p data-none>{t('devices.none')}</p>
            ) : (
              <ul aria-label={t('devices.list')}>
                {items.map((device) => (
                  <DeviceRow
                    key={device.id}
                    device={device}
                    pending={ending.isPending(device.id)}
                    onEnd={() => void ending.run({ id: device.id })}
                  />
                ))}
              </ul>
            )}
            {items.map(({ id }) => {
              const failure = ending.failureOf(id);
              return failure === undefined ? null : (
                <Notice key={id} tone="danger" live>
                  {t('failedWhy', { why: failureText(failure) })}
                </Notice>
              );
            })}
            {offered === 'Y' && here === false ? (
              <div>
                <Button onClick={() => setAsks(true)}>{t('devices.turnOn')}</Button>
              </div>
            ) : null}
          </>
        )}
      </RequestView>
      <TrustDialog devices={devices} open={asks} onClose={() => setAsks(false)} />
    </Body>
  );
});
