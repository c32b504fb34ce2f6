import { screenHref } from '@banyan/contracts';
import { portalScreens } from '@banyan/contracts/account';
import { mallDeskQuery, mallDeskTabs } from '@banyan/contracts/mall';
import { ListView, useRefresh, useShow } from '@banyan/core-screen/views';
import { Button, EmptyState, SegmentedControl, useLeaveGuard } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { mallDomain } from '../mall.domain.ts';
import { useRefusalText } from '../shared/useRefusalText.ts';
import { useWords } from '../shared/useWords.ts';
import { DeskExchangeRow } from './DeskExchangeRow.tsx';
import { makeMallDeskStore } from './MallDeskStore.ts';
import { SendForm } from './SendForm.tsx';

const Choice = styled.div`
  margin-bottom: 16px;
`;

/** Parcels to send and returns to take. */
export const MallDeskPage = observer(function MallDeskPage() {
  const store = mallDomain.useStore(makeMallDeskStore);
  const { t } = useWords();
  const refusalText = useRefusalText();
  const [params] = useSearchParams();
  const { show } = mallDeskQuery.read(params);
  const { decide, lists, send } = store;
  useShow(store, () => store.show(show), show);
  useRefresh(() => store.refresh());
  useLeaveGuard(store.dirty);
  const said = (failure: unknown) => (failure === undefined ? '' : refusalText(failure, t('desk.kept')));
  return (
    <>
      <Choice>
        <SegmentedControl
          label={t('desk.parts')}
          value={show}
          options={mallDeskTabs.map((one) => ({
            value: one,
            label: t(`desk.part.${one}`),
            href: screenHref(portalScreens.review, {}, mallDeskQuery.write({ tab: 'mall', show: one })),
          }))}
        />
      </Choice>
      <ListView
        list={lists[show]}
        label={t(`desk.part.${show}`)}
        failed={t('desk.failed')}
        empty={
          <EmptyState level={2} image="tick" label={t(`desk.none.${show}`)} description={t(`desk.noneText.${show}`)} />
        }
      >
        {(row) => {
          const { id } = row.exchange;
          return show === 'send' ? (
            <DeskExchangeRow row={row} failure={said(send.failureOf(id))}>
              <SendForm
                parcel={store.parcelOf(id)}
                pending={send.isPending(id)}
                onWrite={(change) => store.write(id, change)}
                onSend={(parcel) => void send.run({ id, ...parcel })}
              />
            </DeskExchangeRow>
          ) : (
            <DeskExchangeRow row={row} failure={said(decide.failureOf(id))}>
              <p>{t('desk.returnText')}</p>
              <span data-acts="">
                <Button
                  variant="primary"
                  pending={decide.isPending(id)}
                  onClick={() => void decide.run({ id, taken: 'Y' })}
                >
                  {t('desk.take')}
                </Button>
                <Button pending={decide.isPending(id)} onClick={() => void decide.run({ id, taken: 'N' })}>
                  {t('desk.refuse')}
                </Button>
              </span>
            </DeskExchangeRow>
          );
        }}
      </ListView>
    </>
  );
});
