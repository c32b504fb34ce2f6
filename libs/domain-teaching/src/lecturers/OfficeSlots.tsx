import type { LecturerSlot } from '@banyan/contracts/teaching';
import { RequestView } from '@banyan/core-screen/views';
import { Button, Card, EmptyState, ListSkeleton, Notice, Tag } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';
import type { OfficeStore } from './OfficeStore.ts';
import { SlotForm } from './SlotForm.tsx';
import { useLecturerFailure } from './useLecturerFailure.ts';
import { useLessonTime } from './useLessonTime.ts';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 360px;
  gap: 24px;
  align-items: start;
`;
const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 96px 96px;
  gap: 16px;
  align-items: center;
  min-height: 56px;
  padding: 8px 20px;
  font-variant-numeric: tabular-nums;

  & + & {
    border-top: 1px solid var(--line);
  }
  & small {
    display: block;
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
    overflow-wrap: anywhere;
  }
  & > div:last-child {
    justify-self: end;
  }
`;

const SlotRow = observer(function SlotRow({ slot, store }: { slot: LecturerSlot; store: OfficeStore }) {
  const { t } = useWords();
  const { span } = useLessonTime();
  const failureText = useLecturerFailure();
  const { remove } = store;
  const failure = remove.failureOf(slot.id);
  return (
    <Row>
      <div>
        {span(slot)}
        <small>{slot.place === '' ? t('bookings.anyPlace') : slot.place}</small>
        {failure === undefined ? null : (
          <Notice tone="danger" live>
            {failureText(failure, t('office.unchanged'))}
          </Notice>
        )}
      </div>
      <div>
        <Tag tone={slot.state === 'free' ? 'ok' : 'warn'}>
          {t(slot.state === 'free' ? 'office.free' : 'office.taken')}
        </Tag>
      </div>
      <div>
        {slot.state === 'free' ? (
          <Button
            size="sm"
            aria-label={t('office.removeOf', { when: span(slot) })}
            pending={remove.isPending(slot.id)}
            onClick={() => void remove.run(slot.id)}
          >
            {t('office.remove')}
          </Button>
        ) : null}
      </div>
    </Row>
  );
});

/** The lecturer's own slots, and a form for another one. */
export const OfficeSlots = observer(function OfficeSlots({ store }: { store: OfficeStore }) {
  const { t } = useWords();
  return (
    <Columns>
      <RequestView
        request={store.slots}
        skeleton={<ListSkeleton label={t('loading')} count={6} />}
        failed={t('office.slotsFailed')}
      >
        {(slots) =>
          slots.length === 0 ? (
            <EmptyState level={3} label={t('office.noSlots')} description={t('office.noSlotsText')} />
          ) : (
            <Card padding="none">
              <ul aria-label={t('office.slots')}>
                {slots.map((slot) => (
                  <SlotRow key={slot.id} slot={slot} store={store} />
                ))}
              </ul>
            </Card>
          )
        }
      </RequestView>
      <SlotForm store={store} />
    </Columns>
  );
});
