import { endSeeing, loginAddress, shownName, type UserInfo } from '@banyan/contracts/account';
import { Moment, useFailureText } from '@banyan/core-screen/views';
import { Button } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useFrame } from '../composition/frame.ts';
import { useServices } from '../composition/services.ts';

const Bar = styled.aside`
  position: fixed;
  z-index: 60;
  inset-block-end: 16px;
  inset-inline: 16px;
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  align-items: center;
  justify-content: space-between;
  width: fit-content;
  max-width: calc(100% - 32px);
  margin-inline: auto;
  padding: 8px 16px;
  border: 1px solid var(--line-3);
  border-radius: var(--r-card);
  background: var(--surface);
  box-shadow: var(--float-shadow, 0 8px 32px rgb(20 20 18 / 18%));
`;

const dayMs = 86_400_000;

export interface SeeingBarProps {
  user: UserInfo;
  seenBy: NonNullable<UserInfo['seenBy']>;
}

/** Says over every screen that an administrator sees it as somebody, and ends that: by hand, or when its time is over. */
export const SeeingBar = observer(function SeeingBar({ user, seenBy: { until } }: SeeingBarProps) {
  const { t } = useTranslation('portal');
  const { http, session } = useServices();
  const { reload } = useFrame();
  const failureText = useFailureText();
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const end = async () => {
    setPending(true);
    setFailure(undefined);
    try {
      const { entered } = await http.call(endSeeing, {});
      if (entered === null) {
        session.forget();
        reload(loginAddress(''));
        return;
      }
      await session.enter(() => Promise.resolve(entered), entered.expiresAt - Date.now() > dayMs);
      reload(`/manage/people?open=${user.userid}`);
    } catch (error) {
      setFailure(error);
      setPending(false);
    }
  };
  const endByTime = useEffectEvent(() => void end());
  useEffect(() => {
    const timer = setTimeout(() => endByTime(), Math.max(0, until - Date.now()));
    return () => clearTimeout(timer);
  }, [until]);
  return (
    <Bar aria-label={t('seeing.label')}>
      <p role="status">
        <b>{t('seeing.as', { name: shownName(user) })}</b> {t('seeing.text')} <Moment at={until} />
        {failure === undefined ? null : ` ${t('seeing.failed', { why: failureText(failure) })}`}
      </p>
      <Button size="sm" variant="primary" pending={pending} onClick={() => void end()}>
        {t('seeing.end')}
      </Button>
    </Bar>
  );
});
