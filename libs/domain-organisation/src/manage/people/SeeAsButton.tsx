import { useFailureText } from '@banyan/core-screen/views';
import { Button, Notice } from '@banyan/ui';
import { Dialog } from '@banyan/ui/overlays';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { organisationDomain } from '../../organisation.domain.ts';
import { useWords } from '../shared/useWords.ts';

/** Goes into the academy as a person, once it is said what that means. */
export function SeeAsButton({ id, name }: { id: number; name: string }) {
  const { seeAs } = organisationDomain.useEnvironment().ports;
  const { t } = useWords();
  const failureText = useFailureText();
  const [asks, setAsks] = useState(false);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  if (seeAs === undefined) return null;
  const go = async () => {
    setPending(true);
    setFailure(undefined);
    try {
      await seeAs(id);
    } catch (error) {
      setFailure(error);
      setPending(false);
    }
  };
  return (
    <>
      <Button size="sm" icon={<Eye size={16} aria-hidden="true" />} onClick={() => setAsks(true)}>
        {t('people.seeAs')}
      </Button>
      {asks ? (
        <Dialog
          open
          title={t('people.seeAsTitle', { name })}
          closeText={t('close')}
          onClose={() => setAsks(false)}
          footer={
            <>
              <Button onClick={() => setAsks(false)}>{t('cancel')}</Button>
              <Button variant="primary" pending={pending} onClick={() => void go()}>
                {t('people.seeAs')}
              </Button>
            </>
          }
        >
          <p>{t('people.seeAsText', { name })}</p>
          {failure === undefined ? null : (
            <Notice tone="danger" live>
              {failureText(failure)}
            </Notice>
          )}
        </Dialog>
      ) : null}
    </>
  );
}
