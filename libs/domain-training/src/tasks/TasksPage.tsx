import { countIn, taskQuery, taskTabs, type TaskPart } from '@banyan/contracts/training';
import { ListPage, useRefresh, useShow } from '@banyan/core-screen/views';
import { Card, EmptyState, LinkButton, SegmentedControl } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { trainingDomain } from '../training.domain.ts';
import { trainingLinks } from '../training.links.ts';
import { TaskGroups } from './TaskGroups.tsx';
import { leading } from './taskGroups.ts';
import { TaskHero } from './TaskHero.tsx';
import { TaskRow } from './TaskRow.tsx';
import { makeTasksStore, type TasksStore } from './TasksStore.ts';

const parts = {
  all: { title: 'tasks', link: trainingLinks.tasks },
  course: { title: 'taskCourses', link: trainingLinks.taskCourses },
  exam: { title: 'taskExams', link: trainingLinks.taskExams },
  training: { title: 'taskTrainings', link: trainingLinks.taskTrainings },
  activity: { title: 'taskActivities', link: trainingLinks.taskActivities },
} as const;

const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
`;

/** Number of tasks of a part to do now, in a sentence. */
const Lead = observer(function Lead({ store, part }: { store: TasksStore; part: TaskPart | null }) {
  const { t } = useTranslation('training');
  const { latest } = store.list;
  if (latest === null) return ' ';
  const count = countIn(latest.counts, part);
  const { waiting } = latest;
  if (count === 0) return waiting === 0 ? t('tasks.leadNone') : t('tasks.leadOnlyWaiting', { waiting });
  return waiting === 0 ? t('tasks.lead', { count }) : t('tasks.leadWaiting', { count, waiting });
});

/** The screen of one part of the task centre; null: of all parts. */
function tasksPage(part: TaskPart | null): ComponentType {
  const { title, link } = parts[part ?? 'all'];
  return observer(function TasksPage() {
    const { ports } = trainingDomain.useEnvironment();
    const store = trainingDomain.useStore(makeTasksStore);
    const { list } = store;
    const [params] = useSearchParams();
    const { t } = useTranslation('training');
    const { tab } = taskQuery.read(params);
    useShow(list, () => list.show({ part, tab }), part ?? '', tab);
    useRefresh(() => list.refresh());
    const round = ports.taskRound?.() ?? 0;
    useEffect(() => {
      if (round > 0) void list.refresh();
    }, [list, round]);
    const hero = tab === 'todo' && list.state === 'ready' ? leading(list.rows) : null;
    const courses = ports.coursesHref?.();
    return (
      <ListPage
        title={t(`title.${title}`)}
        description={tab === 'done' ? t('tasks.leadDone') : <Lead store={store} part={part} />}
        actions={
          <Tools>
            <SegmentedControl
              label={t('tasks.which')}
              value={tab}
              options={taskTabs.map((value) => ({
                value,
                label: t(`tasks.tab.${value}`),
                href: link.href({ tab: value }),
              }))}
            />
            <LinkButton href={trainingLinks.studyCalendar.href()}>{t('tasks.calendar')}</LinkButton>
          </Tools>
        }
        list={list}
        label={t('tasks.list')}
        failed={t('tasks.failed')}
        end={t('tasks.end')}
        above={hero === null ? null : <TaskHero task={hero} />}
        frame={(rows) =>
          tab === 'todo' ? (
            <TaskGroups tasks={list.rows.filter((task) => task !== hero)} open={list.foot !== 'end'} />
          ) : (
            <Card padding="none">
              <ul aria-label={t('tasks.tab.done')}>{rows}</ul>
            </Card>
          )
        }
        empty={
          tab === 'done' ? (
            <EmptyState
              level={2}
              label={t('tasks.noneDone')}
              description={t('tasks.noneDoneText')}
              actions={<LinkButton href={link.href()}>{t('tasks.toTodo')}</LinkButton>}
            />
          ) : (
            <EmptyState
              level={2}
              image="tick"
              label={t(`tasks.none.${part ?? 'all'}`)}
              description={t('tasks.noneText')}
              actions={
                part === null ? (
                  courses === undefined ? undefined : (
                    <LinkButton href={courses}>{t('tasks.toCourses')}</LinkButton>
                  )
                ) : (
                  <LinkButton href={trainingLinks.tasks.href()}>{t('tasks.toAll')}</LinkButton>
                )
              }
            />
          )
        }
      >
        {(task) => <TaskRow task={task} />}
      </ListPage>
    );
  });
}

/** All tasks of the learner. */
export const TasksPage = tasksPage(null);
/** Courses to be learned. */
export const CourseTasksPage = tasksPage('course');
/** Exams to be taken and questionnaires to be answered. */
export const ExamTasksPage = tasksPage('exam');
/** Programmes to go through, and their homework. */
export const TrainingTasksPage = tasksPage('training');
/** Activities to take part in. */
export const ActivityTasksPage = tasksPage('activity');
