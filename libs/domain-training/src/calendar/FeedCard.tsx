import type { CalendarFeed } from '@banyan/contracts/training';
import {
  Moment,
  RequestView,
  useFailureText,
  useFormats,
  useKeptFocus,
  type RequestViewProps,
} from '@banyan/core-screen/views';
import { Button, CopyButton, LazyDialog, SkeletonBlock, VisuallyHidden } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { trainingDomain } from '../training.domain.ts';
import { SideCard } from './SideCard.tsx';

const Address = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  margin-top: 12px;

  & > input {
    flex: 1;
    min-width: 0;
    height: 32px;
    padding: 0 8px;
    border: 1px solid var(--line-2);
    border-radius: var(--r-ctl);
    background: var(--sunken);
    font-size: var(--t12);
    color: var(--ink-2);
    text-overflow: ellipsis;
  }
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 12px;
`;

/** Default address of a server path: at this page's origin. */
const atThisOrigin = (path: string) => new URL(path, document.baseURI).href;

type Question = 'renew' | 'revoke';

interface InUseProps {
  feed: CalendarFeed;
  pending: boolean;
  onAsk: (question: Question) => void;
}

/** The address with its actions. */
const InUse = observer(function InUse({ feed, pending, onAsk }: InUseProps) {
  const { t } = useTranslation('training');
  const { ports } = trainingDomain.useEnvironment();
  const id = useId();
  const address = (ports.serverAddress ?? atThisOrigin)(feed.path);
  return (
    <>
      <Address>
        <VisuallyHidden as="label" htmlFor={id}>
          {t('calendar.feed.address')}
        </VisuallyHidden>
        <input id={id} readOnly value={address} onFocus={(event) => event.target.select()} />
        <CopyButton
          look="icon"
          size="sm"
          text={address}
          words={{
            copy: t('calendar.feed.copy'),
            copied: t('calendar.feed.copied'),
            failed: t('calendar.feed.copyFailed'),
          }}
        />
      </Address>
      <p>{t('calendar.feed.secret')}</p>
      <p>
        {feed.readAt === null ? (
          t('calendar.feed.neverRead')
        ) : (
          <>
            {t('calendar.feed.read')}
            <Moment at={feed.readAt} />
          </>
        )}
      </p>
      <Acts>
        <Button size="sm" disabled={pending} onClick={() => onAsk('renew')}>
          {t('calendar.feed.renew')}
        </Button>
        <Button size="sm" disabled={pending} onClick={() => onAsk('revoke')}>
          {t('calendar.feed.revoke')}
        </Button>
      </Acts>
    </>
  );
});

export interface FeedCardProps {
  feed: RequestViewProps<CalendarFeed | null>['request'];
  /** A change of the address is under way. */
  pending: boolean;
  /** Why the last change failed; undefined when it did not. */
  failure: unknown;
  /** Makes a new address. */
  onRenew: () => void;
  /** Revokes the address. */
  onRevoke: () => void;
}

/** The private address for calendar programs: created, copied, replaced, revoked. */
export const FeedCard = observer(function FeedCard(props: FeedCardProps) {
  const { t } = useTranslation('training');
  const { sentences } = useFormats();
  const failureText = useFailureText();
  const [asked, setAsked] = useState<Question | null>(null);
  const { feed, pending, failure, onRenew, onRevoke } = props;
  const heading = useKeptFocus<HTMLHeadingElement>(feed.result.state === 'ready' && feed.result.value !== null);
  const run = (question: Question) => {
    setAsked(null);
    if (question === 'renew') onRenew();
    else onRevoke();
  };
  return (
    <SideCard label={t('calendar.feed.title')}>
      <h2 ref={heading} tabIndex={-1}>
        {t('calendar.feed.title')}
      </h2>
      <p>{t('calendar.feed.text')}</p>
      <RequestView request={feed} level={3} failed={t('calendar.feed.failed')} skeleton={<SkeletonBlock height={72} />}>
        {(value) =>
          value === null ? (
            <Acts>
              <Button pending={pending} onClick={onRenew}>
                {t('calendar.feed.make')}
              </Button>
            </Acts>
          ) : (
            <InUse feed={value} pending={pending} onAsk={setAsked} />
          )
        }
      </RequestView>
      {failure === undefined ? null : (
        <p role="alert">{sentences(failureText(failure), t('calendar.feed.changeFailed'))}</p>
      )}
      <LazyDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        role="alertdialog"
        title={t(`calendar.feed.${asked ?? 'renew'}Title`)}
        footer={
          <>
            <Button onClick={() => setAsked(null)}>{t('calendar.feed.cancel')}</Button>
            <Button variant="primary" onClick={() => asked !== null && run(asked)}>
              {t(`calendar.feed.${asked ?? 'renew'}`)}
            </Button>
          </>
        }
      >
        {t(`calendar.feed.${asked ?? 'renew'}Text`)}
      </LazyDialog>
    </SideCard>
  );
});
