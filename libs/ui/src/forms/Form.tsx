import { useId, useRef, type ReactNode, type SubmitEvent } from 'react';
import { FormProvider, type FieldValues, type UseFormReturn } from 'react-hook-form';
import styled from 'styled-components';
import { Notice } from '../components/Notice.tsx';
import { useLeaveHold, useUnloadWarning } from '../leave/leave-guard.ts';
import { MessageOfContext, type MessageOf } from './form-context.ts';
import { readMessageKey } from './message-key.ts';

const Frame = styled.form`
  display: grid;
  gap: 24px;
  max-width: 560px;

  &[data-wide] {
    max-width: none;
  }
`;

export interface FormProps<Values extends FieldValues, Sent> {
  /** From `useForm`, with `resolver: standardSchemaResolver(schema)` of the call's own schema. */
  form: UseFormReturn<Values, unknown, Sent>;
  /**
   * Receives the values once every rule passes. While its promise is pending, a second submit is ignored. When it
   * rejects, `form.setError('root', { message })` says what was kept and what to do; no typed text is lost.
   */
  onSubmit: (values: Sent) => Promise<void> | void;
  /** Translates a broken rule into the reader's language. */
  messageOf: MessageOf;
  /** Accessible name of the form, if no heading names it. */
  label?: string;
  /** The typed text is kept when the screen is left, and restored on return: leaving asks nothing. */
  kept?: boolean;
  /** As wide as its place; by default as wide as a readable line. */
  wide?: boolean;
  /** Fields, then the row of buttons. */
  children: ReactNode;
}

/** A form with uniform validation: on leaving a field, then at every key once it was wrong, and of all on submit. */
export function Form<Values extends FieldValues, Sent>({
  form,
  onSubmit,
  messageOf,
  label,
  kept = false,
  wide = false,
  children,
}: FormProps<Values, Sent>) {
  const id = useId();
  const { isSubmitting, isDirty, errors } = form.formState;
  const busy = useRef(false);
  const unsaved = isDirty && !form.formState.isSubmitSuccessful;
  useUnloadWarning(unsaved && !kept);
  // A form that is being sent does not ask: the page it leads to afterwards is no loss.
  useLeaveHold(unsaved, undefined, isSubmitting || kept);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    try {
      await form.handleSubmit((values) => onSubmit(values))(event);
    } finally {
      busy.current = false;
    }
  };
  const failure = errors.root?.message;

  return (
    <FormProvider {...form}>
      <MessageOfContext value={messageOf}>
        <Frame
          noValidate
          aria-label={label}
          aria-busy={isSubmitting || undefined}
          aria-describedby={failure === undefined ? undefined : id}
          data-wide={wide || undefined}
          onSubmit={(event) => void submit(event)}
        >
          {children}
          {failure === undefined ? null : (
            <div id={id}>
              <Notice tone="danger" live>
                {messageOf(readMessageKey(failure))}
              </Notice>
            </div>
          )}
        </Frame>
      </MessageOfContext>
    </FormProvider>
  );
}
