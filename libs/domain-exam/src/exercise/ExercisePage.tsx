import { exerciseQuery, type ExerciseSets } from '@banyan/contracts/exam';
import { ListView, RequestView, useFailureText, useRefresh, useShow, useStillHere } from '@banyan/core-screen/views';
import {
  Button,
  Card,
  Container,
  DetailSkeleton,
  EmptyState,
  FilterMenu,
  LinkButton,
  Notice,
  PageTitle,
  SectionHeading,
  SortTabs,
} from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import type { DrillSubject } from '../drill/DrillStore.ts';
import { examDomain } from '../exam.domain.ts';
import { examLinks } from '../exam.links.ts';
import { MainAndAside } from '../shared/main-and-aside.ts';
import { useWords } from '../shared/useWords.ts';
import { Ahead } from './Ahead.tsx';
import { Circles } from './Circles.tsx';
import { DuePanel } from './DuePanel.tsx';
import { makeExerciseStore, type ExerciseStore } from './ExerciseStore.ts';
import { WrongRow } from './WrongRow.tsx';
import { DrillPlace } from '../drill/DrillPlace.tsx';

const Filter = styled.div`
  margin-bottom: 16px;
`;

/** Names the removed question, and can restore it. */
const Mastered = observer(function Mastered({ store }: { store: ExerciseStore }) {
  const { t } = useWords();
  const failureText = useFailureText();
  const { mastered, putBack } = store;
  if (mastered === null) return null;
  const failure = putBack.failureOf();
  return (
    <Notice
      tone={failure === undefined ? 'ok' : 'danger'}
      live
      action={
        <Button size="sm" pending={putBack.isPending()} onClick={() => void putBack.run(mastered)}>
          {t('exercise.putBack')}
        </Button>
      }
    >
      {failure === undefined ? t('exercise.mastered') : failureText(failure)}
    </Notice>
  );
});

const Aside = ({ sets }: { sets: ExerciseSets }) => {
  const { t } = useWords();
  return (
    <aside>
      <Card as="section" padding="md">
        <h2>
          {t('exercise.circles', { count: sets.total })}
          {sets.mastered === 0 ? null : <span>{t('exercise.left', { count: sets.mastered })}</span>}
        </h2>
        <Circles circles={sets.circles} />
        <p>{t('exercise.circlesText')}</p>
      </Card>
      <Card as="section" padding="md">
        <h2>{t('exercise.ahead')}</h2>
        <Ahead ahead={sets.ahead} />
      </Card>
    </aside>
  );
};

/** The book of wrong questions: those due, the sets, and every question in it. */
export const ExercisePage = observer(function ExercisePage() {
  const store = examDomain.useStore(makeExerciseStore);
  const { ports } = examDomain.useEnvironment();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const query = exerciseQuery.read(params);
  const { t, language } = useWords();
  const { t: shared } = useTranslation('screen');
  const { drill, list, sets } = store;
  useShow(store, () => store.show(query, language), exerciseQuery.write(query).toString());
  useRefresh(() => store.refresh());
  const href = examLinks.exercise.href;
  const isHere = useStillHere(query.run);
  const start = async (subject: DrillSubject) => {
    if (!(await drill.start.run(subject)) || !isHere()) return;
    const id = drill.run.value?.id;
    if (id !== undefined) void navigate(href({ ...query, run: id }));
  };
  const choices = (sets.value?.sets ?? []).filter(({ kind }) => kind !== 'bank');
  const current = choices.find(({ kind, key }) => kind === query.filter && key === query.key);
  const due = sets.value?.due ?? 0;
  return (
    <Container>
      <PageTitle description={t('exercise.about')}>
        {due === 0 ? t('title.exercise') : t('exercise.title', { count: due })}
      </PageTitle>
      <RequestView request={sets} skeleton={<DetailSkeleton label={shared('loading')} />} failed={t('exercise.failed')}>
        {(value) => (
          <MainAndAside>
            <div>
              {query.run === 0 ? (
                <DuePanel
                  sets={value}
                  drill={drill}
                  dailyHref={examLinks.practice.href()}
                  onStart={(subject) => void start(subject)}
                />
              ) : (
                <DrillPlace
                  drill={drill}
                  back={{ href: href({ ...query, run: 0 }), label: t('exercise.back') }}
                  {...(ports.lessonHref === undefined ? {} : { lessonHref: ports.lessonHref })}
                />
              )}
            </div>
            <Aside sets={value} />
          </MainAndAside>
        )}
      </RequestView>
      <SectionHeading
        meta={sets.value === null ? undefined : t('unit.questions', { count: sets.value.total })}
        actions={
          <SortTabs
            label={t('exercise.order')}
            current={query.sort}
            items={(['due', 'times'] as const).map((sort) => ({
              id: sort,
              label: t(`exercise.sort.${sort}`),
              href: href({ ...query, sort }),
            }))}
          />
        }
      >
        {t('exercise.book')}
      </SectionHeading>
      {choices.length === 0 ? null : (
        <Filter>
          <FilterMenu
            label={t('exercise.filter')}
            {...(current === undefined ? {} : { shown: current.name })}
            mode="single"
            options={choices.map(({ kind, key, name, count }) => ({ value: `${kind}:${key}`, label: name, count }))}
            selected={current === undefined ? [] : [`${current.kind}:${current.key}`]}
            clearText={t('exercise.all')}
            onChange={([chosen = '']) => {
              const set = choices.find(({ kind, key }) => `${kind}:${key}` === chosen);
              const filter = set?.kind === 'exam' || set?.kind === 'tag' || set?.kind === 'course' ? set.kind : 'all';
              void navigate(href({ ...query, filter, key: filter === 'all' ? '' : (set?.key ?? '') }));
            }}
          />
        </Filter>
      )}
      <Mastered store={store} />
      <ListView
        list={list}
        label={t('exercise.book')}
        failed={t('exercise.listFailed')}
        empty={
          <EmptyState
            level={3}
            size={200}
            image="tick"
            label={query.filter === 'all' ? t('exercise.empty') : t('exercise.emptyFilter')}
            description={t('exercise.emptyText')}
            actions={
              query.filter === 'all' ? (
                <LinkButton href={examLinks.practice.href()}>{t('exercise.toDaily')}</LinkButton>
              ) : (
                <LinkButton href={href({ sort: query.sort })}>{t('exercise.all')}</LinkButton>
              )
            }
          />
        }
      >
        {(question) => (
          <WrongRow
            question={question}
            failure={store.master.failureOf(question.id)}
            {...(question.lesson === null || ports.lessonHref === undefined
              ? {}
              : { lessonHref: ports.lessonHref(question.lesson) })}
            onMastered={() => void store.master.run(question)}
          />
        )}
      </ListView>
    </Container>
  );
});
