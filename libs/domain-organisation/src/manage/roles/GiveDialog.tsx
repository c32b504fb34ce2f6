import { reaches, type Reach } from '@banyan/contracts';
import type { ManagedRole } from '@banyan/contracts/organisation';
import { DepartmentTree, PeoplePicker } from '@banyan/core-console/views';
import { Button, Notice, Radio, RadioGroup } from '@banyan/ui';
import { Dialog } from '@banyan/ui/overlays';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styled from 'styled-components';
import { treeDepartments } from '../shared/departmentNames.ts';
import { useWords } from '../shared/useWords.ts';
import type { RolesStore } from './RolesStore.ts';
import { useFoundPeople } from '../shared/useFoundPeople.ts';
import { useRoleWords } from './useRoleWords.ts';

const Body = styled.div`
  display: grid;
  gap: 16px;

  & > [data-tree] {
    max-height: 240px;
    overflow: auto;
  }
`;

export interface GiveDialogProps {
  store: RolesStore;
  role: ManagedRole;
  onClose: () => void;
}

/** Gives a role to people, and says how far it reaches. */
export const GiveDialog = observer(function GiveDialog({ store, role, onClose }: GiveDialogProps) {
  const { t, language } = useWords();
  const words = useRoleWords();
  const found = useFoundPeople(store.found);
  const [people, setPeople] = useState<string[]>([]);
  const [reach, setReach] = useState<Reach>('departments');
  const [places, setPlaces] = useState<string[]>([]);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const ready = people.length > 0 && (reach !== 'departments' || places.length > 0);
  const give = async () => {
    setPending(true);
    setFailure(undefined);
    try {
      const departments = reach === 'departments' ? places.map(Number) : [];
      await store.give({ people: people.map(Number), reach, departments });
      onClose();
    } catch (error) {
      setFailure(error);
      setPending(false);
    }
  };
  return (
    <Dialog
      open
      title={t('roles.giveTitle', { name: words.own(role) })}
      closeText={t('close')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" shut={!ready} pending={pending} onClick={() => void give()}>
            {t('roles.give')}
          </Button>
        </>
      }
    >
      <Body>
        <PeoplePicker
          label={t('roles.whom')}
          hint={t('departments.form.managersHint')}
          {...found}
          value={people}
          onChange={setPeople}
        />
        <RadioGroup
          label={t('roles.howFar')}
          value={reach}
          onChange={(value) => setReach(reaches.find((one) => one === value) ?? 'departments')}
        >
          {reaches.map((one) => (
            <Radio key={one} value={one}>
              {t(`roles.reach.${one}`)}
            </Radio>
          ))}
        </RadioGroup>
        {reach === 'departments' ? (
          <div data-tree="">
            <DepartmentTree
              label={t('roles.where')}
              mode="multiple"
              departments={treeDepartments(
                (store.departments.value ?? []).filter(({ closed }) => !closed),
                language,
              )}
              selected={places}
              onSelect={setPlaces}
            />
          </div>
        ) : null}
        {failure === undefined ? null : (
          <Notice tone="danger" live>
            {words.failure(failure)}
          </Notice>
        )}
      </Body>
    </Dialog>
  );
});
