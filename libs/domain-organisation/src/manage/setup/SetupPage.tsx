import { homePath } from '@banyan/contracts/account';
import { organisationScreens, type SetupStep } from '@banyan/contracts/organisation';
import { PageHead } from '@banyan/core-console/views';
import { RequestView, useFailureText, useShow } from '@banyan/core-screen/views';
import { Button, DetailSkeleton, EmptyState, LinkButton, Notice } from '@banyan/ui';
import { Check } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { organisationDomain } from '../../organisation.domain.ts';
import { useWords } from '../shared/useWords.ts';
import { CourseStep } from './CourseStep.tsx';
import { DepartmentsStep } from './DepartmentsStep.tsx';
import { makeLogoStore } from './LogoStore.ts';
import { LookStep } from './LookStep.tsx';
import { PeopleStep } from './PeopleStep.tsx';
import { makeSetupStore, type SetupState, type SetupStore } from './SetupStore.ts';

const Columns = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(200px, 260px) minmax(0, 720px);
  gap: 32px;
  min-height: 0;
  overflow: auto;
  padding: 24px var(--console-edge, 32px);
  border-top: 1px solid var(--line);

  & > nav li button {
    display: flex;
    gap: 8px;
    align-items: center;
    width: 100%;
    min-height: 40px;
    padding: 8px 12px;
    border: 0;
    border-radius: var(--r-ctl);
    background: none;
    font: inherit;
    text-align: start;
    color: var(--ink-2);
    cursor: pointer;
  }
  & > nav li button:hover {
    background: var(--hover);
  }
  & > nav li button[aria-current] {
    background: var(--accent-soft);
    color: var(--accent-text);
    font-weight: 600;
  }
  & > nav i {
    display: grid;
    flex: none;
    place-items: center;
    width: 20px;
    height: 20px;
    border: 1px solid currentColor;
    border-radius: 50%;
    font-size: var(--t12);
    font-style: normal;
  }
`;

const Foot = styled.div`
  margin-top: 16px;
`;

const Step = observer(function Step({ store, setup, step }: { store: SetupStore; setup: SetupState; step: SetupStep }) {
  const logo = organisationDomain.useStore(makeLogoStore);
  switch (step) {
    case 'look':
      return <LookStep key={`${setup.name} ${setup.theme}`} store={store} logo={logo} setup={setup} />;
    case 'departments':
      return <DepartmentsStep store={store} />;
    case 'people':
      return <PeopleStep store={store} />;
    case 'course':
      return <CourseStep store={store} />;
  }
});

const Guide = observer(function Guide({ store, setup }: { store: SetupStore; setup: SetupState }) {
  const { t, number } = useWords();
  const failureText = useFailureText();
  const { finishing, step } = store;
  const failure = finishing.failureOf();
  if (step === null)
    return (
      <EmptyState
        level={2}
        image="tick"
        label={t('setup.finished')}
        description={t('setup.finishedText')}
        actions={
          <>
            <LinkButton href={organisationScreens.people.path}>{t('setup.toPeople')}</LinkButton>
            <LinkButton variant="primary" href={homePath}>
              {t('setup.toAcademy')}
            </LinkButton>
          </>
        }
      />
    );
  return (
    <Columns>
      <nav aria-label={t('setup.steps')}>
        <ol>
          {setup.steps.map((one, index) => (
            <li key={one.step}>
              <button
                type="button"
                {...(one.step === step ? { 'aria-current': 'step' as const } : {})}
                onClick={() => store.choose(one.step)}
              >
                <i>{one.done ? <Check size={12} role="img" aria-label={t('setup.done')} /> : number(index + 1)}</i>
                {t(`setup.step.${one.step}`)}
              </button>
            </li>
          ))}
        </ol>
        <Foot>
          <Button variant="ghost" pending={finishing.isPending()} onClick={() => void finishing.run('all')}>
            {t('setup.end')}
          </Button>
        </Foot>
      </nav>
      <section>
        {failure === undefined ? null : (
          <Notice tone="danger" live>
            {t('setup.lost', { why: failureText(failure) })}
          </Notice>
        )}
        <Step key={step} store={store} setup={setup} step={step} />
        {store.invited.length > 0 ? null : (
          <Foot>
            <Button variant="ghost" pending={finishing.isPending()} onClick={() => void finishing.run(step)}>
              {t('setup.leaveOut')}
            </Button>
          </Foot>
        )}
      </section>
    </Columns>
  );
});

/** The guided setup of a new enterprise. */
export const SetupPage = observer(function SetupPage() {
  const store = organisationDomain.useStore(makeSetupStore);
  const { t } = useWords();
  useShow(store, () => store.show());
  return (
    <>
      <PageHead title={t('title.setup')} sentence={t('setup.sentence')} />
      <RequestView request={store.setup} failed={t('setup.failed')} skeleton={<DetailSkeleton label={t('loading')} />}>
        {(setup) => <Guide store={store} setup={setup} />}
      </RequestView>
    </>
  );
});
