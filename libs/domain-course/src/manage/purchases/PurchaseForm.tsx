import { ConfirmCount, ConsoleForm, FormSection, PeoplePicker } from '@banyan/core-console/views';
import { Switch } from '@banyan/ui';
import { FormField } from '@banyan/ui/forms';
import { Select } from '@banyan/ui/overlays';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../shared/useWords.ts';
import { itemKey, noPurchase, purchaseForm, wantedOf, type PurchaseValues } from './purchaseForm.ts';
import type { PurchasesStore } from './PurchasesStore.ts';

const ownRules = ['item', 'nobody', 'many'] as const;

const People = observer(function People({ store }: { store: PurchasesStore }) {
  const { t } = useWords();
  const { found } = store;
  const people = (found.value ?? []).map(({ account, department, id, name }) => ({
    id: String(id),
    name,
    detail: department === null ? account : `${department.name} ${account}`,
  }));
  return (
    <FormField<PurchaseValues, 'people'> name="people">
      {({ value, onChange, error }) => (
        <PeoplePicker
          label={t('purchases.people')}
          hint={t('purchases.peopleHint')}
          people={people}
          loading={found.state === 'loading'}
          onSearch={(words) => void found.load(words)}
          value={value}
          onChange={onChange}
          error={error}
        />
      )}
    </FormField>
  );
});

/** The number of people and the sum, before anything is bought. */
const Question = observer(function Question({ store }: { store: PurchasesStore }) {
  const { t, price } = useWords();
  const { items, waiting } = store;
  if (waiting === null) return null;
  const { quote, wanted } = waiting;
  const item = items.value?.find((one) => itemKey(one) === itemKey(wanted));
  return (
    <ConfirmCount
      open
      title={t('purchases.confirm.title', { count: quote.people })}
      count={quote.people}
      confirmText={t('purchases.confirm.buy', { total: price(quote.total) })}
      onConfirm={() => store.confirm()}
      onClose={() => store.cancel()}
    >
      <p>{item?.title}</p>
      <p>{t('purchases.confirm.year', { total: price(quote.total) })}</p>
      {quote.had === 0 ? null : <p>{t('purchases.confirm.had', { count: quote.had })}</p>}
    </ConfirmCount>
  );
});

export interface PurchaseFormProps {
  store: PurchasesStore;
}

/** An order of the enterprise: what, and for whom. */
export const PurchaseForm = observer(function PurchaseForm({ store }: PurchaseFormProps) {
  const { t, price } = useWords();
  const options = (store.items.value ?? []).map((item) => ({
    value: itemKey(item),
    label: t('purchases.option', { title: item.title, price: price(item.price) }),
  }));
  return (
    <>
      <ConsoleForm<PurchaseValues>
        schema={purchaseForm}
        values={noPurchase}
        label={t('purchases.new')}
        saveText={t('purchases.go')}
        ruleText={(rule) => {
          const own = ownRules.find((one) => one === rule);
          return own === undefined ? undefined : t(`purchases.rule.${own}`);
        }}
        onSave={(values) => store.quote(wantedOf(values))}
      >
        <FormSection title={t('purchases.new')} description={t('purchases.newText')}>
          <FormField<PurchaseValues, 'item'> name="item">
            {(field) => (
              <Select label={t('purchases.item')} placeholder={t('purchases.itemHint')} options={options} {...field} />
            )}
          </FormField>
          <FormField<PurchaseValues, 'everyone'> name="everyone">
            {({ value, onChange }) => (
              <>
                <Switch checked={value} onChange={onChange}>
                  {t('purchases.everyone')}
                </Switch>
                {value ? null : <People store={store} />}
              </>
            )}
          </FormField>
        </FormSection>
      </ConsoleForm>
      <Question store={store} />
    </>
  );
});
