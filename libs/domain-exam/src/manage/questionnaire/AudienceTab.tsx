import { AudienceEditor, SidePanel } from '@banyan/core-console/views';
import { Button } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useWords } from '../../shared/useWords.ts';
import type { QuestionnaireEditorStore } from './EditorStore.ts';

const Place = styled.div`
  display: grid;
  gap: 12px;
  justify-items: start;
  padding: 12px var(--console-edge, 32px) 48px;

  & > strong {
    font-size: var(--t24);
    line-height: 36px;
    font-variant-numeric: tabular-nums;
  }
`;

export interface AudienceTabProps {
  store: QuestionnaireEditorStore;
}

/** Its audience: how many they are, and the panel in which that is chosen. */
export const AudienceTab = observer(function AudienceTab({ store }: AudienceTabProps) {
  const { t, number } = useWords();
  const { audience } = store;
  const { draft, saved } = store.draft;
  const people = saved?.people ?? 0;
  const [fault] = store.faultsAt('audience');
  const label = t('editQuestionnaire.setting.audience');
  return (
    <Place>
      <strong>{t('editQuestionnaire.people', { count: people, n: number(people) })}</strong>
      <p>{t(draft?.audience === null ? 'editQuestionnaire.everyone' : 'editQuestionnaire.some')}</p>
      {fault === undefined ? null : <p role="alert">{t(`editQuestionnaire.rule.${fault.rule}`)}</p>}
      <Button disabled={!store.mayEdit} onClick={() => store.openAudience()}>
        {t('editQuestionnaire.chooseAudience')}
      </Button>
      {audience === null ? null : (
        <SidePanel
          wide
          label={label}
          place={label}
          onClose={() => store.closeAudience(false)}
          footer={
            <>
              <Button onClick={() => store.closeAudience(false)}>{t('editQuestionnaire.cancel')}</Button>
              <Button variant="primary" shut={!audience.isWhole} onClick={() => store.closeAudience(true)}>
                {t('editQuestionnaire.take')}
              </Button>
            </>
          }
        >
          <AudienceEditor store={audience} />
        </SidePanel>
      )}
    </Place>
  );
});
