import { ConsoleForm, FormSection } from '@banyan/core-console/views';
import { useFailureText } from '@banyan/core-screen/views';
import { Button, CopyButton, TextField } from '@banyan/ui';
import { FormField } from '@banyan/ui/forms';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';
import { nobody, peopleForm, rows, type PeopleValues } from './setupForms.ts';
import type { SetupStore } from './SetupStore.ts';
import { usePeopleRule } from './useSetupRule.ts';

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 16px;
  align-items: start;
`;

const Invited = styled.section`
  display: grid;
  gap: 16px;

  & > h2 {
    font-size: var(--t14);
    line-height: 22px;
    font-weight: 600;
  }
  & > ul > li {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 16px;
    align-items: center;
    min-height: 48px;
    border-bottom: 1px solid var(--line);
  }
  & code {
    flex: 1 1 320px;
    min-width: 0;
    font-size: var(--t12);
    overflow-wrap: anywhere;
    user-select: all;
  }
  & > div {
    display: flex;
    justify-content: flex-end;
  }
`;

const Outcome = observer(function Outcome({ store }: { store: SetupStore }) {
  const { t } = useWords();
  const failureText = useFailureText();
  const words = { copy: t('invitation.copy'), copied: t('invitation.copied'), failed: t('invitation.copyFailed') };
  return (
    <Invited aria-live="polite">
      <h2>{t('setup.people.invited')}</h2>
      <p>{t('setup.people.invitedText')}</p>
      <ul>
        {store.invited.map(({ error, invitation, mail, name, taken }) => (
          <li key={mail}>
            {invitation === null ? (
              <span>
                {t('setup.people.failedOne', { name, why: taken ? t('setup.people.taken') : failureText(error) })}
              </span>
            ) : (
              <>
                <b>{name}</b>
                <code>{invitation.link}</code>
                <CopyButton size="sm" text={invitation.link} words={words} />
              </>
            )}
          </li>
        ))}
      </ul>
      <div>
        <Button
          variant="primary"
          pending={store.finishing.isPending()}
          onClick={() => void store.finishing.run('people')}
        >
          {t('setup.people.next')}
        </Button>
      </div>
    </Invited>
  );
});

/** The first people, each with an invitation. */
export const PeopleStep = observer(function PeopleStep({ store }: { store: SetupStore }) {
  const { t } = useWords();
  const ruleText = usePeopleRule();
  const invite = (values: PeopleValues) =>
    store.invite(
      rows
        .map((row) => ({ name: values[`name${row}`].trim(), mail: values[`mail${row}`].trim() }))
        .filter(({ mail }) => mail !== ''),
    );
  if (store.invited.length > 0 && !store.inviting) return <Outcome store={store} />;
  return (
    <ConsoleForm<PeopleValues>
      schema={peopleForm}
      values={nobody}
      label={t('setup.step.people')}
      saveText={t('setup.people.invite')}
      ruleText={ruleText}
      onSave={invite}
    >
      <FormSection title={t('setup.step.people')} description={t('setup.about.people')}>
        {rows.map((row) => (
          <Pair key={row}>
            <FormField<PeopleValues, `name${typeof row}`> name={`name${row}`}>
              {(field) => <TextField label={t('setup.people.name', { n: row })} autoComplete="off" {...field} />}
            </FormField>
            <FormField<PeopleValues, `mail${typeof row}`> name={`mail${row}`}>
              {(field) => (
                <TextField type="email" label={t('setup.people.mail', { n: row })} autoComplete="off" {...field} />
              )}
            </FormField>
          </Pair>
        ))}
      </FormSection>
    </ConsoleForm>
  );
});
