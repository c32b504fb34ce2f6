import type { ProgrammeView } from '@banyan/contracts/training';
import { Avatar, Card, SectionHeading } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useProgrammeWords } from '../programmes/useProgrammeWords.ts';

const Faces = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;

  & > li {
    display: grid;
  }
  & > li:last-child:not(:has([role='img'])) {
    font-size: var(--t12);
    color: var(--ink-2);
  }
`;

const Nobody = styled.p`
  font-size: var(--t12);
  line-height: 20px;
  color: var(--ink-3);
`;

/** Participants of a programme. */
export const PeopleCard = observer(function PeopleCard({ view }: { view: ProgrammeView }) {
  const { t, list, number } = useProgrammeWords();
  const { people, programme } = view;
  const more = programme.people - people.length;
  return (
    <Card as="section" aria-labelledby="people">
      <SectionHeading
        id="people"
        size="sm"
        meta={t('programmes.people', { count: programme.people, n: number(programme.people) })}
      >
        {t('programme.people')}
      </SectionHeading>
      {people.length === 0 ? (
        programme.people === 0 ? (
          <Nobody>{t('programme.peopleNone')}</Nobody>
        ) : null
      ) : (
        <Faces>
          {people.map(({ department, name }, index) => (
            // Two of a department may have the same name.
            <li key={`${index} ${name}`} title={list([name, department].filter((word) => word !== ''))}>
              <Avatar name={name} label={name} size={32} />
            </li>
          ))}
          {more > 0 ? <li>{t('programme.peopleMore', { n: number(more) })}</li> : null}
        </Faces>
      )}
    </Card>
  );
});
