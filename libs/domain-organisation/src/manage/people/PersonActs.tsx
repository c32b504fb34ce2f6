import type { PersonDetail } from '@banyan/contracts/organisation';
import { Button, MenuButton } from '@banyan/ui';
import { Ellipsis, Eye } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styled from 'styled-components';
import { organisationDomain } from '../../organisation.domain.ts';
import { useWords } from '../shared/useWords.ts';
import { PersonActDialog } from './PersonActDialog.tsx';
import { personQuestions, type PersonQuestion } from './personQuestions.ts';
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
}

/** Acts that have a button of their own; the others stand in the menu. */
const inMenu: ReadonlySet<PersonQuestion> = new Set(['invite', 'endSessions', 'leave']);

/** Acts on one person; each asks first. */
export const PersonActs = observer(function PersonActs({ person, store, onChanged }: PersonActsProps) {
  const { t } = useWords();
  const { seeAs } = organisationDomain.useEnvironment().ports;
  const words = usePersonWords();
  const [question, setQuestion] = useState<PersonQuestion | null>(null);
  const acts = personQuestions(person.state, seeAs !== undefined);
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
              onClick={() => setQuestion(act)}
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
          onAction={(id) => setQuestion(acts.find((act) => act === id) ?? null)}
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
