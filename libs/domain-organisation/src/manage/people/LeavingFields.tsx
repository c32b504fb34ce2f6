import { ownedFates } from '@banyan/contracts/organisation';
import { PeoplePicker } from '@banyan/core-console/views';
import { RequestView } from '@banyan/core-screen/views';
import { DetailSkeleton } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useFoundPeople } from '../shared/useFoundPeople.ts';
import { useWords } from '../shared/useWords.ts';
import { heirRefusal } from './heirRefusal.ts';
import type { LeavingStore } from './LeavingStore.ts';

const Fates = styled.div`
  display: grid;
  gap: 16px;

  & h3 {
    font-size: var(--t14);
    font-weight: 600;
  }
  & li {
    display: flex;
    justify-content: space-between;
    color: var(--ink-2);
    line-height: 24px;
  }
  & b {
    color: var(--ink);
    font-variant-numeric: tabular-nums;
  }
`;

/** Things of people who leave, by their fate, and the choice of the new owner. */
export const LeavingFields = observer(function LeavingFields({
  store,
  error,
}: {
  store: LeavingStore;
  /** Failure of the last try. */
  error: unknown;
}) {
  const { t, number } = useWords();
  const found = useFoundPeople(store.found);
  const refusal = heirRefusal(error);
  return (
    <RequestView
      request={store.things}
      failed={t('people.owned.failed')}
      skeleton={<DetailSkeleton label={t('loading')} />}
    >
      {(things) => (
        <Fates>
          {things.length === 0 ? <p>{t('people.owned.none')}</p> : null}
          {ownedFates.map((fate) => {
            const some = things.filter((one) => one.fate === fate);
            return some.length === 0 ? null : (
              <section key={fate}>
                <h3>{t(`people.owned.${fate}`)}</h3>
                <ul>
                  {some.map(({ count, kind }) => (
                    <li key={kind}>
                      {t(`people.owned.kind.${kind}`)} <b>{number(count)}</b>
                    </li>
                  ))}
                </ul>
              </section>
            );
          })}
          {store.needsHeir ? (
            <PeoplePicker
              required
              label={t('people.owned.heir')}
              hint={t('people.owned.heirHint')}
              {...found}
              value={store.heir === '' ? [] : [store.heir]}
              onChange={(ids) => store.choose(ids.at(-1) ?? '')}
              {...(refusal === null ? {} : { error: t(`people.owned.refused.${refusal}`) })}
            />
          ) : null}
        </Fates>
      )}
    </RequestView>
  );
});
