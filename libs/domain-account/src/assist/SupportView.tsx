import { shownName, type UserInfo, homePath } from '@banyan/contracts/account';
import { Moment } from '@banyan/core-screen/views';
import { Container, Facts, LinkButton, PageTitle } from '@banyan/ui';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

const Body = styled.div`
  display: grid;
  gap: 20px;
  justify-items: start;

  & > dl {
    grid-template-columns: max-content 1fr;
    width: 360px;
    margin-top: 0;
  }
`;

export interface SupportViewProps {
  /** The person in whose place support is logged in. */
  readonly user: UserInfo;
  readonly service: NonNullable<UserInfo['serviceUsers']>;
}

/** For support: whose account it is in, and until when. */
export function SupportView({ service, user }: SupportViewProps) {
  const { t } = useTranslation('assist');
  return (
    <Container>
      <PageTitle description={t('support.text', { name: shownName(user) })}>{t('support.title')}</PageTitle>
      <Body>
        <Facts
          rows={[
            { name: t('support.type'), value: t(`grant.typeOf.${service.type}`) },
            { name: t('support.minutes'), value: t('grant.minutesOf', { count: service.duration }) },
            { name: t('support.until'), value: <Moment at={service.expireTime} /> },
          ]}
        />
        <LinkButton variant="primary" href={homePath}>
          {t('support.home')}
        </LinkButton>
      </Body>
    </Container>
  );
}
