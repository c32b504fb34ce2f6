import { reportReasons, type PrivateMessage } from '@banyan/contracts/messages';
import { Moment, RetryPlace, useFailureText } from '@banyan/core-screen/views';
import { Button, ErrorState, ListSkeleton, MenuButton } from '@banyan/ui';
import { Ellipsis } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';
import type { ShownConversation } from './useConversation.ts';
import { Bubble } from './bubble.ts';
import { UnsentLine } from './UnsentLine.tsx';
import { useKeptPlace } from './useKeptPlace.ts';

const Scroll = styled.div`
  flex: 1;
  min-height: 0;
  overflow: hidden auto;
  padding: 24px 32px;
  overflow-anchor: none;

  & > ul {
    display: grid;
    gap: 12px;
  }
  & > div {
    text-align: center;
    padding-bottom: 16px;
  }
`;

interface LineProps {
  line: PrivateMessage;
  store: ShownConversation;
}

const Line = observer(function Line({ line, store }: LineProps) {
  const { t } = useWords();
  const failureText = useFailureText();
  const failure = store.report.failureOf(line.id);
  return (
    <Bubble data-mine={line.mine ? '' : undefined}>
      <p>{line.text}</p>
      {line.mine || line.reported ? null : (
        <MenuButton
          label={t('private.report')}
          iconOnly
          size="sm"
          items={reportReasons.map((id) => ({ id, label: t(`private.because.${id}`) }))}
          onAction={(id) => {
            const because = reportReasons.find((one) => one === id);
            if (because !== undefined) void store.report.run({ id: line.id, because });
          }}
        >
          <Ellipsis size={16} aria-hidden="true" />
        </MenuButton>
      )}
      <small>
        <Moment at={line.at} />
        {line.reported ? ` · ${t('private.reported')}` : null}
        {failure === undefined ? null : ` · ${failureText(failure)}`}
      </small>
    </Bubble>
  );
});

interface StandingProps {
  store: ShownConversation;
  onRetry: () => void;
}

const Standing = observer(function Standing({ store, onRetry }: StandingProps) {
  const { t } = useWords();
  const { t: shared } = useTranslation('screen');
  const failureText = useFailureText();
  const { lines, unsent } = store;
  const { scroller, onScroll } = useKeptPlace({
    newest: lines.rows[0]?.id,
    oldest: lines.rows.at(-1)?.id,
    unsent: unsent.length,
    pressable: [lines.foot, unsent.length, lines.rows.filter(({ reported }) => reported).length].join(),
  });
  if (store.messageId !== null && lines.state === 'failed') {
    return (
      <Scroll>
        <ErrorState
          level={3}
          size={200}
          title={t('private.failed')}
          text={failureText(lines.error)}
          retryText={shared('retry')}
          onRetry={onRetry}
        />
      </Scroll>
    );
  }
  if (store.messageId !== null && lines.state !== 'ready' && lines.rows.length === 0 && unsent.length === 0) {
    return (
      <Scroll>
        <ListSkeleton label={shared('loading')} count={4} />
      </Scroll>
    );
  }
  return (
    <Scroll ref={scroller} onScroll={onScroll} tabIndex={0} role="group" aria-label={t('private.lines')}>
      {lines.state === 'ready' && lines.foot !== 'end' ? (
        <div>
          <Button size="sm" pending={lines.foot === 'loading'} onClick={() => void lines.loadMore()}>
            {t(lines.foot === 'failed' ? 'private.olderFailed' : 'private.older')}
          </Button>
        </div>
      ) : null}
      <ul aria-live="polite">
        {[...lines.rows].reverse().map((line) => (
          <Line key={line.clientId + String(line.id)} line={line} store={store} />
        ))}
        {unsent.map((line) => (
          <UnsentLine key={line.clientId} line={line} store={store} />
        ))}
      </ul>
    </Scroll>
  );
});

/** The lines of a conversation, the last at the bottom, and those waiting to be sent. */
export function Lines({ store }: { store: ShownConversation }) {
  return <RetryPlace request={store.lines}>{(again) => <Standing store={store} onRetry={again} />}</RetryPlace>;
}
