import type { GatewayType } from '@banyan/contracts/account';
import { shownName, loginAddress } from '@banyan/contracts/account';
import { Button, LinkButton, Notice } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { accountDomain } from '../account.domain.ts';
import { GatewayParts } from './GatewayParts.tsx';

export interface GatewayWaysProps {
  readonly type: GatewayType;
  /** Target of the login: a path of this portal. */
  readonly target: string;
  /** Called for a choice of another enterprise. */
  readonly onOther: () => void;
}

/** The ways into this enterprise: continue as the current viewer, or the login page. */
export const GatewayWays = observer(function GatewayWays({ type, target, onOther }: GatewayWaysProps) {
  const { t } = useTranslation('switching');
  const { ports, session } = accountDomain.useEnvironment();
  const { enterprise, user } = session;
  const name = session.loggedIn && user !== null ? shownName(user) : null;
  const isWrong = name !== null && type === 'admin' && session.role !== 'admin';
  return (
    <GatewayParts
      title={t(`gateway.${type}`)}
      text={t(`gateway.text.${type}`, { enterprise: enterprise?.enterpriseName ?? '' })}
    >
      {isWrong ? <Notice tone="warn">{t('gateway.notAdmin', { name })}</Notice> : null}
      {name === null ? (
        <LinkButton block size="lg" variant="primary" href={loginAddress(target)}>
          {t('gateway.login')}
        </LinkButton>
      ) : isWrong ? null : (
        <LinkButton block size="lg" variant="primary" href={target}>
          {t('gateway.goOn', { name })}
        </LinkButton>
      )}
      {name === null ? null : (
        <Button
          block
          size="lg"
          variant={isWrong ? 'primary' : 'normal'}
          onClick={() => void ports.signOut(loginAddress(target))}
        >
          {t('gateway.another')}
        </Button>
      )}
      <Button block size="lg" variant="ghost" onClick={onOther}>
        {t('gateway.other')}
      </Button>
    </GatewayParts>
  );
});
