import { platformPath, portalScreens } from '@banyan/contracts/account';
import { BrandMark, UiLink } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useFrame } from '../composition/frame.ts';
import { useServices } from '../composition/services.ts';

const Link = styled(UiLink)`
  display: flex;
  align-items: center;
  gap: 10px;
  min-width: 0;
  font-size: var(--t16);
  font-weight: 600;

  & > img {
    width: 24px;
    height: 24px;
    object-fit: contain;
  }
  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/** Logo and name of the enterprise; leads to the first page of the console that the viewer may open. */
export const ConsoleBrand = observer(function ConsoleBrand({ folded }: { folded: boolean }) {
  const { t } = useTranslation('manage');
  const { session, config } = useServices();
  const { mayOpen } = useFrame();
  const { path } = portalScreens.manage;
  const name = session.enterprise?.portalName || config.productName;
  const logo = session.enterprise?.linkIcon ?? '';
  return (
    <Link href={mayOpen(path) ? path : platformPath} aria-label={t('home', { portal: name })}>
      {logo === '' ? <BrandMark /> : <img src={logo} alt="" width={24} height={24} />}
      {folded ? null : <span>{name}</span>}
    </Link>
  );
});
