import { screenHref } from '@banyan/contracts';
import { portalScreens, reviewQuery } from '@banyan/contracts/account';
import { numberFormat } from '@banyan/core-screen';
import { LatePart, useEvery, useRefresh } from '@banyan/core-screen/views';
import type { ReviewPart } from '@banyan/core-session';
import { Container, EmptyState, LinkButton, ListSkeleton, PageTitle, Tabs } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';

/** Interval at which the desk reads the open items, ms. */
const refreshMs = 60_000;

const Desk = styled.div`
  padding-bottom: 48px;

  & > :first-child {
    padding-block: 20px 0;
    min-height: 0;
  }
`;

export interface ReviewPageProps {
  /** The domains' parts, in their order. */
  readonly parts: readonly ReviewPart[];
}

/** The review desk: one place for everything to review, with a part for each kind. */
export const ReviewPage = observer(function ReviewPage({ parts }: ReviewPageProps) {
  const { t, i18n } = useTranslation('review');
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { tab } = reviewQuery.read(params);
  const refresh = useEffectEvent(() => parts.forEach((part) => void part.refresh?.()));
  useRefresh(() => refresh());
  useEffect(() => refresh(), []);
  useEvery(refreshMs, true, () => refresh());
  const number = numberFormat(i18n.language);
  const current = parts.find(({ key }) => key === tab) ?? parts[0];
  return (
    <Container>
      <Desk>
        <PageTitle>{t('title')}</PageTitle>
        {current === undefined ? (
          <EmptyState
            level={2}
            label={t('nothing')}
            description={t('nothingText')}
            actions={<LinkButton href={portalScreens.home.path}>{t('home')}</LinkButton>}
          />
        ) : (
          <Tabs
            size="lg"
            label={t('parts')}
            selected={current.key}
            onSelect={(key) => void navigate(screenHref(portalScreens.review, {}, reviewQuery.write({ tab: key })))}
            items={parts.map(({ key, titleKey, count, load }) => {
              const waiting = count?.() ?? 0;
              return {
                id: key,
                label: t(titleKey),
                ...(waiting > 0 ? { count: number.format(waiting) } : {}),
                panel: (
                  <LatePart key={key} load={load} waiting={<ListSkeleton label={t('loading')} />}>
                    {(Part) => <Part />}
                  </LatePart>
                ),
              };
            })}
          />
        )}
      </Desk>
    </Container>
  );
});
