import { questionKinds, type ExamDraftPart } from '@banyan/contracts/exam';
import { Button, IconButton } from '@banyan/ui';
import { NumberField, TagField } from '@banyan/ui/fields';
import { Select } from '@banyan/ui/overlays';
import { Plus, Trash2, TriangleAlert } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useWords } from '../../shared/useWords.ts';
import { EnoughMeter } from './EnoughMeter.tsx';
import type { ExamEditorStore } from './ExamEditorStore.ts';
import { useTagWords } from './useTagWords.ts';

const Part = styled.li`
  display: grid;
  grid-template-columns: repeat(3, 84px) auto minmax(96px, 1fr) 32px;
  gap: 12px 8px;
  align-items: end;
  padding: 16px 0;
  border-bottom: 1px solid var(--line);

  /* The source of the questions is above their number. */
  & > [data-what] {
    grid-column: 1 / -1;
    display: grid;
    grid-template-columns: minmax(0, 2fr) repeat(2, minmax(0, 1fr));
    gap: 8px;
    align-items: end;
  }
  &[data-gap] {
    margin-inline: -12px;
    padding-inline: 12px;
    background: var(--warn-soft);
  }
  & > [data-sum] {
    padding: 0 8px 6px;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  & > [data-meter],
  & [data-named] {
    padding-bottom: 6px;
  }
  & > [data-tags] {
    grid-column: 1 / -1;
  }
  & > [data-close] {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    align-items: center;
    color: var(--warn);

    & > span {
      margin-inline-end: auto;
    }
  }
`;

const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 12px;
  align-items: center;
  padding-top: 12px;
  color: var(--ink-2);
