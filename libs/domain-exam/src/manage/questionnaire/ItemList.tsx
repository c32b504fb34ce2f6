import { itemTypes, type QuestionnaireDraftItem } from '@banyan/contracts/exam';
import { GripVertical } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useState, type DragEvent, type KeyboardEvent } from 'react';
import { useWords } from '../../shared/useWords.ts';
import { Question } from './builderStyle.ts';
import type { QuestionnaireEditorStore } from './EditorStore.ts';
import { ItemFields } from './ItemFields.tsx';
import { typeData } from './KindPalette.tsx';
import { kindIcons } from './kindIcons.ts';
import { said } from './previewOf.ts';
import { useJumpWords } from './useJumpWords.ts';

const placeData = 'text/x-banyan-place';

interface LineProps {
  store: QuestionnaireEditorStore;
  item: QuestionnaireDraftItem;
  place: number;
}

const Line = observer(function Line({ store, item, place }: LineProps) {
  const { t, number } = useWords();
  const jumpWords = useJumpWords(store);
  const [isOver, setOver] = useState(false);
  const { id, required, title, type } = item;
  const isOpen = store.open === id;
  const faults = store.faultsAt(id);
  const Icon = kindIcons[type];
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const added = itemTypes.find((one) => one === event.dataTransfer.getData(typeData));
    const from = event.dataTransfer.getData(placeData);
    if (added !== undefined) store.add(added, place);
    else if (from !== '') store.move(from, place);
  };
  const move = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    const to = place + step;
    if (!event.altKey || step === 0 || !store.mayEdit || to < 0 || to >= store.items.length) return;
    event.preventDefault();
    store.move(id, to);
  };
  return (
    <Question
      data-open={isOpen ? '' : undefined}
      data-wrong={faults.length > 0 ? '' : undefined}
      data-over={isOver ? '' : undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <button
        type="button"
        aria-expanded={isOpen}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        draggable={store.mayEdit}
        onDragStart={(event) => event.dataTransfer.setData(placeData, id)}
        onKeyDown={move}
        onClick={() => store.openItem(id)}
      >
        <GripVertical size={14} aria-hidden="true" />
        <i>{number(place + 1)}</i>
        <Icon size={16} aria-hidden="true" />
        <b>
          {said(title, store.language) || t('editQuestionnaire.untitled')}
          {required ? <em aria-hidden="true">*</em> : null}
        </b>
        <small>{jumpWords(item)}</small>
        <small>{t(`editQuestionnaire.kind.${type}`)}</small>
      </button>
      {faults.map(({ rule }) => (
        <p key={rule} role="alert">
          {t(`editQuestionnaire.rule.${rule}`)}
        </p>
      ))}
      {isOpen ? <ItemFields store={store} item={item} place={place} /> : null}
    </Question>
  );
});

export interface ItemListProps {
  store: QuestionnaireEditorStore;
}

/** The questions in their order: one is open, others are moved by drag, by Alt and an arrow, or by buttons. */
export const ItemList = observer(function ItemList({ store }: ItemListProps) {
  return (
    <ol>
      {store.items.map((item, place) => (
        <Line key={item.id} store={store} item={item} place={place} />
      ))}
    </ol>
  );
});
