import { loginAddress } from '@banyan/contracts/account';
import { IconButton, LinkButton } from '@banyan/ui';
import { Moon, Sun } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useFrame } from '../composition/frame.ts';
import { useServices } from '../composition/services.ts';
import { OwnMenu } from './OwnMenu.tsx';
import { useSwitching } from './useSwitching.ts';

/** The current person with a menu of their settings; a link to the login for a visitor. */
export const UserMenu = observer(function UserMenu() {
  const { t } = useTranslation('portal');
  const { session } = useServices();
  const { appearance } = useFrame();
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  // Fetched before the menu opens, so that no line is added later.
  const switching = useSwitching();
  const { user } = session;
  if (!session.loggedIn || user === null) {
    const dark = appearance.mode === 'dark';
    const Other = dark ? Sun : Moon;
    return (
      <>
        <IconButton
          label={t(dark ? 'user.toLight' : 'user.toDark')}
          onClick={() => appearance.choose(dark ? 'light' : 'dark')}
        >
          <Other size={20} aria-hidden="true" />
        </IconButton>
        <LinkButton href={loginAddress(`${pathname}${search}${hash}`)}>{t('shell.login')}</LinkButton>
      </>
    );
  }
  return (
    <OwnMenu user={user} switching={switching} at={`${pathname}${search}`} navigate={(href) => void navigate(href)} />
  );
});
