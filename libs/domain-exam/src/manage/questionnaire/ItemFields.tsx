import { itemTypes, mostImages, questionnaireLimits, type QuestionnaireDraftItem } from '@banyan/contracts/exam';
import { IconButton, Switch } from '@banyan/ui';
import { NumberField } from '@banyan/ui/fields';
import { Select } from '@banyan/ui/overlays';
import { ArrowDown, ArrowUp, Copy, Trash2 } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../shared/useWords.ts';
import { Fields } from './builderStyle.ts';
import type { QuestionnaireEditorStore } from './EditorStore.ts';
import { hasOptions, turned } from './items.ts';
import { JumpFields } from './JumpFields.tsx';
import { OptionRows } from './OptionRows.tsx';
import { WrittenField } from './WrittenField.tsx';

export interface ItemFieldsProps {
  store: QuestionnaireEditorStore;
  item: QuestionnaireDraftItem;
  /** From 0. */
  place: number;
}

/** Bounds of a question: how many may be chosen, which scores there are, how many pictures. */
const Bounds = observer(function Bounds({ store, item }: Omit<ItemFieldsProps, 'place'>) {
  const { t } = useWords();
  const { id, max, min, type } = item;
  if (type !== 'multiple' && type !== 'score' && type !== 'upload') return null;
  const [low, high] =
    type === 'multiple' ? [1, Math.max(1, item.options.length)] : type === 'score' ? [-1000, 1000] : [1, mostImages];
  const shared = { min: low, max: high, step: 1, hideSteppers: true, disabled: !store.mayEdit };
  return (
    <>
      {type === 'upload' ? null : (
        <NumberField
          label={t(`editQuestionnaire.min.${type}`)}
          {...shared}
          value={min}
          onChange={(value) => store.changeItem(id, { min: value })}
        />
      )}
      <NumberField
        label={t(`editQuestionnaire.max.${type}`)}
        {...shared}
        value={max}
        onChange={(value) => store.changeItem(id, { max: value })}
      />
    </>
  );
});

/** The open question: its text, options, bounds, where its answers lead. */
export const ItemFields = observer(function ItemFields({ store, item, place }: ItemFieldsProps) {
  const { t, number } = useWords();
  const { id, type } = item;
  const { language, mayEdit } = store;
  const n = number(place + 1);
  const set = (changed: Partial<QuestionnaireDraftItem>) => store.changeItem(id, changed);
  const field = { language, disabled: !mayEdit };
  return (
    <Fields>
      <WrittenField
        label={t('editQuestionnaire.question')}
        {...field}
        text={item.title}
        maxLength={questionnaireLimits.question}
        onChange={(title) => set({ title })}
      />
      <WrittenField
        label={t('editQuestionnaire.hint')}
        {...field}
        text={item.hint}
        maxLength={questionnaireLimits.hint}
        onChange={(hint) => set({ hint })}
      />
      {hasOptions(type) || type === 'score' ? <OptionRows store={store} item={item} of="options" /> : null}
      {type === 'fills' ? <OptionRows store={store} item={item} of="gaps" /> : null}
      {type === 'score' ? (
        <div data-line="">
          {(['low', 'high'] as const).map((end) => (
            <WrittenField
              key={end}
              label={t(`editQuestionnaire.${end}`)}
              {...field}
              text={item[end]}
              maxLength={questionnaireLimits.end}
              onChange={(text) => set({ [end]: text })}
            />
          ))}
        </div>
      ) : null}
      <JumpFields store={store} item={item} />
      <div data-line="">
        <Select
          label={t('editQuestionnaire.type')}
          options={itemTypes.map((value) => ({ value, label: t(`editQuestionnaire.kind.${value}`) }))}
          value={type}
          disabled={!mayEdit || store.isHeld(id)}
          onChange={(value) => {
            const next = itemTypes.find((one) => one === value);
            if (next !== undefined) set(turned(item, next));
          }}
        />
        <Bounds store={store} item={item} />
        <Switch checked={item.required} disabled={!mayEdit} onChange={(required) => set({ required })}>
          {t('editQuestionnaire.required')}
        </Switch>
        <span>
          <IconButton
            label={t('editQuestionnaire.up', { n })}
            disabled={place === 0 || !mayEdit}
            onClick={() => store.move(id, place - 1)}
          >
            <ArrowUp size={16} aria-hidden="true" />
          </IconButton>
          <IconButton
            label={t('editQuestionnaire.down', { n })}
            disabled={place === store.items.length - 1 || !mayEdit}
            onClick={() => store.move(id, place + 1)}
          >
            <ArrowDown size={16} aria-hidden="true" />
          </IconButton>
          <IconButton
            label={t('editQuestionnaire.duplicate', { n })}
            disabled={!mayEdit || store.isFull}
            onClick={() => store.duplicate(id)}
          >
            <Copy size={16} aria-hidden="true" />
          </IconButton>
          <IconButton
            label={t('editQuestionnaire.remove', { n })}
            disabled={!mayEdit || store.isHeld(id)}
            onClick={() => store.remove(id)}
          >
            <Trash2 size={16} aria-hidden="true" />
          </IconButton>
        </span>
      </div>
    </Fields>
  );
});
