import { mayJump, questionnaireLimits, type QuestionnaireDraftItem } from '@banyan/contracts/exam';
import { Button, IconButton } from '@banyan/ui';
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { ClipboardEvent } from 'react';
import { useWords } from '../../shared/useWords.ts';
import type { QuestionnaireEditorStore } from './EditorStore.ts';
import { aimOf, moveOption, removeOption, withAim } from './items.ts';
import { JumpSelect } from './JumpSelect.tsx';
import { WrittenField } from './WrittenField.tsx';

export interface OptionRowsProps {
  store: QuestionnaireEditorStore;
  item: QuestionnaireDraftItem;
  /** Options, or the labels of gaps. */
  of: 'gaps' | 'options';
}

/** The options of a question, in order, each with where it leads; a pasted list becomes one each line. */
export const OptionRows = observer(function OptionRows({ store, item, of }: OptionRowsProps) {
  const { t, number } = useWords();
  const { id } = item;
  const texts = item[of];
  const held = store.isHeld(id);
  const most = of === 'gaps' ? questionnaireLimits.gaps : questionnaireLimits.options;
  const set = (changed: Partial<QuestionnaireDraftItem>) => store.changeItem(id, changed);
  const paste = (at: number) => (event: ClipboardEvent) => {
    const lines = event.clipboardData
      .getData('text')
      .split(/\r?\n/)
      .map((line) =>
        line
          .trim()
          .slice(0, questionnaireLimits.option)
          .replace(/[\uD800-\uDBFF]$/, ''),
      )
      .filter((line) => line !== '');
    if (lines.length < 2 || held) return;
    event.preventDefault();
    const added = lines.map((zh_cn) => ({ zh_cn }));
    const isEmpty = texts[at]?.zh_cn === '';
    set({ [of]: texts.toSpliced(isEmpty ? at : at + 1, isEmpty ? 1 : 0, ...added).slice(0, most) });
  };
  return (
    <>
      <ul>
        {texts.map((text, at) => {
          const n = number(at + 1);
          const move = (to: number) =>
            set(
              of === 'gaps'
                ? { gaps: moveOption({ ...item, options: item.gaps }, at, to).options ?? [] }
                : moveOption(item, at, to),
            );
          return (
            <li key={at} onPaste={paste(at)}>
              <WrittenField
                label={t(`editQuestionnaire.${of === 'gaps' ? 'gapNo' : 'optionNo'}`, { n })}
                hideLabel
                disabled={!store.mayEdit}
                language={store.language}
                maxLength={questionnaireLimits.option}
                text={text}
                onChange={(written) => set({ [of]: texts.with(at, written) })}
              />
              {of === 'options' && mayJump(item) ? (
                <JumpSelect
                  store={store}
                  item={item}
                  label={t('editQuestionnaire.leads', { n })}
                  go={aimOf(item, at)}
                  onChange={(go) => set({ jumps: withAim(item, at, go) })}
                />
              ) : (
                <i />
              )}
              <span>
                <IconButton
                  size="sm"
                  label={t('editQuestionnaire.optionUp', { n })}
                  disabled={at === 0 || held || !store.mayEdit}
                  onClick={() => move(at - 1)}
                >
                  <ArrowUp size={16} aria-hidden="true" />
                </IconButton>
                <IconButton
                  size="sm"
                  label={t('editQuestionnaire.optionDown', { n })}
                  disabled={at === texts.length - 1 || held || !store.mayEdit}
                  onClick={() => move(at + 1)}
                >
                  <ArrowDown size={16} aria-hidden="true" />
                </IconButton>
                <IconButton
                  size="sm"
                  label={t('editQuestionnaire.optionRemove', { n })}
                  disabled={held || !store.mayEdit}
                  onClick={() => set(of === 'gaps' ? { gaps: texts.toSpliced(at, 1) } : removeOption(item, at))}
                >
                  <X size={16} aria-hidden="true" />
                </IconButton>
              </span>
            </li>
          );
        })}
      </ul>
      <div data-line="">
        <Button
          size="sm"
          variant="ghost"
          icon={<Plus size={16} aria-hidden="true" />}
          disabled={texts.length >= most || !store.mayEdit || (held && of === 'gaps')}
          onClick={() => set({ [of]: [...texts, { zh_cn: '' }] })}
        >
          {t(of === 'gaps' ? 'editQuestionnaire.addGap' : 'editQuestionnaire.addOption')}
        </Button>
        <small>{t('editQuestionnaire.pasteHint')}</small>
      </div>
    </>
  );
});
