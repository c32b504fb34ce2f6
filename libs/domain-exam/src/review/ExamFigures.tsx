import { csvOf } from '@banyan/contracts';
import { type ExamStatistics } from '@banyan/contracts/exam';
import { numberFormat, saveText } from '@banyan/core-screen';
import { Button, Card, Stat, StaticTable, Tag } from '@banyan/ui';
import { Download } from 'lucide-react';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';

const Head = styled(Card)`
  display: flex;
  align-items: center;
  gap: 48px;
  margin-bottom: 24px;

  & > dl {
    display: flex;
    flex: 1;
    gap: 48px;
  }
  & > :last-child {
    margin-inline-start: auto;
  }
`;

const Bars = styled.div`
  display: flex;
  align-items: flex-end;
  gap: 4px;
  width: 240px;
  height: 48px;

  & > i {
    flex: 1;
    border-radius: 2px;
    background: var(--line-2);
  }
`;

/** Limits from test theory: very hard or easy, and questions that do not separate good papers from weak ones. */
const hard = 0.3;
const easy = 0.9;
const weak = 0.2;
/** Number of papers below which a share is not meaningful. */
const enough = 10;

type Question = ExamStatistics['questions'][number];

/** Shares are below each other: all with as many digits. */
const twoDigits = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

/** Figures of an exam and each of its questions, and the same as CSV. */
export function ExamFigures({ statistics }: { statistics: ExamStatistics }) {
  const { t, language, number, points } = useWords();
  const { papers, waiting, average, fullScore, passed, distribution, questions, title } = statistics;
  const share = (value: number) => numberFormat(language, twoDigits).format(value);
  const remark = ({ difficulty, discrimination, papers: asked }: Question) => {
    if (asked < enough) return null;
    if (discrimination !== null && discrimination < weak) return discrimination < 0 ? 'against' : 'weak';
    if (difficulty < hard) return 'hard';
    return difficulty > easy ? 'easy' : null;
  };
  const save = () =>
    saveText(
      `${title.replaceAll(/[\\/:*?"<>|]/g, ' ')}.csv`,
      csvOf([
        ['stem', 'kind', 'papers', 'blank', 'difficulty', 'discrimination'].map((key) => t(`review.column.${key}`)),
        ...questions.map(({ stem, kind, papers: asked, blank, difficulty, discrimination }) => [
          stem,
          t(`kind.${kind}`),
          asked,
          blank,
          difficulty,
          discrimination ?? '',
        ]),
      ]),
      'text/csv',
    );
  const most = Math.max(1, ...distribution);
  return (
    <>
      <Head>
        <dl>
          <Stat label={t('review.papers')} value={number(papers)} />
          <Stat label={t('review.waitingPapers')} value={number(waiting)} />
          <Stat
            label={t('review.averageScore')}
            value={average === null ? '–' : t('review.outOf', { score: points(average), full: points(fullScore) })}
          />
          <Stat
            label={t('review.passRate')}
            value={papers === 0 ? '–' : t('review.percent', { n: number(Math.round((passed / papers) * 100)) })}
          />
        </dl>
        <Bars role="img" aria-label={t('review.tenths', { counts: distribution.join(' ') })}>
          {distribution.map((count, at) => (
            <i key={at} style={{ height: Math.max(2, (count / most) * 48) }} />
          ))}
        </Bars>
        <Button icon={<Download size={16} aria-hidden="true" />} disabled={questions.length === 0} onClick={save}>
          {t('review.csv')}
        </Button>
      </Head>
      <StaticTable
        dense
        caption={t('review.questionFigures')}
        rows={questions}
        rowId={({ id }) => String(id)}
        columns={[
          { id: 'stem', header: t('review.column.stem'), names: true, cell: ({ stem }) => stem },
          { id: 'kind', header: t('review.column.kind'), width: 128, cell: ({ kind }) => t(`kind.${kind}`) },
          { id: 'papers', header: t('review.column.papers'), align: 'end', cell: (row) => number(row.papers) },
          { id: 'blank', header: t('review.column.blank'), align: 'end', cell: ({ blank }) => number(blank) },
          {
            id: 'difficulty',
            header: t('review.column.difficulty'),
            align: 'end',
            cell: ({ difficulty }) => share(difficulty),
          },
          {
            id: 'discrimination',
            header: t('review.column.discrimination'),
            align: 'end',
            cell: ({ discrimination }) => (discrimination === null ? '–' : share(discrimination)),
          },
          {
            id: 'remark',
            header: t('review.column.remark'),
            width: 120,
            cell(row) {
              const found = remark(row);
              if (found === null) return null;
              return <Tag tone={found === 'against' ? 'danger' : 'warn'}>{t(`review.remark.${found}`)}</Tag>;
            },
          },
        ]}
      />
    </>
  );
}
