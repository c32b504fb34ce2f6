import { ErrorCode, screenHref } from '@banyan/contracts';
import { portalScreens, reviewListQuery } from '@banyan/contracts/account';
import { organisationScreens } from '@banyan/contracts/organisation';
import { brokenFields, refusalCode } from '@banyan/core-screen';
import { ListView, useFailureText, useRefresh, useShow } from '@banyan/core-screen/views';
import { EmptyState, Notice, SegmentedControl, TextLink, useLeaveGuard } from '@banyan/ui';
import { Observer, observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import type { DeskStore } from './DeskStore.ts';
import { RequestCard } from './RequestCard.tsx';

const Choice = styled.div`
  margin-bottom: 16px;
`;

/** Outsiders who ask for access, and past decisions. */
export const OutsiderDeskPage = observer(function OutsiderDeskPage({ store }: { store: DeskStore }) {
  const { t } = useTranslation('outsider');
  const failureText = useFailureText();
  const [params] = useSearchParams();
  const { state } = reviewListQuery.read(params);
  const { answers, decide, overtaken, right } = store;
  useShow(store, () => store.show(state), state);
  useRefresh(() => store.refresh());
  useLeaveGuard(store.dirty);
  const said = (failure: unknown) => {
    if (failure === undefined) return '';
    if (refusalCode(failure) === ErrorCode.conflict) return t('desk.failures.decided');
    if (brokenFields(failure, ['phone']).length > 0) return t('desk.failures.taken');
    return t('desk.failures.other', { why: failureText(failure) });
  };
  return (
    <>
      <Choice>
        <SegmentedControl
          label={t('desk.parts')}
          value={state}
          options={(['open', 'answered'] as const).map((one) => ({
            value: one,
            label: t(`desk.part.${one}`),
            href: screenHref(portalScreens.review, {}, reviewListQuery.write({ tab: 'outsiders', state: one })),
          }))}
        />
      </Choice>
      {right === 'decide' ? (
        <Choice>
          <TextLink href={organisationScreens.requests.path}>{t('desk.several')}</TextLink>
        </Choice>
      ) : null}
      {overtaken === null ? null : (
        <Choice>
          <Notice tone="warn" live>
            {t('desk.overtaken', { name: overtaken })}
          </Notice>
        </Choice>
      )}
      <ListView
        key={state}
        list={store[state]}
        label={t(`desk.part.${state}`)}
        failed={t('desk.failed')}
        empty={
          <EmptyState
            level={2}
            image="tick"
            label={t(right === 'none' ? 'desk.beyond' : `desk.none.${state}`)}
            description={t(right === 'none' ? 'desk.beyondText' : `desk.noneText.${state}`)}
          />
        }
      >
        {(request) => (
          <Observer key={request.id}>
            {() => (
              <RequestCard
                request={request}
                decides={right === 'decide'}
                answer={answers.get(request.id) ?? ''}
                pending={decide.isPending(request.id)}
                failure={said(decide.failureOf(request.id))}
                onAnswer={(answer) => store.write(request.id, answer)}
                onDecide={(approve) =>
                  void decide.run({
                    id: request.id,
                    approve: approve ? 'Y' : 'N',
                    answer: approve ? '' : (answers.get(request.id) ?? '').trim(),
                  })
                }
              />
            )}
          </Observer>
        )}
      </ListView>
    </>
  );
});
