import { enterpriseSizes, leadLimits, type PartnerType } from '@banyan/contracts/course';
import { brokenFields } from '@banyan/core-screen';
import { useFailureText } from '@banyan/core-screen/views';
import { Button, Radio, RadioGroup, Result, TextArea, TextField } from '@banyan/ui';
import { Form, FormField, standardSchemaResolver, useForm } from '@banyan/ui/forms';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';
import { leadRules, type LeadValues } from './leadRules.ts';
import type { PartnerStore } from './PartnerStore.ts';

const resolver = standardSchemaResolver(leadRules);
const Note = styled.p`
  font-size: var(--t12);
  line-height: 20px;
  color: var(--ink-3);
`;

export interface LeadFormProps {
  store: Pick<PartnerStore, 'send' | 'sent' | 'tell'>;
  /** Kinds of cooperation of the partner. */
  types: readonly PartnerType[];
}

/** Contact form for interested enterprises. */
export const LeadForm = observer(function LeadForm({ store, types }: LeadFormProps) {
  const { t } = useWords();
  const failureText = useFailureText();
  const form = useForm<LeadValues, unknown, LeadValues>({
    resolver,
    mode: 'onTouched',
    defaultValues: {
      ...{ company: '', contact: '', phone: '', email: '', words: '' },
      people: enterpriseSizes[0],
      interest: types[0] ?? 'content',
    },
  });
  const { send, sent } = store;
  if (sent) {
    return (
      <Result
        outcome="success"
        level={3}
        takeFocus
        size={120}
        title={t('partner.sentTitle')}
        text={t('partner.sentText')}
        actions={<Button onClick={() => store.tell(false)}>{t('partner.again')}</Button>}
      />
    );
  }
  const submit = async (values: LeadValues) => {
    if (await send.run(values)) return;
    const broken = brokenFields(send.failureOf(), ['company', 'contact', 'phone', 'email']);
    for (const [field, message] of broken) form.setError(field, { message });
    if (broken.length === 0) form.setError('root', { message: 'failed' });
  };
  return (
    <Form
      form={form}
      onSubmit={submit}
      messageOf={({ key }) =>
        key === 'failed'
          ? failureText(send.failureOf(), t('partner.kept'))
          : t(`partner.rule.${key}` as 'partner.rule.required')
      }
    >
      <FormField<LeadValues, 'company'> name="company">
        {(field) => (
          <TextField
            label={t('partner.company')}
            required
            maxLength={leadLimits.company}
            autoComplete="organization"
            {...field}
          />
        )}
      </FormField>
      <FormField<LeadValues, 'contact'> name="contact">
        {(field) => (
          <TextField
            label={t('partner.contact')}
            required
            maxLength={leadLimits.contact}
            autoComplete="name"
            {...field}
          />
        )}
      </FormField>
      <FormField<LeadValues, 'phone'> name="phone">
        {(field) => (
          <TextField
            label={t('partner.phone')}
            hint={t('partner.phoneHint')}
            required
            type="tel"
            maxLength={leadLimits.phone}
            autoComplete="tel"
            {...field}
          />
        )}
      </FormField>
      <FormField<LeadValues, 'email'> name="email">
        {(field) => (
          <TextField
            label={t('partner.email')}
            type="email"
            maxLength={leadLimits.email}
            autoComplete="email"
            {...field}
          />
        )}
      </FormField>
      <FormField<LeadValues, 'people'> name="people">
        {(field) => (
          <RadioGroup {...field} label={t('partner.people')}>
            {enterpriseSizes.map((value) => (
              <Radio key={value} value={value}>
                {t(`partner.size.${value}`)}
              </Radio>
            ))}
          </RadioGroup>
        )}
      </FormField>
      <FormField<LeadValues, 'interest'> name="interest">
        {(field) => (
          <RadioGroup {...field} label={t('partner.interest')}>
            {types.map((value) => (
              <Radio key={value} value={value}>
                {t(`partner.type.${value}`)}
              </Radio>
            ))}
          </RadioGroup>
        )}
      </FormField>
      <FormField<LeadValues, 'words'> name="words">
        {(field) => <TextArea label={t('partner.words')} rows={4} maxLength={leadLimits.words} {...field} />}
      </FormField>
      <Note>{t('partner.privacy')}</Note>
      <Button type="submit" variant="primary" pending={form.formState.isSubmitting}>
        {t('partner.send')}
      </Button>
    </Form>
  );
});
