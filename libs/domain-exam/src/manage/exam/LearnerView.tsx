import type { ExamDetail, ExamDraft } from '@banyan/contracts/exam';
import { SegmentedControl } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { Rich } from '../../shared/Rich.tsx';
import { useWords } from '../../shared/useWords.ts';
import { ExamFacts } from '../../start/ExamFacts.tsx';
import { PartTable } from '../../start/PartTable.tsx';
import { RuleList } from '../../start/RuleList.tsx';
import type { ExamEditorStore } from './ExamEditorStore.ts';

const View = styled.div`
  display: grid;
  gap: 12px;

  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 8px;

    & h2 {
      font-size: var(--t14);
      line-height: 22px;
      font-weight: 600;
    }
  }
  & > h3 {
    font-size: var(--t16);
    line-height: 24px;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  & > p {
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
  }
  & ul,
  & dl {
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
  }
  & dl {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** The start page of the exam as somebody who has not begun it will see it. */
function detailOf(id: number, draft: ExamDraft, language: 'en' | 'zh_cn', sums: ExamEditorStore['sums']): ExamDetail {
  const { closesAt, credits, durationMin, kind, makeupCount, opensAt, parts, passScore } = draft;
  const say = ({ en, zh_cn }: ExamDraft['title']) => (language === 'en' ? (en ?? zh_cn) : zh_cn);
  return {
    exam: {
      ...{ id, kind, durationMin, passScore, credits, category: '', state: 'not_started' },
      title: say(draft.title),
      window: { from: opensAt, to: closesAt },
      questionCount: sums.questions,
      fullScore: sums.points,
      attempts: { used: 0, allowed: 1 + makeupCount },
      ...{ makeup: null, score: null, resultId: null, deadlineAt: null },
      place: kind === 'offline' ? say(draft.place) : '',
    },
    introduction: say(draft.introduction),
    parts: parts.map(({ count, kind: asked, scoreEach }) => ({ kind: asked, count, scoreEach })),
    rules: { ...draft, faceWithoutCamera: draft.faceWithoutCamera ?? false },
    ...{ refusal: null, attempts: [], now: opensAt },
  };
}

export interface LearnerViewProps {
  store: ExamEditorStore;
  /** The language whose texts are shown. */
  language: 'en' | 'zh_cn';
  onLanguage: (language: 'en' | 'zh_cn') => void;
}

/** The sentences that learners will read, made of the rules while they are edited. */
export const LearnerView = observer(function LearnerView({ store, language, onLanguage }: LearnerViewProps) {
  const { t } = useWords();
  const { draft } = store;
  if (draft === null) return null;
  const detail = detailOf(store.id, draft, language, store.sums);
  return (
    <View>
      <header>
        <h2>{t('manageExam.learnerReads')}</h2>
        <SegmentedControl
          label={t('manageExam.textLanguage')}
          value={language}
          options={(['zh_cn', 'en'] as const).map((value) => ({ value, label: t(`manageExam.language.${value}`) }))}
          onChange={onLanguage}
        />
      </header>
      <h3>{detail.exam.title}</h3>
      <ExamFacts exam={detail.exam} />
      {detail.introduction === '' ? null : <Rich html={detail.introduction} />}
      <RuleList detail={detail} />
      {detail.parts.length === 0 ? null : <PartTable exam={detail.exam} parts={detail.parts} />}
      <p>{t('manageExam.learnerHint')}</p>
    </View>
  );
});
