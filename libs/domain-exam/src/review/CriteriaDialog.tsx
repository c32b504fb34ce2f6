import { criteriaLimits } from '@banyan/contracts';
import { type Criterion, type ReviewAnswer } from '@banyan/contracts/exam';
import { useFailureText } from '@banyan/core-screen/views';
import { Button, IconButton, LazyDialog, Notice, TextField } from '@banyan/ui';
import { Plus, Trash2 } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';
import type { Marking } from './markingOf.ts';

const Foot = styled.p`
  margin-top: 16px;
`;

const Rows = styled.ul`
  display: grid;
  gap: 16px;
  margin: 16px 0;

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 88px auto;
    gap: 8px;
    align-items: end;
    padding-bottom: 16px;
    border-bottom: 1px solid var(--line);
  }
  & > li > :nth-child(4) {
    grid-column: 1 / -1;
  }
`;

/** A criterion being typed. */
interface Typed {
  readonly id: number;
  readonly text: string;
  readonly points: string;
  readonly keywords: string;
}

const typedOf = (criteria: readonly Criterion[]) =>
  criteria.map(({ text, points, keywords }, id): Typed => ({
    id,
    text,
    points: String(points),
    keywords: keywords.join('、'),
  }));

const criterionOf = ({ text, points, keywords }: Typed): Criterion => ({
  text: text.trim(),
  points: /^\d{1,3}$/.test(points.trim()) ? Number(points) : 0,
  keywords: keywords
    .split(/[、,，;；\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== '')
    .slice(0, criteriaLimits.keywords),
});

export interface CriteriaDialogProps {
  answer: Pick<ReviewAnswer, 'criteria' | 'criteriaRevision' | 'full'>;
  store: Pick<Marking, 'saveCriteria' | 'saving'>;
  onClose: () => void;
}

/** The marking criteria of a question, for all papers of the exam. */
export const CriteriaDialog = observer(function CriteriaDialog({ answer, store, onClose }: CriteriaDialogProps) {
  const { t, number } = useWords();
  const failureText = useFailureText();
  const [rows, setRows] = useState(() => typedOf(answer.criteria));
  // Changes that others make meanwhile are not replaced unseen.
  const [revision] = useState(answer.criteriaRevision);
  const [tried, setTried] = useState(false);
  const criteria = rows.map(criterionOf);
  const sum = criteria.reduce((total, { points }) => total + points, 0);
  const wrong = criteria.some(({ text, points }) => text === '' || points < 1) || sum !== answer.full;
  const failure = store.saving.failureOf();
  const close = () => {
    store.saving.dismiss();
    onClose();
  };
  const change = (id: number, values: Partial<Typed>) =>
    setRows(rows.map((row) => (row.id === id ? { ...row, ...values } : row)));
  const save = async () => {
    setTried(true);
    if (!wrong && (await store.saveCriteria(criteria, revision))) onClose();
  };
  return (
    <LazyDialog open onClose={close} title={t('review.editCriteria')} closeText={t('sheet.close')}>
      <p>{t('review.criteriaAbout', { full: number(answer.full) })}</p>
      <Rows>
        {rows.map(({ id, text, points, keywords }, index) => (
          <li key={id}>
            <TextField
              label={t('review.criterion', { n: index + 1 })}
              value={text}
              maxLength={criteriaLimits.text}
              error={tried && text.trim() === '' ? t('review.criterionEmpty') : undefined}
              onChange={(event) => change(id, { text: event.target.value })}
            />
            <TextField
              label={t('review.criterionPoints')}
              inputMode="numeric"
              value={points}
              error={
                tried && criterionOf({ id, text, points, keywords }).points < 1 ? t('review.wholePoints') : undefined
              }
              onChange={(event) => change(id, { points: event.target.value })}
            />
            <IconButton
              label={t('review.removeCriterion', { n: index + 1 })}
              disabled={rows.length === 1}
              onClick={() => setRows(rows.filter((row) => row.id !== id))}
            >
              <Trash2 size={18} aria-hidden="true" />
            </IconButton>
            <TextField
              label={t('review.keywords')}
              hint={t('review.keywordsHint')}
              value={keywords}
              onChange={(event) => change(id, { keywords: event.target.value })}
            />
          </li>
        ))}
      </Rows>
      <p>
        <Button
          variant="ghost"
          icon={<Plus size={16} aria-hidden="true" />}
          disabled={rows.length >= criteriaLimits.count}
          onClick={() =>
            setRows([...rows, { id: Math.max(...rows.map(({ id }) => id)) + 1, text: '', points: '1', keywords: '' }])
          }
        >
          {t('review.addCriterion')}
        </Button>
      </p>
      {sum === answer.full ? null : (
        <Notice tone={tried ? 'danger' : 'info'} live>
          {t('review.sum', { sum: number(sum), full: number(answer.full) })}
        </Notice>
      )}
      {failure === undefined ? null : (
        <Notice tone="danger" live>
          {failureText(failure, t('review.kept'))}
        </Notice>
      )}
      <Foot>
        <Button variant="primary" pending={store.saving.isPending()} onClick={() => void save()}>
          {t('review.saveCriteria')}
        </Button>
      </Foot>
    </LazyDialog>
  );
});
