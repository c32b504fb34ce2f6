import { Button, Notice } from '@banyan/ui';
import { ComboBox } from '@banyan/ui/fields';
import { useFailureText } from '@banyan/core-screen/views';
import { Copy } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AudienceStore } from './AudienceStore.ts';

/** Takes over whom another thing is for: found by its name, then a start for one's own lines. */
export const CopyAudience = observer(function CopyAudience({ store }: { store: AudienceStore }) {
  const { t } = useTranslation('console');
  const failureText = useFailureText();
  const [open, setOpen] = useState(false);
  const { things } = store;
  if (!open)
    return (
      <div>
        <Button
          size="sm"
          icon={<Copy size={14} aria-hidden="true" />}
          onClick={() => {
            setOpen(true);
            void things.show('');
          }}
        >
          {t('audience.copy')}
        </Button>
      </div>
    );
  const keyOf = ({ id, kind }: { id: number; kind: string }) => `${kind}-${id}`;
  return (
    <>
      <ComboBox
        label={t('audience.copyOf')}
        hint={t('audience.copyHint')}
        words={{ empty: t('audience.copyNone'), loading: t('people.loading') }}
        options={(things.value ?? []).map((thing) => ({ value: keyOf(thing), label: thing.name }))}
        loading={things.state === 'loading'}
        onSearch={(q) => void things.show(q.slice(0, 60))}
        value={null}
        onChange={(key) => {
          const thing = things.value?.find((one) => keyOf(one) === key);
          if (thing === undefined) return;
          store.copy(thing);
          setOpen(false);
        }}
      />
      {things.state === 'failed' ? (
        <Notice
          live
          tone="danger"
          action={
            <Button size="sm" onClick={() => void things.retry()}>
              {t('retry')}
            </Button>
          }
        >
          {failureText(things.error)}
        </Notice>
      ) : null}
    </>
  );
});
