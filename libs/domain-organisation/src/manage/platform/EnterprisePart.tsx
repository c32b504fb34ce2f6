import type { EnterpriseDetail } from '@banyan/contracts/organisation';
import { ConsoleForm, FormSection, HistoryList, SidePanel } from '@banyan/core-console/views';
import { RequestView, useShow } from '@banyan/core-screen/views';
import { Button, DetailSkeleton, Dot, Tag, TextField } from '@banyan/ui';
import { FormField } from '@banyan/ui/forms';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { organisationDomain } from '../../organisation.domain.ts';
import { InvitationDialog } from '../shared/InvitationDialog.tsx';
import { useWords } from '../shared/useWords.ts';
import { EnterpriseActs } from './EnterpriseActs.tsx';
import { EnterpriseState } from './EnterpriseState.tsx';
import { changeForm, valuesOf, type ChangeValues } from './enterpriseForm.ts';
import { makeEnterpriseStore, type EnterpriseStore } from './EnterpriseStore.ts';
import { PeriodFields } from './PeriodFields.tsx';
import type { PlatformStore } from './PlatformStore.ts';
import { useActWords } from './useActWords.ts';
import { usePlatformRule } from './usePlatformRule.ts';

const Head = styled.header`
  display: flex;
  gap: 16px;
  align-items: start;
  justify-content: space-between;
  margin-bottom: 16px;

  & h2 {
    font-size: var(--t20);
    line-height: 28px;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  & p {
    color: var(--ink-2);
    overflow-wrap: anywhere;
  }
`;

const Section = styled.section`
  margin-top: 24px;
  padding-top: 24px;
  border-top: 1px solid var(--line);

  & > h3 {
    margin-bottom: 8px;
    font-size: var(--t14);
    line-height: 22px;
    font-weight: 600;
  }
  & > ul > li {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    align-items: center;
    min-height: 40px;
  }
  & > ul > li > span {
    margin-inline-end: auto;
    overflow-wrap: anywhere;
  }
`;

interface ShownProps {
  enterprise: EnterpriseDetail;
  store: EnterpriseStore;
  platform: PlatformStore;
}

const Shown = observer(function Shown({ enterprise, store, platform }: ShownProps) {
  const { t, number } = useWords();
  const ruleText = usePlatformRule();
  const words = useActWords();
  const { acts, administrators, eid, host, name, state } = enterprise;
  const changed = () => void platform.table.list.renew();
  return (
    <>
      <Head>
        <div>
          <h2>{name}</h2>
          <p>
            {t('platform.eid', { id: eid })}
            {host === '' ? null : (
              <>
                <Dot />
                {host}
              </>
            )}
          </p>
        </div>
        <EnterpriseState state={state} />
      </Head>
      <EnterpriseActs enterprise={enterprise} store={store} onChanged={changed} />
      {state === 'erased' ? null : (
        <ConsoleForm<ChangeValues>
          key={`${host} ${enterprise.expiresOn} ${String(enterprise.userLimit)}`}
          schema={changeForm}
          values={valuesOf(enterprise)}
          label={t('platform.form.edit')}
          ruleText={ruleText}
          onSave={({ userLimit, ...rest }) => store.change({ ...rest, userLimit: userLimit ?? 0 })}
          onSaved={changed}
        >
          <FormSection title={t('platform.form.edit')}>
            <FormField<ChangeValues, 'host'> name="host">
              {(field) => <TextField label={t('platform.form.host')} autoComplete="off" {...field} />}
            </FormField>
            <PeriodFields />
          </FormSection>
        </ConsoleForm>
      )}
      <Section>
        <h3>{t('platform.administrators')}</h3>
        <ul>
          {administrators.map((one) => (
            <li key={one.id}>
              <span>
                {one.name}
                <Dot />
                {one.account}
              </span>
              {one.invited ? (
                <>
                  <Tag tone="warn">{t('platform.invited')}</Tag>
                  <Button size="sm" pending={store.inviting.isPending()} onClick={() => void store.inviting.run(one)}>
                    {t('platform.invite')}
                  </Button>
                </>
              ) : null}
            </li>
          ))}
        </ul>
      </Section>
      <Section>
        <h3>{t('platform.history')}</h3>
        {acts.length === 0 ? (
          <p>{t('platform.noHistory')}</p>
        ) : (
          <HistoryList
            label={t('platform.history')}
            entries={acts.map((act, index) => ({
              id: `${number(act.at)} ${index}`,
              at: act.at,
              who: t('platform.you'),
              what: words.act(act.act),
              fields: words.changes(act.changes),
            }))}
          />
        )}
      </Section>
      {store.invited === null ? null : <InvitationDialog {...store.invited} onClose={() => store.forgetInvitation()} />}
    </>
  );
});

/** The enterprise that is open beside the list. */
export const EnterprisePart = observer(function EnterprisePart({ store: platform }: { store: PlatformStore }) {
  const { t, number } = useWords();
  const { table } = platform;
  const id = Number(table.opened);
  const store = organisationDomain.useStore(makeEnterpriseStore, id);
  useShow(store, () => store.show(), String(id));
  const place =
    table.openedPlace === 0
      ? {}
      : { place: t('platform.place', { n: number(table.openedPlace), total: number(table.total) }) };
  return (
    <SidePanel
      label={table.openedRow?.name ?? t('platform.label')}
      {...place}
      onStep={(step) => table.move(step)}
      onClose={() => table.close()}
    >
      <RequestView
        request={store.enterprise}
        failed={t('platform.gone')}
        skeleton={<DetailSkeleton label={t('loading')} />}
      >
        {(enterprise) => <Shown enterprise={enterprise} store={store} platform={platform} />}
      </RequestView>
    </SidePanel>
  );
});
