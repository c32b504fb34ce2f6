import { reaches, type Reach } from '@banyan/contracts';
import { longestGrantDays, type ManagedRole } from '@banyan/contracts/organisation';
import { DepartmentTree, PeoplePicker } from '@banyan/core-console/views';
import { useSession } from '@banyan/core-session';
import { Button, Notice, Radio, RadioGroup } from '@banyan/ui';
import { DatePicker, todayIn } from '@banyan/ui/dates';
import { Dialog } from '@banyan/ui/overlays';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styled from 'styled-components';
import { treeDepartments } from '../shared/departmentNames.ts';
import { useWords } from '../shared/useWords.ts';
import type { RolesStore } from './RolesStore.ts';
import { useFoundPeople } from '../shared/useFoundPeople.ts';
import { useRoleWords } from './useRoleWords.ts';

const dayMs = 86_400_000;
/** Days that are offered with one press. */
const spans = [7, 30] as const;

const Body = styled.div`
  display: grid;
  gap: 16px;

  & > [data-tree] {
    max-height: 240px;
    overflow: auto;
  }
  & > [data-spans] {
    display: flex;
    gap: 8px;
    margin-top: -8px;
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
  const today = todayIn(useSession().timeZone);
  const dayIn = (days: number) => new Date(Date.parse(today) + days * dayMs).toISOString().slice(0, 10);
  const found = useFoundPeople(store.found);
  const [people, setPeople] = useState<string[]>([]);
  const [reach, setReach] = useState<Reach>('departments');
  const [places, setPlaces] = useState<string[]>([]);
  const [until, setUntil] = useState('');
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const ready = people.length > 0 && (reach !== 'departments' || places.length > 0);
  const give = async () => {
    setPending(true);
    setFailure(undefined);
    try {
      const departments = reach === 'departments' ? places.map(Number) : [];
      await store.give({ people: people.map(Number), reach, departments, until });
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
        <DatePicker
          label={t('roles.until')}
          hint={t('roles.untilHint')}
          min={today}
          max={dayIn(longestGrantDays)}
          clearText={t('roles.noEnd')}
          value={until}
          onChange={setUntil}
        />
        <div data-spans="">
          {spans.map((days) => (
            <Button key={days} size="sm" onClick={() => setUntil(dayIn(days))}>
              {t('roles.forDays', { count: days })}
            </Button>
          ))}
        </div>
        {failure === undefined ? null : (
          <Notice tone="danger" live>
            {words.failure(failure)}
          </Notice>
        )}
      </Body>
    </Dialog>
  );
});
