import { homePath } from '@banyan/contracts/account';
import { BrandMark, UiLink } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useServices } from '../composition/services.ts';

const Link = styled(UiLink)`
  flex: none;
  display: flex;
  align-items: center;
  gap: 10px;
  max-width: 280px;
  font-size: var(--t16);
  line-height: 24px;
  font-weight: 600;

  & > img {
    width: 28px;
    height: 28px;
    object-fit: contain;
  }
  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/** The enterprise's logo and the name of its portal; links to the home page. */
export const Brand = observer(function Brand() {
  const { t } = useTranslation('portal');
  const { session, config } = useServices();
  const name = session.enterprise?.portalName || config.productName;
  const logo = session.enterprise?.linkIcon ?? '';
  return (
    <Link href={homePath} aria-label={t('shell.home', { portal: name })}>
      {logo === '' ? <BrandMark /> : <img src={logo} alt="" width={28} height={28} />}
      <span>{name}</span>
    </Link>
  );
});
