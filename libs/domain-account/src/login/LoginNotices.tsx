import { Button, Notice } from '@banyan/ui';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { SsoProblem } from './ssoProblem.ts';

const Notices = styled.div`
  display: grid;
  gap: 12px;
  &:not(:empty) {
    margin-bottom: 16px;
  }
`;

export interface LoginNoticesProps {
  /** Name of the person who is logged in already; null for none. */
  already: string | null;
  /** The reader asked to register where only administrators open accounts. */
  asksToRegister: boolean;
  /** Outcome of a single sign-on that led back here; null for none. */
  sso: SsoProblem | null;
  /** The same of a login by one click. */
  oneClick: SsoProblem | null;
  onGoOn: () => void;
}

/** Notices to read before logging in. */
export function LoginNotices({ already, asksToRegister, sso, oneClick, onGoOn }: LoginNoticesProps) {
  const { t } = useTranslation('account');
  return (
    <Notices>
      {already === null ? null : (
        <Notice
          tone="info"
          action={
            <Button size="sm" onClick={onGoOn}>
              {t('login.goOn')}
            </Button>
          }
        >
          {t('login.already', { name: already })}
        </Notice>
      )}
      {asksToRegister ? <Notice tone="info">{t('login.registerNote')}</Notice> : null}
      {sso === null ? null : (
        <Notice tone={sso === 'cancelled' ? 'info' : 'danger'} live>
          {t(`login.sso.${sso}`)}
        </Notice>
      )}
      {oneClick === null ? null : (
        <Notice tone={oneClick === 'cancelled' ? 'info' : 'danger'} live>
          {t(`login.oneClick.${oneClick}`)}
        </Notice>
      )}
    </Notices>
  );
}
