import { Button } from '@banyan/ui';
import { SignaturePad } from '@banyan/ui/media';
import { Eraser } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styled from 'styled-components';
import { useWords } from '../../shared/useWords.ts';
import { fieldTexts, type ControlProps } from './control.ts';

const Signed = styled.div`
  display: flex;
  align-items: flex-end;
  justify-content: space-between;
  gap: 16px;
  padding: 16px;
  border: 1px solid var(--line-2);
  border-radius: var(--r-ctl);
  /* A signature is dark on white in both themes. */
  background: #fff;

  & > img {
    min-width: 0;
    max-width: 320px;
    max-height: 120px;
  }
`;

/** A signature, drawn or typed; one from before a reload is shown and can be replaced. */
export const SignatureControl = observer(function SignatureControl({ item, store, error }: ControlProps) {
  const { t } = useWords();
  const png = store.signatureOf(item.id);
  const [before, setBefore] = useState(png !== '');
  if (before && png !== '') {
    return (
      <Signed>
        <img src={png} alt={t('questionnaire.signature.signed')} />
        <Button
          size="sm"
          icon={<Eraser size={16} aria-hidden="true" />}
          onClick={() => {
            store.sign(item.id, '');
            setBefore(false);
          }}
        >
          {t('questionnaire.signature.clear')}
        </Button>
      </Signed>
    );
  }
  return (
    <SignaturePad
      {...fieldTexts({ item, error })}
      {...(store.sendImage === undefined ? { hint: t('questionnaire.upload.off') } : {})}
      disabled={store.sendImage === undefined}
      onChange={(signature) => store.sign(item.id, signature?.png ?? '')}
      words={{
        way: t('questionnaire.signature.way'),
        draw: t('questionnaire.signature.draw'),
        type: t('questionnaire.signature.type'),
        place: t('questionnaire.signature.place'),
        empty: t('questionnaire.signature.empty'),
        signed: t('questionnaire.signature.signed'),
        name: t('questionnaire.signature.name'),
        undo: t('questionnaire.signature.undo'),
        clear: t('questionnaire.signature.clear'),
      }}
    />
  );
});
