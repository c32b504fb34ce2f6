import { screenHref } from '@banyan/contracts';
import { portalScreens, reviewQuery } from '@banyan/contracts/account';
import { PageHead } from '@banyan/core-console/views';
import { useEvery, useFormats, useRefresh } from '@banyan/core-screen/views';
import type { ReviewPart } from '@banyan/core-session';
import { EmptyState, LinkButton, UiLink } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useServices } from '../composition/services.ts';
import { SetupLeft } from './SetupLeftPart.tsx';

/** Interval at which the numbers are read again, ms. */
const refreshMs = 60_000;

const Waiting = styled.section`
  padding: 16px var(--console-edge, 32px);
  border-top: 1px solid var(--line);

  & > h2 {
    font-size: var(--t14);
    line-height: 22px;
    font-weight: 600;
  }
  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 32px;
    margin-block-start: 12px;
  }
  & b {
    display: block;
    font-size: var(--t24);
    line-height: 34px;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  & a:hover span {
    color: var(--accent-text);
  }
  & span {
    color: var(--ink-2);
  }
`;

export interface OverviewPageProps {
  /** The parts of the review desk, in order. */
  readonly parts: readonly ReviewPart[];
}

const deskHref = (tab: string) => screenHref(portalScreens.review, {}, reviewQuery.write({ tab }));

/** The console's first page: what waits for somebody. */
export const OverviewPage = observer(function OverviewPage({ parts }: OverviewPageProps) {
  const { t } = useTranslation('manage');
  const { number } = useFormats();
  const { session } = useServices();
  // The desk is for administrators; others come here by a right of the console.
  const own = session.role === 'admin' ? parts : [];
  const refresh = useEffectEvent(() => own.forEach((part) => void part.refresh?.()));
  useRefresh(() => refresh());
  useEffect(() => refresh(), []);
  useEvery(refreshMs, true, () => refresh());
  const waiting = own.flatMap(({ key, titleKey, count }) => {
    const waits = count?.() ?? 0;
    return waits === 0 ? [] : [{ key, titleKey, waits }];
  });
  const total = waiting.reduce((sum, { waits }) => sum + waits, 0);
  return (
    <>
      <PageHead
        title={t('title.overview')}
        sentence={total === 0 ? t('overview.nothing') : t('overview.waits', { count: total, n: number(total) })}
        actions={
          total === 0 ? undefined : (
            <LinkButton variant="primary" href={deskHref(waiting[0]?.key ?? '')}>
              {t('overview.review')}
            </LinkButton>
          )
        }
      />
      <SetupLeft />
      <Waiting>
        <h2>{t('overview.desk')}</h2>
        {total === 0 ? (
          <EmptyState size={160} image="tick" label={t('overview.nothing')} />
        ) : (
          <ul>
            {waiting.map(({ key, titleKey, waits }) => (
              <li key={key}>
                <UiLink href={deskHref(key)}>
                  <b>{number(waits)}</b>
                  <span>{t(titleKey)}</span>
                </UiLink>
              </li>
            ))}
          </ul>
        )}
      </Waiting>
    </>
  );
});
