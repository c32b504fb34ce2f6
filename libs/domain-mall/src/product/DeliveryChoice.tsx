import { type PostalAddress, type ProductDetail, deliveries } from '@banyan/contracts/mall';
import { useFailureText } from '@banyan/core-screen/views';
import { Button, Notice, Radio, RadioGroup, spacedPhone, TextLink } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { mallLinks } from '../mall.links.ts';
import { usePickupWords } from '../shared/usePickupWords.ts';
import { useWords } from '../shared/useWords.ts';
import type { OrderStore } from './OrderStore.ts';

const Addresses = styled.div`
  display: grid;
  gap: 8px;
  margin-top: 8px;
  padding-inline-start: 16px;

  & > p {
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-2);
  }
  & > a {
    justify-self: start;
  }
`;

const lineOf = ({ name, phone, line }: PostalAddress) => `${name} ${spacedPhone(phone)} · ${line}`;

export interface DeliveryChoiceProps {
  detail: ProductDetail;
  store: Pick<OrderStore, 'addressId' | 'book' | 'delivery' | 'setAddress' | 'setDelivery'>;
}

/** Choice of delivery: by mail to an address, at a counter, or at once. */
export const DeliveryChoice = observer(function DeliveryChoice({ detail, store }: DeliveryChoiceProps) {
  const { t } = useWords();
  const pickupWords = usePickupWords();
  const { pickup, product } = detail;
  const failureText = useFailureText();
  const { error, value: known } = store.book;
  const items = known ?? [];
  const chosen = items.find(({ id }) => id === store.addressId);
  const more = {
    mail: chosen !== undefined ? lineOf(chosen) : known === null ? '' : t('delivery.noAddress'),
    pickup: pickup === null ? '' : pickupWords.all(pickup),
    virtual: t('delivery.atOnce'),
  };
  const own = deliveries.filter((one) => product.deliveries.includes(one));
  return (
    <div>
      <RadioGroup
        label={t('delivery.label')}
        variant="card"
        value={store.delivery}
        onChange={(value) => store.setDelivery(own.find((one) => one === value) ?? store.delivery)}
      >
        {own.map((one) => (
          <Radio key={one} value={one} description={more[one]}>
            {t(`delivery.${one}`)}
          </Radio>
        ))}
      </RadioGroup>
      {store.delivery === 'mail' ? (
        <Addresses>
          {error === undefined ? null : (
            <Notice
              tone="danger"
              live
              action={
                <Button size="sm" onClick={() => void store.book.retry()}>
                  {t('action.retry')}
                </Button>
              }
            >
              {t('address.failed')} {failureText(error)}
            </Notice>
          )}
          {items.length > 1 ? (
            <RadioGroup
              label={t('delivery.to')}
              value={String(store.addressId)}
              onChange={(value) => store.setAddress(Number(value))}
            >
              {items.map((item) => (
                <Radio key={item.id} value={String(item.id)}>
                  {lineOf(item)}
                </Radio>
              ))}
            </RadioGroup>
          ) : null}
          <TextLink href={mallLinks.points.href({ view: 'addresses' })}>
            {known?.length === 0 ? t('delivery.addAddress') : t('delivery.changeAddress')}
          </TextLink>
        </Addresses>
      ) : null}
    </div>
  );
});
