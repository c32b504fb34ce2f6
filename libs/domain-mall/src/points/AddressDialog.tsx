import type { PostalAddress } from '@banyan/contracts';
import { brokenFields } from '@banyan/core-screen';
import { Button, Checkbox, TextArea, TextField } from '@banyan/ui';
import { Form, FormField, standardSchemaResolver, useForm } from '@banyan/ui/forms';
import { Dialog } from '@banyan/ui/overlays';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useRefusalText } from '../shared/useRefusalText.ts';
import { useWords } from '../shared/useWords.ts';
import type { AddressBook } from './AddressBook.ts';
import { addressRules, type AddressValues } from './addressRules.ts';

const Acts = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: 8px;
`;
const resolver = standardSchemaResolver(addressRules);

export interface AddressDialogProps {
  book: AddressBook;
  /** The one that changes; null: a new one. */
  address: PostalAddress | null;
}

/** An address as a form: name, telephone, street; one is preferred [MA-03]. */
export const AddressDialog = observer(function AddressDialog({ book, address }: AddressDialogProps) {
  const { t } = useWords();
  const refusalText = useRefusalText();
  const form = useForm<AddressValues, unknown, AddressValues>({
    resolver,
    mode: 'onTouched',
    defaultValues: {
      name: address?.name ?? '',
      phone: address?.phone ?? '',
      address: address?.address ?? '',
      preferred: address?.preferred ?? false,
    },
  });
  const close = () => book.edit(null);
  const submit = async ({ preferred, ...values }: AddressValues) => {
    const saved = await book.save.run({ ...values, addressId: address?.id ?? 0, preferred: preferred ? 'Y' : 'N' });
    if (saved) return;
    const broken = brokenFields(book.save.failureOf(), ['name', 'phone', 'address']);
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
        messageOf={({ key }) =>
          key === 'failed' ? refusalText(book.save.failureOf()) : t(`address.rule.${key}` as 'address.rule.required')
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
