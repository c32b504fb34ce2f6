import { useShow } from '@banyan/core-screen/views';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { courseDomain } from '../course.domain.ts';
import { useWords } from '../shared/useWords.ts';
import { PartnerLinks } from './PartnerLinks.tsx';
import { makePartnerTypes } from './partnerTypes.ts';

const Foot = styled.div`
  &:not(:empty) {
    margin-top: 48px;
    padding: 24px 0 48px;
    border-top: 1px solid var(--line);
  }
`;

/** Partners who provide courses, at the foot of the catalogue. */
export const PartnersFoot = observer(function PartnersFoot() {
  const types = courseDomain.useStore(makePartnerTypes);
  const { t } = useWords();
  useShow(types, () => void types.show());
  return (
    <Foot>
      <PartnerLinks request={types} current={0} heading={t('partner.all')} />
    </Foot>
  );
});
