import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { accountDomain } from '../account.domain.ts';
import { LoginFrame } from '../login/LoginFrame.tsx';

/** The frame of the login page around other logins. */
export const HandoverFrame = observer(function HandoverFrame({ children }: { children: ReactNode }) {
  const { t: shared } = useTranslation('account');
  const { ports, session } = accountDomain.useEnvironment();
  const { enterprise } = session;
  if (enterprise === null) return null;
  return (
    <LoginFrame
      seed={String(enterprise.eid)}
      brand={enterprise.portalName}
      logo={enterprise.linkIcon}
      slogan={enterprise.slogan}
      detail={enterprise.sloganDetail}
      tools={<ports.LanguageSwitch />}
      foot={shared('login.by', { product: ports.productName })}
    >
      {children}
    </LoginFrame>
  );
});
