import { useShow } from '@banyan/core-screen/views';
import { SectionHeading } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { examDomain } from '../../exam.domain.ts';
import { useWords } from '../../shared/useWords.ts';
import { SheetList } from './SheetList.tsx';
import { makeSheetsStore } from './SheetsStore.ts';

const Part = styled.section`
  max-width: 880px;
  padding-bottom: 64px;

  & h3 {
    font-size: var(--t16);
    line-height: 24px;
  }
  & small {
    color: var(--ink-3);
  }
`;

/** Named answers, for the author of a questionnaire that is not anonymous. */
export const SheetsPart = observer(function SheetsPart({ id }: { id: number }) {
  const store = examDomain.useStore(makeSheetsStore, id);
  const { t } = useWords();
  useShow(store, () => store.show(), id);
  return (
    <Part>
      <SectionHeading>{t('questionnaire.sheets')}</SectionHeading>
      <SheetList list={store.sheets} />
    </Part>
  );
});
