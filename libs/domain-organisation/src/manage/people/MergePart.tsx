import { PeoplePicker } from '@banyan/core-console/views';
import { RequestView, useFailureText, useShow } from '@banyan/core-screen/views';
import { Button, DetailSkeleton, Notice, TextField } from '@banyan/ui';
import { Dialog } from '@banyan/ui/overlays';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { organisationDomain } from '../../organisation.domain.ts';
import { useFoundPeople } from '../shared/useFoundPeople.ts';
import { useWords } from '../shared/useWords.ts';
import { MergeChoice } from './MergeChoice.tsx';
import { makeMergeStore } from './MergeStore.ts';
import { MergeBody, MergeRules, MergeTwins } from './mergeStyle.tsx';
import type { PeopleStore } from './PeopleStore.ts';

/** Two accounts of one person become one: found, compared, chosen, confirmed by the name. */
export const MergePart = observer(function MergePart({ store: people }: { store: PeopleStore }) {
  const { t } = useWords();
  const failureText = useFailureText();
  const ids = people.same ?? [];
  const store = organisationDomain.useStore(makeMergeStore, ids[0] ?? 0);
  useShow(store, () => store.show(ids), ids.join());
  const [typed, setTyped] = useState('');
  const found = useFoundPeople(store.found);
  const { closed, kept, merged, merging, refusal, twins } = store;
  const failure = merging.failureOf();
  const close = () => people.askSame(null);
  return (
    <Dialog
      open
      width={640}
      role="alertdialog"
      outsideCloses={false}
      title={t('people.merge.title')}
      closeText={t('close')}
      onClose={close}
      footer={
        merged === null ? (
          <>
            <Button onClick={close}>{t('cancel')}</Button>
            <Button
              variant="danger"
              pending={merging.isPending()}
              shut={closed === null || typed.trim() !== closed.name}
              onClick={() => void store.merge().then(() => people.renew())}
            >
              {t('people.merge.act')}
            </Button>
          </>
        ) : (
          <Button variant="primary" onClick={close}>
            {t('close')}
          </Button>
        )
      }
    >
      <MergeBody>
        {merged === null ? null : (
          <Notice tone="ok" live>
            {t('people.merge.done', { account: merged.account })}
          </Notice>
        )}
        {merged !== null ? null : (
          <RequestView
            request={store.pair}
            failed={t('people.gone')}
            skeleton={<DetailSkeleton label={t('loading')} />}
          >
            {([first]) =>
              kept === null || closed === null ? (
                <>
                  <p>{t('people.merge.whom', { name: first.name, account: first.account })}</p>
                  <MergeTwins>
                    {(twins.value ?? []).map(({ person, same }) => (
                      <li key={person.id}>
                        <span>
                          <b>{person.name}</b> {person.account} {person.department?.name}
                        </span>
                        <small>{same.map((sign) => t(`people.merge.sign.${sign}`)).join(' · ')}</small>
                        <Button size="sm" onClick={() => people.askSame([first.id, person.id])}>
                          {t('people.merge.compare')}
                        </Button>
                      </li>
                    ))}
                  </MergeTwins>
                  {twins.value?.length === 0 ? <p>{t('people.merge.noTwins')}</p> : null}
                  {twins.state === 'failed' ? (
                    <Notice
                      tone="warn"
                      action={<Button onClick={() => void twins.retry()}>{t('people.merge.again')}</Button>}
                    >
                      {t('people.merge.twinsFailed')}
                    </Notice>
                  ) : null}
                  <PeoplePicker
                    label={t('people.merge.other')}
                    {...found}
                    value={[]}
                    onChange={([id]) => (id === undefined ? undefined : people.askSame([first.id, Number(id)]))}
                  />
                </>
              ) : (
                <>
                  <MergeChoice store={store} />
                  <MergeRules>
                    {(['moves', 'progress', 'exams', 'points', 'clash', 'history', 'login'] as const).map((rule) => (
                      <li key={rule}>{t(`people.merge.rule.${rule}`)}</li>
                    ))}
                  </MergeRules>
                  <TextField
                    required
                    label={t('people.merge.type', { name: closed.name, account: closed.account })}
                    autoComplete="off"
                    value={typed}
                    onChange={(event) => setTyped(event.target.value)}
                  />
                </>
              )
            }
          </RequestView>
        )}
        {failure === undefined ? null : (
          <Notice tone="danger" live>
            {refusal === null
              ? t('people.merge.failed', { why: failureText(failure) })
              : t(`people.merge.refused.${refusal}`)}
          </Notice>
        )}
      </MergeBody>
    </Dialog>
  );
});
