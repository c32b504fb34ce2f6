import type { PersonDetail } from '@banyan/contracts/organisation';
import { Button, MenuButton } from '@banyan/ui';
import { Ellipsis, Eye } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styled from 'styled-components';
import { organisationDomain } from '../../organisation.domain.ts';
import { useWords } from '../shared/useWords.ts';
import { PersonActDialog } from './PersonActDialog.tsx';
import { personActs, type PersonAct, type PersonQuestion } from './personActs.ts';
import type { PersonStore } from './PersonStore.ts';
import { usePersonWords } from './usePersonWords.ts';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-bottom: 16px;
`;

export interface PersonActsProps {
  person: PersonDetail;
  store: PersonStore;
  /** Called once something was changed. */
  onChanged: () => void;
  /** Called for an act that the list asks about: somebody leaves, or has another account. */
  onAsk: (act: PersonAct) => void;
}

/** Acts that have a button of their own; the others stand in the menu. */
const inMenu: ReadonlySet<PersonAct> = new Set(['invite', 'endSessions', 'same', 'leave']);

/** Acts on one person; each asks first. */
export const PersonActs = observer(function PersonActs({ person, store, onChanged, onAsk }: PersonActsProps) {
  const { t } = useWords();
  const { seeAs } = organisationDomain.useEnvironment().ports;
  const words = usePersonWords();
  const [question, setQuestion] = useState<PersonQuestion | null>(null);
  const acts = personActs(person.state, seeAs !== undefined);
  const ask = (act: PersonAct) => (act === 'leave' || act === 'same' ? onAsk(act) : setQuestion(act));
  return (
    <>
      <Line>
        {acts
          .filter((act) => !inMenu.has(act))
          .map((act) => (
            <Button
              key={act}
              size="sm"
              icon={act === 'seeAs' ? <Eye size={16} aria-hidden="true" /> : undefined}
              onClick={() => ask(act)}
            >
              {words.act(act)}
            </Button>
          ))}
        <MenuButton
          iconOnly
          size="sm"
          label={t('people.more')}
          items={acts
            .filter((act) => inMenu.has(act))
            .map((act) => ({
              id: act,
              label: words.act(act),
              ...(act === 'leave' ? { tone: 'danger' as const } : {}),
            }))}
          onAction={(id) => ask(acts.find((act) => act === id) ?? 'endSessions')}
        >
          <Ellipsis size={18} aria-hidden="true" />
        </MenuButton>
      </Line>
      {question === null ? null : (
        <PersonActDialog
          person={person}
          question={question}
          store={store}
          onChanged={onChanged}
          onClose={() => setQuestion(null)}
        />
      )}
    </>
  );
});
