import { ThingAudience } from '@banyan/core-console/views';
import { observer } from 'mobx-react-lite';
import { organisationDomain } from '../../organisation.domain.ts';
import { useWords } from '../shared/useWords.ts';
import { makeThingAudienceStore, type AudiencesStore } from './AudiencesStore.ts';

/** Audience of the thing that is open beside the list. */
export const ThingPart = observer(function ThingPart({ store: audiences }: { store: AudiencesStore }) {
  const { t, number } = useWords();
  const { table } = audiences;
  const store = organisationDomain.useStore(makeThingAudienceStore, table.opened);
  const place =
    table.openedPlace === 0
      ? {}
      : { place: t('people.place', { n: number(table.openedPlace), total: number(table.total) }) };
  return (
    <ThingAudience
      store={store}
      {...place}
      onStep={(step) => table.move(step)}
      onSaved={() => void table.list.renew()}
      onClose={() => table.close()}
    />
  );
});