`;

interface PartProps {
  part: ExamDraftPart;
  store: ExamEditorStore;
}

/** The gap of a section, and what would close it. */
const Gap = observer(function Gap({ part, store }: PartProps) {
  const { t, number } = useWords();
  const pool = store.poolOf(part.key);
  const fault = store.faultOf(part.key);
  if (fault === undefined) return null;
  const { count, difficulty, key, tags } = part;
  return (
    <div data-close="" role="alert">
      <TriangleAlert size={16} aria-hidden="true" />
      <span>
        {fault.rule === 'tooFew' && pool !== undefined
          ? t('manageExam.gap', { n: number(pool.fits), of: number(count) })
          : t(`manageExam.rule.${fault.rule}`)}
      </span>
      {fault.rule === 'tooFew' && pool !== undefined ? (
        <>
          {difficulty !== null && pool.anyDifficulty > pool.fits ? (
            <Button size="sm" onClick={() => store.changePart(key, { difficulty: null })}>
              {t('manageExam.takeAnyDifficulty', { n: number(pool.anyDifficulty) })}
            </Button>
          ) : null}
          {tags.length > 0 && pool.anyTag > pool.fits ? (
            <Button size="sm" onClick={() => store.changePart(key, { tags: [] })}>
              {t('manageExam.takeAnyTag', { n: number(pool.anyTag) })}
            </Button>
          ) : null}
          {pool.fits > 0 ? (
            <Button size="sm" onClick={() => store.changePart(key, { count: pool.fits })}>
              {t('manageExam.drawFewer', { n: number(pool.fits) })}
            </Button>
          ) : null}
        </>
      ) : null}
    </div>
  );
});

const PartRow = observer(function PartRow({ part, store }: PartProps) {
  const { t, number, score } = useWords();
  const tagWords = useTagWords();
  const { bank, count, difficulty, key, kind, questions, scoreEach, scorePartial, tags } = part;
  const banks = store.choices.value?.banks ?? [];
  const chosen = banks.find(({ id }) => id === bank);
  const change = (changed: Partial<ExamDraftPart>) => store.changePart(key, changed);
  const isNamed = questions !== null;
  return (
    <Part data-gap={store.faultOf(key) === undefined ? undefined : ''}>
      <div data-what="">
        <Select
          label={t('manageExam.part.bank')}
          placeholder={t('manageExam.choose')}
          options={banks.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={bank === null ? null : String(bank)}
          disabled={isNamed}
          onChange={(id) => change({ bank: Number(id), tags: [] })}
        />
        <Select
          label={t('manageExam.part.kind')}
          options={questionKinds.map((one) => ({ value: one, label: t(`kind.${one}`) }))}
          value={kind}
          disabled={isNamed}
          onChange={(value) => {
            const next = questionKinds.find((one) => one === value);
            if (next !== undefined) change({ kind: next, ...(next === 'multiple' ? {} : { scorePartial: 0 }) });
          }}
        />
        {isNamed ? (
          <span data-named="">{t('manageExam.namedQuestions', { n: number(questions.length) })}</span>
        ) : (
          <Select
            label={t('manageExam.part.difficulty')}
            options={(['0', '1', '2', '3'] as const).map((level) => ({
              value: level,
              label: t(`manageExam.difficulty.${level}`),
            }))}
            value={String(difficulty ?? 0)}
            onChange={(level) => change({ difficulty: level === '0' ? null : Number(level) })}
          />
        )}
      </div>
      <NumberField
        label={t('manageExam.part.count')}
        hideSteppers
        min={1}
        max={500}
        step={1}
        value={count}
        disabled={isNamed}
        onChange={(value) => change({ count: value ?? 1 })}
      />
      <NumberField
        label={t('manageExam.part.each')}
        hideSteppers
        min={0.01}
        max={1000}
        step={0.01}
        value={scoreEach / 100}
        onChange={(value) => change({ scoreEach: Math.max(1, Math.round((value ?? 1) * 100)) })}
      />
      {kind === 'multiple' ? (
        <NumberField
          label={t('manageExam.part.partial')}
          hideSteppers
          min={0}
          max={1000}
          step={0.01}
          value={scorePartial / 100}
          onChange={(value) => change({ scorePartial: Math.round((value ?? 0) * 100) })}
        />
      ) : (
        <i />
      )}
      <span data-sum="">{score(count * scoreEach)}</span>
      <div data-meter="">
        <EnoughMeter part={part} pool={store.poolOf(key)} />
      </div>
      <IconButton label={t('manageExam.part.remove')} onClick={() => store.removePart(key)}>
        <Trash2 size={16} aria-hidden="true" />
      </IconButton>
      {isNamed || (chosen?.tags.length ?? 0) === 0 ? null : (
        <div data-tags="">
          <TagField
            label={t('manageExam.part.tags')}
            words={tagWords}
            options={(chosen?.tags ?? []).map((tag) => ({ value: tag, label: tag }))}
            value={tags}
            placeholder={t('manageExam.anyTag')}
            onChange={(value) => change({ tags: value })}
          />
        </div>
      )}
      <div data-close="">
        <Button size="sm" variant="ghost" shut={bank === null} onClick={() => store.pick(key)}>
          {t('manageExam.pick')}
        </Button>
        {isNamed ? (
          <Button size="sm" variant="ghost" onClick={() => change({ questions: null })}>
            {t('manageExam.drawInstead')}
          </Button>
        ) : null}
      </div>
      <Gap part={part} store={store} />
    </Part>
  );
});

export interface PaperTableProps {
  store: ExamEditorStore;
}

/** The sections of the paper, each with whether its bank has enough questions. */
export const PaperTable = observer(function PaperTable({ store }: PaperTableProps) {
  const { t, number, points } = useWords();
  const parts = store.draft?.parts ?? [];
  const { sums } = store;
  return (
    <div>
      {parts.length === 0 ? <p>{t('manageExam.noParts')}</p> : null}
      <ul aria-label={t('manageExam.paper')}>
        {parts.map((part) => (
          <PartRow key={part.key} part={part} store={store} />
        ))}
      </ul>
      <Foot>
        <Button size="sm" icon={<Plus size={16} aria-hidden="true" />} onClick={() => store.addPart()}>
          {t('manageExam.addPart')}
        </Button>
        <span>{t('manageExams.paper', { n: number(sums.questions), points: points(sums.points) })}</span>
      </Foot>
    </div>
  );
});
