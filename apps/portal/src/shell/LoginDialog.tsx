import { portalScreens, loginAddress, registerAddress } from '@banyan/contracts/account';
import { LazyDialog, LinkButton, LoginPicture, TextLink } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { useServices } from '../composition/services.ts';

const Picture = styled.div`
  position: relative;
  overflow: hidden;

  /* The badge's own word, along its upper edge: one picture for each language. Like drawings, it is never mirrored. */
  & > span {
    position: absolute;
    left: 21.5%;
    top: 38.5%;
    width: 22.6%;
    rotate: -4deg;
    text-align: center;
    font-size: var(--t12);
    line-height: 16px;
    font-weight: 600;
    color: var(--on-cover);
  }
`;

/** The picture of a language. */
export const pictureVariant = { zh: 'zh_cn', en: 'en_us', zh_tw: 'zh_hant', zh_hk: 'zh_hant' } as const;

/** Asks a visitor to log in for something that is stored under a name. */
export const LoginDialog = observer(function LoginDialog() {
  const { t } = useTranslation('portal');
  const { session, config } = useServices();
  const { pathname, search, hash } = useLocation();
  const here = `${pathname}${search}${hash}`;
  const register = registerAddress(session.enterprise, config.registerUrl, here);
  const close = () => session.closeLoginTips();
  // It asks about the screen below it: after a navigation to another screen it does not ask there.
  const [over] = useState(pathname);
  const led = pathname !== over || pathname === portalScreens.login.path;
  useEffect(() => {
    if (led) session.closeLoginTips();
  }, [led, session]);
  return (
    <LazyDialog
      open={session.loginTips}
      lost="throw"
      onClose={close}
      width={480}
      outsideCloses
      escapeCloses={false}
      title={t('loginDialog.title')}
      closeText={t('loginDialog.close')}
      picture={
        <Picture data-variant={pictureVariant[session.messageSet]} aria-hidden="true">
          <LoginPicture />
          <span>{t('loginDialog.badge')}</span>
        </Picture>
      }
      footer={
        <>
          {register === null ? null : (
            <TextLink href={register} onClick={close} style={{ marginInlineEnd: 'auto' }}>
              {t('loginDialog.register')}
            </TextLink>
          )}
          <LinkButton size="lg" variant="primary" href={loginAddress(here)} onClick={close}>
            {t('loginDialog.login')}
          </LinkButton>
        </>
      }
    >
      {t('loginDialog.text')}
    </LazyDialog>
  );
});
