import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../../../apps/portal/src/composition/services.ts';
import { LoginFrame } from '../login/LoginFrame.tsx';
import { LanguageSwitch } from '../../../../apps/portal/src/shell/LanguageSwitch.tsx';

/** The frame of the login page around other ways in. */
export const HandoverFrame = observer(function HandoverFrame({ children }: { children: ReactNode }) {
  const { t: shared } = useTranslation('portal');
  const { config, session } = useServices();
  const { enterprise } = session;
  if (enterprise === null) return null;
  return (
    <LoginFrame
      seed={String(enterprise.eid)}
      brand={enterprise.portalName}
      logo={enterprise.linkIcon}
      slogan={enterprise.slogan}
      detail={enterprise.sloganDetail}
      tools={<LanguageSwitch />}
      foot={shared('login.by', { product: config.productName })}
    >
      {children}
    </LoginFrame>
  );
});
