import { coverMotif } from '@banyan/contracts';
import { HistoryList } from '@banyan/core-console/views';
import { RequestView, useShow } from '@banyan/core-screen/views';
import { ListSkeleton, SectionHeading } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../shared/useWords.ts';
import type { CategoriesStore } from './CategoriesStore.ts';

const acts = ['save', 'move', 'merge', 'remove'] as const;
const fields = ['name', 'nameEn', 'motif', 'cover', 'parent', 'mergedInto', 'merged'] as const;

export interface CategoryHistoryProps {
  store: CategoriesStore;
  id: number;
}

/** The acts on a category. */
export const CategoryHistory = observer(function CategoryHistory({ store, id }: CategoryHistoryProps) {
  const { t } = useWords();
  const { history } = store;
  useShow(history, () => history.show(id), String(id));
  const wordOf = (value: string | null) => {
    const motif = coverMotif.options.find((one) => one === value);
    return motif === undefined ? value : t(`manageCategories.motif.${motif}`);
  };
  return (
    <section aria-label={t('manageCategories.history')}>
      <SectionHeading level={3} size="sm">
        {t('manageCategories.history')}
      </SectionHeading>
      <RequestView
        request={history}
        failed={t('manageCategories.historyFailed')}
        skeleton={<ListSkeleton label={t('loading')} />}
      >
        {(entries) =>
          entries.length === 0 ? (
            <p>{t('manageCategories.noHistory')}</p>
          ) : (
            <HistoryList
              label={t('manageCategories.history')}
              entries={entries.map(({ act, at, changes, id: entry, who }) => {
                const did = acts.find((one) => act.endsWith(`/${one}`));
                return {
                  ...{ id: entry, at, who: who === '' ? t('manageCategories.server') : who },
                  what: did === undefined ? act : t(`manageCategories.did.${did}`),
                  fields: changes.map(({ after, before, field }) => {
                    const known = fields.find((one) => one === field);
                    const isMotif = field === 'motif';
                    return {
                      label: known === undefined ? field : t(`manageCategories.field.${known}`),
                      before: isMotif ? wordOf(before) : before,
                      after: isMotif ? wordOf(after) : after,
                    };
                  }),
                };
              })}
            />
          )
        }
      </RequestView>
    </section>
  );
});
