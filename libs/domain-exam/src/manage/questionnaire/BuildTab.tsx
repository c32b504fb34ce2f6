import { itemTypes, type QuestionnaireDraft } from '@banyan/contracts/exam';
import { EmptyState, Switch } from '@banyan/ui';
import { Eye, EyeOff } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { DragEvent } from 'react';
import { useWords } from '../../shared/useWords.ts';
import { AnonymousCard, Build, Columns } from './builderStyle.ts';
import type { QuestionnaireEditorStore } from './EditorStore.ts';
import { ItemList } from './ItemList.tsx';
import { KindPalette, typeData } from './KindPalette.tsx';
import { Preview } from './Preview.tsx';

export interface BuildTabProps {
  store: QuestionnaireEditorStore;
  draft: QuestionnaireDraft;
}

/** The promise about names that learners read, and its switch. */
const Names = observer(function Names({ store, draft }: BuildTabProps) {
  const { t } = useWords();
  const { anonymous } = draft;
  const answered = store.draft.saved?.answered ?? 0;
  const [fault] = store.faultsAt('anonymous');
  const Icon = anonymous ? EyeOff : Eye;
  return (
    <AnonymousCard aria-label={t('editQuestionnaire.setting.anonymous')}>
      <div>
        <Icon size={20} aria-hidden="true" />
        <div>
          <h2>{t(anonymous ? 'editQuestionnaire.anonymous' : 'editQuestionnaire.named')}</h2>
          <p>{t(anonymous ? 'editQuestionnaire.anonymousText' : 'editQuestionnaire.namedText')}</p>
        </div>
        <Switch
          checked={anonymous}
          disabled={answered > 0 || !store.mayEdit}
          onChange={(checked) => store.change({ anonymous: checked })}
        >
          {t('editQuestionnaire.setting.anonymous')}
        </Switch>
      </div>
      {anonymous ? (
        <ul>
          <li>{t('editQuestionnaire.promise.nothing')}</li>
          <li>{t('editQuestionnaire.promise.five')}</li>
          <li>{t('editQuestionnaire.promise.stays')}</li>
        </ul>
      ) : null}
      {fault === undefined ? null : <p role="alert">{t(`editQuestionnaire.rule.${fault.rule}`)}</p>}
    </AnonymousCard>
  );
});

/** The kinds of questions, the questions, and the sheet as learners see it. */
export const BuildTab = observer(function BuildTab({ store, draft }: BuildTabProps) {
  const { t } = useWords();
  const drop = (event: DragEvent) => {
    const type = itemTypes.find((one) => one === event.dataTransfer.getData(typeData));
    if (type === undefined || event.defaultPrevented) return;
    event.preventDefault();
    store.add(type, store.items.length);
  };
  return (
    <Columns>
      <KindPalette store={store} />
      <Build onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <Names store={store} draft={draft} />
        {draft.items.length === 0 ? (
          <EmptyState
            level={2}
            label={t('editQuestionnaire.noQuestions')}
            description={t('editQuestionnaire.noQuestionsText')}
          />
        ) : (
          <ItemList store={store} />
        )}
      </Build>
      <aside aria-label={t('editQuestionnaire.asTheySee')}>
        <Preview store={store} draft={draft} />
      </aside>
    </Columns>
  );
});
