import type { PersonDetail } from '@banyan/contracts/organisation';
import { Facts } from '@banyan/ui';
import { useWords } from '../shared/useWords.ts';

/** Points, credits and groups of a person. */
export function PersonPoints({ person: { credit, groups, points } }: { person: PersonDetail }) {
  const { t, list, number } = useWords();
  const names = groups.map(({ name }) => name);
  return (
    <Facts
      rows={[
        { name: t('people.points'), value: number(points) },
        { name: t('people.credit'), value: number(credit / 10) },
        { name: t('people.groups'), value: names.length === 0 ? t('people.noGroups') : list(names) },
      ]}
    />
  );
}
