import { mostItems } from '@banyan/contracts/exam';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../shared/useWords.ts';
import { Kinds } from './builderStyle.ts';
import type { QuestionnaireEditorStore } from './EditorStore.ts';
import { palette } from './items.ts';
import { kindIcons } from './kindIcons.ts';

/** Kind of data of a dragged type of question. */
export const typeData = 'text/x-banyan-type';

export interface KindPaletteProps {
  store: QuestionnaireEditorStore;
}

/** The fifteen kinds: a press adds one behind the open question, a drag puts it anywhere. */
export const KindPalette = observer(function KindPalette({ store }: KindPaletteProps) {
  const { t, number } = useWords();
  const mayAdd = store.mayEdit && !store.isFull;
  return (
    <Kinds aria-label={t('editQuestionnaire.kinds')}>
      <h2>{t('editQuestionnaire.kinds')}</h2>
      {store.isFull ? <p role="status">{t('editQuestionnaire.full', { n: number(mostItems) })}</p> : null}
      {palette.map(({ group, types }) => (
        <div key={group}>
          <h3>{t(`editQuestionnaire.group.${group}`)}</h3>
          <ul>
            {types.map((type) => {
              const Icon = kindIcons[type];
              return (
                <li key={type}>
                  <button
                    type="button"
                    draggable={mayAdd}
                    disabled={!mayAdd}
                    title={t(`editQuestionnaire.kind.${type}`)}
                    onDragStart={(event) => event.dataTransfer.setData(typeData, type)}
                    onClick={() => store.add(type)}
                  >
                    <Icon size={16} aria-hidden="true" />
                    <span>{t(`editQuestionnaire.kind.${type}`)}</span>
                  </button>
                </li>
              );
            })}
          </ul>
        </div>
      ))}
    </Kinds>
  );
});
