import { reviewListQuery } from '@banyan/contracts/account';
import { ListView, useRefresh, useShow } from '@banyan/core-screen/views';
import { EmptyState, TextLink, useLeaveGuard } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router-dom';
import { examDomain } from '../exam.domain.ts';
import { useLateWords } from '../shared/useLateWords.ts';
import { useWords } from '../shared/useWords.ts';
import { makeDeskStore } from './DeskStore.ts';
import { markingHref } from './place.ts';
import { RequestCard } from './RequestCard.tsx';
import { makeRequestsStore } from './RequestsStore.ts';
import { StateLine } from './StateLine.tsx';

/** Appeals at the review desk, with their answers. */
export const AppealsPage = observer(function AppealsPage() {
  const { t, points } = useWords();
  const lateWords = useLateWords();
  const store = examDomain.useStore(makeRequestsStore);
  const desk = examDomain.useStore(makeDeskStore);
  const [params] = useSearchParams();
  const { state } = reviewListQuery.read(params);
  const { appeals, answerAppeal, drafts } = store;
  useShow(appeals, () => appeals.show(state), state);
  useRefresh(() => appeals.refresh());
  useLeaveGuard(store.dirty);
  return (
    <>
      <StateLine tab="appeal" state={state} />
      <ListView
        list={appeals}
        label={t('review.tab.appeal')}
        failed={t('review.appealsFailed')}
        empty={
          <EmptyState
            level={2}
            image={state === 'open' ? 'tick' : 'sprout'}
            label={t(`review.noAppeals.${state}`)}
            description={t('review.noAppealsText')}
          />
        }
      >
        {(row) => {
          const key = `appeal-${row.attemptId}`;
          const score =
            row.score === null ? '' : t('review.scored', { score: points(row.score), full: points(row.fullScore) });
          return (
            <RequestCard
              title={row.title}
              about={[row.name, score].filter((one) => one !== '').join(' · ')}
              at={row.at}
              text={row.text}
              subject={
                row.late.length === 0 ? undefined : (
                  <blockquote>
                    <b>{t('review.late')}</b>
                    {row.late
                      .map((one) =>
                        t('review.lateLine', { no: t('detail.no', { no: one.no }), answer: lateWords(one) }),
                      )
                      .join('\n')}
                  </blockquote>
                )
              }
              answered={row}
              action={
                row.questionId === null ? undefined : (
                  <TextLink
                    href={markingHref({
                      by: 'paper',
                      exam: row.examId,
                      question: row.questionId,
                      attempt: row.attemptId,
                    })}
                  >
                    {t('review.lookAgain')}
                  </TextLink>
                )
              }
              draft={drafts.get(key) ?? ''}
              pending={answerAppeal.isPending(row.attemptId)}
              failure={answerAppeal.failureOf(row.attemptId)}
              verdicts={{ accepted: t('review.verdict.accepted'), refused: t('review.verdict.refused') }}
              onDraft={(text) => store.write(key, text)}
              onAnswer={(verdict) => {
                const reply = (drafts.get(key) ?? '').trim();
                void answerAppeal.run({ attemptId: row.attemptId, verdict, reply }).then(() => desk.refresh());
              }}
              onRefresh={() => void store.readAgain('appeal', row.attemptId)}
            />
          );
        }}
      </ListView>
    </>
  );
});
