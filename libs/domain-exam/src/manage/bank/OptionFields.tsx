import { questionLimits } from '@banyan/contracts/exam';
import { Button, Checkbox, IconButton, VisuallyHidden } from '@banyan/ui';
import { SortableList } from '@banyan/ui/data';
import { Plus, X } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { letterOf } from '../../shared/choices.ts';
import { useWords } from '../../shared/useWords.ts';
import type { QuestionStore } from './QuestionStore.ts';
import { WordsField, type WrittenIn } from './WordsField.tsx';

const Option = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 8px;
  align-items: center;
  padding-block: 8px;

  & > small {
    grid-column: 2;
    color: var(--ink-3);
    font-size: var(--t12);
    font-variant-numeric: tabular-nums;
  }
`;

const Fault = styled.p`
  color: var(--danger);
`;

export interface OptionFieldsProps {
  store: QuestionStore;
  language: WrittenIn;
}

/** Options of a choice: their order, their words, which are right, and who chose them. */
export const OptionFields = observer(function OptionFields({ store, language }: OptionFieldsProps) {
  const { t, number } = useWords();
  const { faults, question, written } = store;
  if (written === null) return null;
  const { choice, kind, options } = written;
  const chosen = question.value?.chosen ?? [];
  const items = options.map((words, at) => ({ at, words }));
  const setRight = (at: number, on: boolean) => {
    const others = kind === 'single' ? [] : choice.filter((one) => one !== at);
    store.change({ choice: on ? [...others, at].sort((a, b) => a - b) : others });
  };
  const order = (places: readonly number[]) =>
    store.change({
      options: places.flatMap((at) => options[at] ?? []),
      choice: choice
        .map((at) => places.indexOf(at))
        .filter((at) => at >= 0)
        .sort((a, b) => a - b),
    });
  const percent = (share: number) => t('manageBank.percent', { n: number(Math.round(share * 100)) });
  const fault = faults.options ?? faults.choice;
  return (
    <section aria-label={t('manageQuestion.options')}>
      <SortableList
        label={t('manageQuestion.options')}
        items={items}
        itemId={({ at }) => String(at)}
        itemText={({ at }) => letterOf(at)}
        onReorder={(ids) => order(ids.map(Number))}
        renderItem={({ at, words }) => {
          const who = chosen.find((one) => one.option === at);
          return (
            <Option>
              <Checkbox checked={choice.includes(at)} onChange={({ target }) => setRight(at, target.checked)}>
                <VisuallyHidden>{t('manageQuestion.isRight', { letter: letterOf(at) })}</VisuallyHidden>
              </Checkbox>
              <WordsField
                label={t('manageQuestion.option', { letter: letterOf(at) })}
                value={words}
                language={language}
                limit={questionLimits.option}
                rows={1}
                onChange={(next) => store.change({ options: options.map((one, other) => (other === at ? next : one)) })}
              />
              <IconButton
                size="sm"
                label={t('manageQuestion.removeOption', { letter: letterOf(at) })}
                onClick={() => order(items.map((one) => one.at).filter((one) => one !== at))}
              >
                <X size={16} aria-hidden="true" />
              </IconButton>
              {who === undefined || store.isChanged ? null : (
                <small>{t('manageQuestion.chosen', { best: percent(who.best), rest: percent(who.rest) })}</small>
              )}
            </Option>
          );
        }}
      />
      {fault === undefined ? null : <Fault role="alert">{t(`manageQuestion.rule.${fault}`)}</Fault>}
      {options.length < questionLimits.options ? (
        <Button
          size="sm"
          variant="ghost"
          icon={<Plus size={16} aria-hidden="true" />}
          onClick={() => store.change({ options: [...options, { zh_cn: '' }] })}
        >
          {t('manageQuestion.addOption')}
        </Button>
      ) : null}
    </section>
  );
});
