import { codeMostLength, type CodeOffer, type OrderKind } from '@banyan/contracts/course';
import { useFailureText } from '@banyan/core-screen/views';
import { Button, CoverFrame, LinkButton, Notice, TextField } from '@banyan/ui';
import { Dialog } from '@banyan/ui/overlays';
import { observer } from 'mobx-react-lite';
import { useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { motifOfSubject } from '../card/courseLook.ts';
import { courseDomain } from '../course.domain.ts';
import { itemHref } from '../shared/orderLinks.ts';
import { useDay } from '../shared/useDay.ts';
import { useWords } from '../shared/useWords.ts';
import { codeRefusalOf } from './codeRefusal.ts';
import { makeRedeemStore } from './RedeemStore.ts';

const Steps = styled.form`
  display: grid;
  gap: 16px;
`;
const Offered = styled.div`
  display: grid;
  grid-template-columns: 160px minmax(0, 1fr);
  gap: 4px 16px;
  align-items: start;

  & b {
    overflow-wrap: anywhere;
  }
  & p {
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
  }
`;
const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
`;

/** The course or package that a code opens: cover, length, and name of the batch. */
function Offer({ offer }: { offer: CodeOffer }) {
  const { t, list, rough } = useWords();
  const { courses, durationS, from, id, kind, motif, title } = offer;
  const facts = [
    t(`pay.kind.${kind}`),
    ...(kind === 'package' ? [t('pay.courses', { count: courses })] : []),
    rough(durationS),
  ];
  return (
    <Offered>
      <CoverFrame seed={kind === 'course' ? String(id) : `package-${id}`} motif={motifOfSubject[motif]} src="" eager />
      <div>
        <b>{title}</b>
        <p>{list(facts)}</p>
        <p>{t('code.from', { name: from })}</p>
      </div>
    </Offered>
  );
}

/** A course or package with its own page. */
export interface ShownItem {
  readonly kind: OrderKind;
  readonly id: number;
}

export interface RedeemPartProps {
  /** Course or package of the page beneath; null for none. */
  here: ShownItem | null;
  /** Called on closing; `opened`: the course or package opened by a code. */
  onClose: (opened: ShownItem | null) => void;
}

/** Dialog in which a code is typed, checked and redeemed. */
export const RedeemPart = observer(function RedeemPart({ here, onClose }: RedeemPartProps) {
  const store = courseDomain.useStore(makeRedeemStore);
  const { t, number } = useWords();
  const day = useDay();
  const failureText = useFailureText();
  const [missing, setMissing] = useState(false);
  const { code, done, look, offer, redeem } = store;
  const failure = redeem.failureOf() ?? look.failureOf();
  const refusal = codeRefusalOf(failure);
  const minutes = Math.ceil((refusal?.retryAfterS ?? 0) / 60);
  const words =
    failure === undefined
      ? undefined
      : refusal === null
        ? failureText(failure, t('code.kept'))
        : t(`code.refusal.${refusal.refusal}`, { count: minutes, formatted: number(minutes) });
  const close = () => onClose(done ? offer : null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() === '') setMissing(true);
    else if (offer === null) void look.run(code);
    else void redeem.run(code);
  };
  const isHere = offer !== null && here?.kind === offer.kind && here.id === offer.id;
  return (
    <Dialog
      open
      onClose={close}
      title={t(done ? 'code.doneTitle' : 'code.title')}
      closeText={t('close')}
      align="start"
      width={520}
      outsideCloses={false}
    >
      <Steps onSubmit={submit} noValidate>
        {done ? null : (
          <TextField
            label={t('code.code')}
            hint={t('code.hint')}
            value={code}
            maxLength={codeMostLength}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            error={missing ? t('code.missing') : words}
            onChange={({ target }) => {
              setMissing(false);
              store.type(target.value);
            }}
          />
        )}
        {offer === null ? null : <Offer offer={offer} />}
        {offer === null ? null : (
          <Notice tone={done ? 'ok' : 'info'} live>
            {t(done ? 'code.opened' : 'code.until', { date: day(offer.until) })}
          </Notice>
        )}
        <Acts>
          {done && offer !== null ? (
            <>
              <Button onClick={() => store.type('')}>{t('code.another')}</Button>
              {isHere ? (
                <Button variant="primary" onClick={close}>
                  {t('code.study')}
                </Button>
              ) : (
                <LinkButton variant="primary" href={itemHref(offer.kind, offer.id)}>
                  {t('code.study')}
                </LinkButton>
              )}
            </>
          ) : (
            <>
              <Button onClick={close}>{t('code.cancel')}</Button>
              <Button type="submit" variant="primary" pending={look.isPending() || redeem.isPending()}>
                {t(offer === null ? 'code.look' : 'code.redeem')}
              </Button>
            </>
          )}
        </Acts>
      </Steps>
    </Dialog>
  );
});
