import type { LoginWay } from '@banyan/contracts/account';
import { LinkButton, TextLink } from '@banyan/ui';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

const Parts = styled.div`
  display: grid;
  justify-items: center;
  gap: 16px;
  margin-top: 24px;
`;
const Or = styled.p`
  display: flex;
  align-items: center;
  gap: 12px;
  width: 100%;
  font-size: var(--t12);
  line-height: 20px;
  color: var(--ink-3);

  &::before,
  &::after {
    content: '';
    flex: 1;
    border-top: 1px solid var(--line);
  }
`;

export interface OtherWaysProps {
  offered: readonly LoginWay[];
  /** Name of the single sign-on system. */
  ssoName: string;
  /** Address to open after the login. */
  backUrl: string;
  outsiderHref: string;
}

/** Ways to log in without a form: the phone's carrier, single sign-on, and the entrance for outsiders. */
export function OtherWays({ backUrl, offered, outsiderHref, ssoName }: OtherWaysProps) {
  const { t } = useTranslation('account');
  const [oneClick, sso, outsider] = (['oneClick', 'sso', 'outsider'] as const).map((way) => offered.includes(way));
  if (!oneClick && !sso && !outsider) return null;
  const query = backUrl === '' ? '' : `?${new URLSearchParams({ backUrl }).toString()}`;
  return (
    <Parts>
      {oneClick || sso ? <Or>{t('login.or')}</Or> : null}
      {/* The server answers these addresses: the page is left for good. */}
      {oneClick ? (
        <LinkButton href={`/oneclick/login${query}`} size="lg" block target="_self">
          {t('login.byOneClick')}
        </LinkButton>
      ) : null}
      {sso ? (
        <LinkButton href={`/sso/login${query}`} size="lg" block target="_self">
          {t('login.bySso', { name: ssoName })}
        </LinkButton>
      ) : null}
      {outsider ? <TextLink href={outsiderHref}>{t('login.outsider')}</TextLink> : null}
    </Parts>
  );
}
