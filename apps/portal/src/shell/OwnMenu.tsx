import { platformPath, portalScreens, shownName, type UserInfo } from '@banyan/contracts/account';
import { useFormats } from '@banyan/core-screen/views';
import { Avatar, MenuButton, type MenuEntry } from '@banyan/ui';
import {
  Building2,
  Check,
  ClipboardCheck,
  History,
  LayoutDashboard,
  LayoutGrid,
  LogOut,
  Monitor,
  Moon,
  Server,
  Sun,
  UserRound,
} from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useFrame } from '../composition/frame.ts';
import { useServices } from '../composition/services.ts';
import { OwnName } from './OwnName.tsx';
import type { useSwitching } from './useSwitching.ts';

const Person = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  column-gap: 12px;
  align-items: center;
  max-width: 280px;

  & > p {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & b {
    display: block;
    line-height: 22px;
  }
  & small {
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
    font-variant-numeric: tabular-nums;
  }
`;

/** Prefix of the ids of lines that choose a portal. */
const ofPortal = 'portal:';
const icons = { light: Sun, dark: Moon } as const;

export interface OwnMenuProps {
  user: UserInfo;
  switching: Pick<ReturnType<typeof useSwitching>, 'choose' | 'enterprise' | 'portals'>;
  /** Address of the current screen. */
  at: string;
  navigate: (href: string) => void;
}

/** The menu of the pages and settings of the current person. */
export const OwnMenu = observer(function OwnMenu(props: OwnMenuProps) {
  const { user, switching, at, navigate } = props;
  const { t } = useTranslation('portal');
  const { number } = useFormats();
  const { session, links } = useServices();
  const { appearance, mayOpen, signOut, toasts } = useFrame();
  const name = shownName(user);
  const other = appearance.mode === 'dark' ? 'light' : 'dark';
  const switchText = other === 'dark' ? t('user.toDark') : t('user.toLight');
  const OtherIcon = icons[other];
  const points = number(user.score);
  const record = links.record();
  const profile = portalScreens.personalData.path;
  const manage = portalScreens.manage.path;
  const review = portalScreens.review.path;
  const items: MenuEntry[] = [
    ...(mayOpen(record)
      ? [{ id: 'record', label: t('user.records'), href: record, icon: <History size={16} aria-hidden="true" /> }]
      : []),
    ...(mayOpen(profile)
      ? [{ id: 'profile', label: t('user.profile'), href: profile, icon: <UserRound size={16} aria-hidden="true" /> }]
      : []),
    ...(mayOpen(manage)
      ? [
          {
            id: 'manage',
            label: t('user.manage'),
            href: manage,
            icon: <LayoutDashboard size={16} aria-hidden="true" />,
          },
        ]
      : []),
    ...(session.runsPlatform
      ? [
          {
            id: 'platform',
            label: t('user.platform'),
            href: platformPath,
            icon: <Server size={16} aria-hidden="true" />,
          },
        ]
      : []),
    ...(mayOpen(review)
      ? [{ id: 'review', label: t('user.review'), href: review, icon: <ClipboardCheck size={16} aria-hidden="true" /> }]
      : []),
    ...(session.role === 'admin'
      ? [
          {
            id: 'assist',
            label: t('user.assist'),
            href: portalScreens.assist.path,
            icon: <Monitor size={16} aria-hidden="true" />,
          },
        ]
      : []),
    ...(switching.enterprise
      ? [
          {
            id: 'enterprise',
            label: t('user.switchEnterprise'),
            href: portalScreens.switchEnterprise.path,
            icon: <Building2 size={16} aria-hidden="true" />,
          },
        ]
      : []),
    ...switching.portals.map(({ chosen, portalId, portalName }, place) => ({
      id: `${ofPortal}${portalId}`,
      label: t('user.portal', { name: portalName }),
      icon: chosen === 'Y' ? <Check size={16} aria-hidden="true" /> : <LayoutGrid size={16} aria-hidden="true" />,
      divided: place === 0,
      ...(chosen === 'Y' ? { detail: t('user.portalCurrent') } : {}),
    })),
    {
      id: other,
      label: switchText,
      divided: switching.portals.length > 0,
      icon: <OtherIcon size={16} aria-hidden="true" />,
    },
    ...(appearance.preference === 'system'
      ? []
      : [{ id: 'system', label: t('user.system'), icon: <Monitor size={16} aria-hidden="true" /> }]),
    { id: 'logout', label: t('user.logout'), divided: true, icon: <LogOut size={16} aria-hidden="true" /> },
  ];
  const choosePortal = async (portalId: string) => {
    if (!(await switching.choose(portalId))) return toasts.show({ tone: 'danger', text: t('user.portalFailed') });
    // The enterprise has another name and other colours for this person now.
    await session.refresh(at);
  };
  const act = (id: string) => {
    if (id === 'logout') void signOut();
    else if (id.startsWith(ofPortal)) void choosePortal(id.slice(ofPortal.length));
    else if (id === 'light' || id === 'dark' || id === 'system') appearance.choose(id);
  };
  return (
    <MenuButton
      iconOnly
      label={t('user.menu', { name })}
      items={items}
      onAction={act}
      navigate={navigate}
      header={
        <Person>
          <Avatar name={name} src={user.image} size={40} />
          <p>
            <b>
              <OwnName name={name} />
            </b>
            <small>
              {[user.department, t('user.points', { count: user.score, points })].filter(Boolean).join(' · ')}
            </small>
          </p>
        </Person>
      }
    >
      <Avatar name={name} src={user.image} />
    </MenuButton>
  );
});
