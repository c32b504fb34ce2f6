import type { PostalAddress } from '@banyan/contracts/mall';
import { brokenFields } from '@banyan/core-screen';
import { Button, Checkbox, Radio, RadioGroup, spacedPhone, TextArea, TextField } from '@banyan/ui';
import { Form, FormField, standardSchemaResolver, useForm, useWatch } from '@banyan/ui/forms';
import { Dialog } from '@banyan/ui/overlays';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useRefusalText } from '../shared/useRefusalText.ts';
import { useWords } from '../shared/useWords.ts';
import type { AddressBookStore } from './AddressBookStore.ts';
import { addressRules, type AddressValues } from './addressRules.ts';
import { RegionField } from './RegionField.tsx';

const Acts = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: 8px;
`;
const resolver = standardSchemaResolver(addressRules);

export interface AddressDialogProps {
  book: AddressBookStore;
  /** The address being edited; null: a new one. */
  address: PostalAddress | null;
}

/** An address as a form: name, telephone, regions, street; one is preferred. */
export const AddressDialog = observer(function AddressDialog({ book, address }: AddressDialogProps) {
  const { t } = useWords();
  const refusalText = useRefusalText();
  const form = useForm<AddressValues, unknown, AddressValues>({
    resolver,
    mode: 'onTouched',
    defaultValues: {
      name: address?.name ?? '',
      phone: spacedPhone(address?.phone ?? ''),
      where: address?.regions.length === 0 ? 'elsewhere' : 'china',
      region: address?.regions.at(-1) ?? '',
      address: address?.address ?? '',
      preferred: address?.preferred ?? false,
    },
  });
  const close = () => book.edit(null);
  const where = useWatch({ control: form.control, name: 'where' });
  const submit = async ({ preferred, region, where: chosen, ...values }: AddressValues) => {
    const saved = await book.save.run({
      ...values,
      addressId: address?.id ?? 0,
      region: chosen === 'china' ? region : '',
      preferred: preferred ? 'Y' : 'N',
    });
    if (saved) return;
    const broken = brokenFields(book.save.failureOf(), ['name', 'phone', 'region', 'address']);
    for (const [field, message] of broken) form.setError(field, { message });
    if (broken.length === 0) form.setError('root', { message: 'failed' });
  };
  return (
    <Dialog
      open
      onClose={close}
      outsideCloses={false}
      closeText={t('action.close')}
      title={t(address === null ? 'address.add' : 'address.change')}
    >
      <Form
        form={form}
        onSubmit={submit}
        messageOf={({ key, values }) =>
          key === 'failed'
            ? refusalText(book.save.failureOf(), t('address.kept'))
            : t(`address.rule.${key}` as 'address.rule.long', { limit: values['limit'] ?? '' })
        }
      >
        <FormField<AddressValues, 'name'> name="name">
          {(field) => <TextField label={t('address.name')} required autoComplete="name" {...field} />}
        </FormField>
        <FormField<AddressValues, 'phone'> name="phone">
          {(field) => (
            <TextField
              label={t('address.phone')}
              hint={t('address.phoneHint')}
              required
              type="tel"
              autoComplete="tel"
              {...field}
            />
          )}
        </FormField>
        <FormField<AddressValues, 'where'> name="where">
          {(field) => (
            <RadioGroup label={t('address.where')} {...field}>
              <Radio value="china">{t('address.china')}</Radio>
              <Radio value="elsewhere">{t('address.elsewhere')}</Radio>
            </RadioGroup>
          )}
        </FormField>
        {where === 'china' ? (
          <FormField<AddressValues, 'region'> name="region">
            {({ error, onBlur, onChange, ref }) => (
              <RegionField choice={book.regions} {...{ error, onBlur, onChange, ref }} />
            )}
          </FormField>
        ) : null}
        <FormField<AddressValues, 'address'> name="address">
          {(field) => (
            <TextArea label={t('address.street')} required rows={3} autoComplete="street-address" {...field} />
          )}
        </FormField>
        <FormField<AddressValues, 'preferred'> name="preferred">
          {({ value, ...field }) => (
            <Checkbox {...field} checked={value} disabled={address?.preferred === true}>
              {t('address.prefer')}
            </Checkbox>
          )}
        </FormField>
        <Acts>
          <Button onClick={close}>{t('action.cancel')}</Button>
          <Button type="submit" variant="primary" pending={form.formState.isSubmitting}>
            {t('action.save')}
          </Button>
        </Acts>
      </Form>
    </Dialog>
  );
});
