import { screenHref } from '@banyan/contracts';
import { gatewayQuery, gatewayTypes, portalScreens, type GatewayQuery } from '@banyan/contracts/account';
import { useFailureText } from '@banyan/core-screen/views';
import { Button, Notice, SegmentedControl, TextField } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { accountDomain } from '../account.domain.ts';
import { GatewayParts } from './GatewayParts.tsx';
import { GatewayStore } from './GatewayStore.ts';

const { loginPc } = portalScreens;

export interface GatewayChoicePageProps {
  /** The address's query; an enterprise in it is looked up at once. */
  readonly query: GatewayQuery;
  /** Called when the chosen enterprise is this page's own. */
  readonly onHere: (query: Pick<GatewayQuery, 'eid' | 'type'>) => void;
}

/** Asks for the enterprise and the role; leads on to the enterprise's own portal. */
export const GatewayChoicePage = observer(function GatewayChoicePage({ query, onHere }: GatewayChoicePageProps) {
  const { t } = useTranslation('switching');
  const failureText = useFailureText();
  const { http, session } = accountDomain.useEnvironment();
  const [store] = useState(() => new GatewayStore(http));
  const [eid, setEid] = useState(query.eid || String(session.eid));
  const [type, setType] = useState(query.type);
  const [tried, setTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const isNumber = /^\d{1,9}$/.test(eid.trim());
  const look = async (number: string) => {
    const id = Number(number);
    if (id === session.eid) return onHere({ eid: String(id), type });
    const found = await store.look(id);
    if (found === null) return;
    const { origin } = found;
    // The server provides the enterprise's address; the page there continues the login, with the code if there is one.
    location.replace(`${origin}${screenHref(loginPc, {}, gatewayQuery.write({ ...query, type, eid: String(id) }))}`);
  };
  const lookAtOnce = useEffectEvent(() => {
    if (query.eid !== '' && isNumber) void look(query.eid);
  });
  useEffect(() => lookAtOnce(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isNumber) void look(eid.trim());
    else field.current?.focus();
  };
  const { card, failure, pending, unknown } = store;
  const error = store.unknown
    ? t('gateway.eidUnknown', { eid: eid.trim() })
    : tried && !isNumber
      ? t('gateway.eidMissing')
      : undefined;
  return (
    <form noValidate onSubmit={submit}>
      <GatewayParts
        title={t(`gateway.${type}`)}
        text={
          card !== null
            ? t('gateway.leading', { portal: card.portalName })
            : pending
              ? t('gateway.checking')
              : t('gateway.choose')
        }
      >
        {failure === undefined || unknown ? null : (
          <Notice tone="danger" live>
            {t('gateway.failed', { why: failureText(failure) })}
          </Notice>
        )}
        <TextField
          ref={field}
          size="lg"
          name="eid"
          inputMode="numeric"
          label={t('gateway.eid')}
          hint={t('gateway.eidHint')}
          maxLength={9}
          value={eid}
          onChange={(event) => {
            setEid(event.target.value);
            store.change();
          }}
          error={error}
        />
        <div>
          <SegmentedControl
            label={t('gateway.type')}
            options={gatewayTypes.map((value) => ({ value, label: t(`gateway.types.${value}`) }))}
            value={type}
            onChange={setType}
          />
        </div>
        <Button block type="submit" size="lg" variant="primary" pending={pending || card !== null}>
          {t('gateway.next')}
        </Button>
      </GatewayParts>
    </form>
  );
});
