import type { ManagedGroup } from '@banyan/contracts/organisation';
import { observer } from 'mobx-react-lite';
import { organisationDomain } from '../../organisation.domain.ts';
import type { GroupsStore } from './GroupsStore.ts';
import { makeGroupStore } from './GroupStore.ts';
import { RemoveGroup } from './RemoveGroup.tsx';

const Asked = observer(function Asked({ group, store }: { group: ManagedGroup; store: GroupsStore }) {
  return (
    <RemoveGroup
      store={organisationDomain.useStore(makeGroupStore, group.id)}
      group={group}
      onRemoved={() => void store.removed()}
      onClose={() => store.askRemoval(null)}
    />
  );
});

/** The question of the menu of a row: whether its group is removed. */
export const RemoveGroupPart = observer(function RemoveGroupPart({ store }: { store: GroupsStore }) {
  return store.removal === null ? null : <Asked group={store.removal} store={store} />;
});
