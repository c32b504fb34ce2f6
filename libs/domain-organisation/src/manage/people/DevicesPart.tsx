import type { PersonDetail } from '@banyan/contracts/organisation';
import { useFailureText, useMomentText } from '@banyan/core-screen/views';
import { Button, EmptyState, List, ListRow, Notice, SectionHeading } from '@banyan/ui';
import { Monitor } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useWords } from '../shared/useWords.ts';
import type { PersonStore } from './PersonStore.ts';

export interface DevicesPartProps {
  person: PersonDetail;
  store: Pick<PersonStore, 'acting' | 'ending'>;
  /** Whether the viewer may end the sessions. */
  mayEdit: boolean;
}

/** Devices on which a person is logged in. */
export const DevicesPart = observer(function DevicesPart({ person, store, mayEdit }: DevicesPartProps) {
  const { devices } = person;
  const { acting, ending } = store;
  const failureText = useFailureText();
  const failure = devices.map(({ id }) => ending.failureOf(id)).find((error) => error !== undefined);
  const { t } = useWords();
  const moment = useMomentText();
  if (devices.length === 0) return <EmptyState size={160} label={t('people.noDevices')} />;
  return (
    <>
      <SectionHeading
        level={3}
        size="sm"
        actions={
          mayEdit ? (
            <Button size="sm" pending={acting.isPending()} onClick={() => void acting.run('endSessions')}>
              {t('people.endAll')}
            </Button>
          ) : null
        }
      >
        {t('people.devicesNow')}
      </SectionHeading>
      {failure === undefined ? null : (
        <Notice tone="danger" live>
          {t('people.actLost', { why: failureText(failure) })}
        </Notice>
      )}
      <List label={t('people.devicesNow')}>
        {devices.map(({ id, ip, lastSeenAt, since, userAgent }) => (
          <ListRow
            key={id}
            leading={<Monitor size={18} aria-hidden="true" />}
            title={userAgent}
            meta={t('people.deviceSince', { ip, since: moment(since).words, seen: moment(lastSeenAt).words })}
            actions={
              mayEdit ? (
                <Button size="sm" variant="ghost" pending={ending.isPending(id)} onClick={() => void ending.run(id)}>
                  {t('people.endOne')}
                </Button>
              ) : null
            }
          />
        ))}
      </List>
    </>
  );
});
