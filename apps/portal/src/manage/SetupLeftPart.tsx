import { organisationScreens } from '@banyan/contracts/organisation';
import { useFormats, useShow } from '@banyan/core-screen/views';
import { LinkButton, ProgressBar } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useServices } from '../composition/services.ts';
import { SetupLeftStore } from './SetupLeftStore.ts';

const Left = styled.section`
  display: flex;
  flex-wrap: wrap;
  gap: 16px 32px;
  align-items: center;
  padding: 16px var(--console-edge, 32px);
  border-top: 1px solid var(--line);

  & > div {
    flex: 1 1 320px;
    display: grid;
    gap: 8px;
    max-width: 560px;
  }
  & h2 {
    font-size: var(--t14);
    line-height: 22px;
    font-weight: 600;
  }
  & p {
    color: var(--ink-2);
  }
`;

/** Steps of the setup that are left; nothing once it has ended, and to who may not do it. */
export const SetupLeft = observer(function SetupLeft() {
  const { t } = useTranslation('manage');
  const { list } = useFormats();
  const { http } = useServices();
  const [store] = useState(() => new SetupLeftStore(http));
  useShow(store, () => store.show());
  const { done, left, steps } = store;
  if (left.length === 0) return null;
  return (
    <Left aria-label={t('overview.setup')}>
      <div>
        <h2>{t('overview.setup')}</h2>
        <p>{t('overview.setupLeft', { steps: list(left.map((step) => t(`overview.step.${step}`))) })}</p>
        <ProgressBar label={t('overview.setup')} value={steps === 0 ? 0 : done / steps} />
      </div>
      <LinkButton variant="primary" href={organisationScreens.setup.path}>
        {t('overview.setupGoOn')}
      </LinkButton>
    </Left>
  );
});
