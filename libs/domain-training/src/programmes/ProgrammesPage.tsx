import { ListPage, useRefresh, useShow } from '@banyan/core-screen/views';
import { EmptyState, LinkButton, TextLink } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { activityLinks } from '../activities/activity.links.ts';
import { trainingDomain } from '../training.domain.ts';
import { ProgrammeRow } from './ProgrammeRow.tsx';
import { makeProgrammesStore } from './ProgrammesStore.ts';
import { useProgrammeWords } from './useProgrammeWords.ts';

/** Programmes: those that the viewer is in, and those to join. */
export const ProgrammesPage = observer(function ProgrammesPage() {
  const { list } = trainingDomain.useStore(makeProgrammesStore);
  const { ports } = trainingDomain.useEnvironment();
  const { t } = useProgrammeWords();
  useShow(list, () => list.show());
  useRefresh(() => list.refresh());
  const courses = ports.coursesHref?.();
  return (
    <ListPage
      title={t('title.programmes')}
      description={t('programmes.text')}
      actions={<TextLink href={activityLinks.activities.href()}>{t('title.activities')}</TextLink>}
      list={list}
      label={t('programmes.list')}
      failed={t('programmes.failed')}
      empty={
        <EmptyState
          level={2}
          label={t('programmes.none')}
          description={t('programmes.noneText')}
          {...(courses === undefined
            ? {}
            : {
                actions: (
                  <LinkButton variant="primary" href={courses}>
                    {t('programmes.toCourses')}
                  </LinkButton>
                ),
              })}
        />
      }
    >
      {(programme, index) => <ProgrammeRow programme={programme} main={index === 0} />}
    </ListPage>
  );
});
