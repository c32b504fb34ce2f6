import { longestGroup } from '@banyan/contracts/organisation';
import { useFailureText } from '@banyan/core-screen/views';
import { Button, Notice, TextField } from '@banyan/ui';
import { Bookmark } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { KeepLine } from './audienceStyle.ts';
import type { AudienceStore } from './AudienceStore.ts';

/** Keeps the people whom the audience takes now as a group by hand, under a name. */
export const KeepAsGroup = observer(function KeepAsGroup({ store }: { store: AudienceStore }) {
  const { t } = useTranslation('console');
  const failureText = useFailureText();
  const [name, setName] = useState<string | null>(null);
  const [kept, setKept] = useState('');
  const { isWhole, keeping } = store;
  const failure = keeping.failureOf();
  const keep = async (words: string) => {
    if (!(await keeping.run(words))) return;
    setKept(words);
    setName(null);
  };
  return (
    <>
      {name === null ? (
        <div>
          <Button
            size="sm"
            icon={<Bookmark size={14} aria-hidden="true" />}
            onClick={() => {
              setKept('');
              setName('');
            }}
          >
            {t('audience.keepAs')}
          </Button>
        </div>
      ) : (
        <KeepLine>
          <TextField
            label={t('audience.keepName')}
            hint={t('audience.keepHint')}
            maxLength={longestGroup}
            autoComplete="off"
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          <Button
            disabled={!isWhole || name.trim() === ''}
            pending={keeping.isPending()}
            onClick={() => void keep(name.trim())}
          >
            {t('audience.keepNow')}
          </Button>
        </KeepLine>
      )}
      {failure === undefined ? null : (
        <Notice live tone="danger" dismissText={t('close')} onDismiss={() => keeping.dismiss()}>
          {t('form.notSaved', { why: failureText(failure) })}
        </Notice>
      )}
      <p role="status">{kept === '' ? null : t('audience.kept', { name: kept })}</p>
    </>
  );
});
