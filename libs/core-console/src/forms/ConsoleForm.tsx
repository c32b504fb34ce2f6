import { v } from '@banyan/contracts';
import { brokenFields } from '@banyan/core-screen';
import { useFailureText } from '@banyan/core-screen/views';
import { Button } from '@banyan/ui';
import { Form, messageKey, standardSchemaResolver, useForm, type MessageOf } from '@banyan/ui/forms';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

const Section = styled.section`
  display: grid;
  gap: 16px;

  & + & {
    padding-top: 24px;
    border-top: 1px solid var(--line);
  }
  & > h2 {
    font-size: var(--t14);
    line-height: 22px;
    font-weight: 600;
  }
  & > p {
    margin-top: -12px;
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
  }
`;

const Acts = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: 8px;
`;

export interface FormSectionProps {
  title: string;
  /** Explains the section. */
  description?: string;
  children: ReactNode;
}

/** Fields under a heading. */
export function FormSection({ title, description, children }: FormSectionProps) {
  return (
    <Section>
      <h2>{title}</h2>
      {description === undefined ? null : <p>{description}</p>}
      {children}
    </Section>
  );
}

/** Values of a form by the names of its fields. */
type Values = Record<string, unknown>;

export interface ConsoleFormProps<Sent extends object> {
  /** The call's own schema: its rules are checked before anything is sent. */
  schema: Parameters<typeof standardSchemaResolver<Values, unknown, Sent>>[0];
  /** Values of the thing as it is; empty texts for a new one. */
  values: Readonly<Values>;
  /** Accessible name of the form. */
  label: string;
  /** Sends the values. It rejects when they were refused or lost: fields that the server names get their errors. */
  onSave: (values: Sent) => Promise<unknown>;
  /** Called once the server has them. */
  onSaved?: () => void;
  /** Words of the button: "Add", "Save". */
  saveText?: string;
  /** Closes the form without saving. */
  onCancel?: () => void;
  /** Words for rules of this form alone; undefined for the usual ones. */
  ruleText?: (rule: string) => string | undefined;
  /** `FormSection`s with `FormField`s. */
  children: ReactNode;
}

const usualRules = ['required', 'tooLong', 'taken', 'unseen', 'endFirst'];

/** A form of the console, checked by the schema of its call; what is typed is not left without a question. */
export function ConsoleForm<Sent extends object>(props: ConsoleFormProps<Sent>) {
  const { schema, values, label, onSave, onSaved, saveText, onCancel, ruleText, children } = props;
  const { t } = useTranslation('console');
  const failureText = useFailureText();
  const resolver = useMemo(() => standardSchemaResolver<Values, unknown, Sent>(schema), [schema]);
  const form = useForm<Values, unknown, Sent>({ resolver, defaultValues: { ...values }, mode: 'onTouched' });
  const messageOf: MessageOf = ({ key, values: given }) => {
    if (key === 'notSaved') return t('form.notSaved', given);
    return ruleText?.(key) ?? t(usualRules.includes(key) ? `form.rule.${key}` : 'form.rule.other', given);
  };
  const save = async (sent: Sent) => {
    try {
      await onSave(sent);
    } catch (error) {
      const broken = brokenFields(error, Object.keys(values));
      for (const [field, message] of broken) {
        // A written text is refused as one: its Chinese is always there.
        const at = v.is(v.object({ zh_cn: v.string() }), values[field]) ? `${field}.zh_cn` : field;
        form.setError(at, { message }, { shouldFocus: true });
      }
      if (broken.length === 0) form.setError('root', { message: messageKey('notSaved', { why: failureText(error) }) });
      return;
    }
    // Saved values are not unsaved any more.
    form.reset(form.getValues());
    onSaved?.();
  };
  return (
    <Form form={form} wide label={label} onSubmit={save} messageOf={messageOf}>
      {children}
      <Acts>
        {onCancel === undefined ? null : <Button onClick={onCancel}>{t('cancel')}</Button>}
        <Button variant="primary" type="submit" pending={form.formState.isSubmitting}>
          {saveText ?? t('form.save')}
        </Button>
      </Acts>
    </Form>
  );
}
