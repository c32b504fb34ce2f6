import type { RoomLine } from '@banyan/contracts/live';
import type { PagedList } from '@banyan/core-screen';
import { RetryPlace, useChange } from '@banyan/core-screen/views';
import { Button, EmptyState, ErrorState, ListSkeleton } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type UIEvent } from 'react';
import styled from 'styled-components';
import { useRoomFailure } from '../shared/useRoomFailure.ts';
import { useWords } from '../../shared/useWords.ts';
import { LineRow, type LineActs } from './LineRow.tsx';

const Scroll = styled.div`
  flex: 1;
  min-height: 0;
  overflow: auto;
  padding: 8px 20px;
  scrollbar-width: thin;
  scrollbar-color: var(--line-2) transparent;

  & > button {
    display: flex;
    margin: 0 auto 8px;
  }
`;

export interface LineListProps extends LineActs {
  list: PagedList<RoomLine>;
  label: string;
  /** Texts of an empty list. */
  empty: { readonly title: string; readonly text: string | undefined };
  /** Chat: newest at the bottom, which stays in view; otherwise in the list's order. */
  upward: boolean;
  hostsOnly: boolean;
  /** Id of the viewer's last line, which is scrolled into view. */
  said: number | null;
  /** Second of the playback that the chat follows; null for none. */
  position: number | null;
}

/** Last line written before a moment of the film. */
const lineAt = (lines: readonly RoomLine[], position: number | null) =>
  position === null ? null : (lines.findLast(({ filmAt }) => filmAt !== null && filmAt <= position * 1000)?.id ?? null);

const Standing = observer(function Standing(props: LineListProps & { onRetry: () => void }) {
  const { list, label, empty, upward, hostsOnly, said, position, onRetry, ...acts } = props;
  const { t } = useWords();
  const failure = useRoomFailure();
  const box = useRef<HTMLDivElement>(null);
  const low = useRef(true);
  const rows = hostsOnly ? list.rows.filter(({ host, own }) => host || own) : list.rows;
  const shown = upward ? rows.toReversed() : rows;
  const last = shown.at(-1)?.id ?? 0;
  const current = lineAt(shown, position);

  const follows = upward && position === null;
  useLayoutEffect(() => {
    const scroll = box.current;
    if (scroll === null || !follows) return;
    const stay = () => {
      if (low.current) scroll.scrollTop = scroll.scrollHeight;
    };
    stay();
    // Surrounding content may grow later.
    const watch = new ResizeObserver(stay);
    watch.observe(scroll);
    return () => watch.disconnect();
  }, [follows, last, list.state]);
  const bring = (id: number | null) => {
    const scroll = box.current;
    const row = scroll?.querySelector<HTMLElement>(`[data-line="${id}"]`);
    if (scroll === null || row === null || row === undefined || id === null) return;
    scroll.scrollTop = row.offsetTop - scroll.offsetTop - scroll.clientHeight / 2;
  };
  const follow = useEffectEvent(() => bring(current));
  useEffect(() => follow(), [current]);
  const own = shown.some(({ id }) => id === said) ? said : null;
  useChange(own, () => bring(own));

  if (list.state === 'failed') {
    return (
      <Scroll>
        <ErrorState
          level={3}
          size={120}
          title={t('live.linesFailed')}
          text={failure(list.error)}
          retryText={t('retry')}
          onRetry={onRetry}
        />
      </Scroll>
    );
  }
  if (list.state !== 'ready') {
    return (
      <Scroll>
        <ListSkeleton label={t('loading')} count={6} />
      </Scroll>
    );
  }
  if (shown.length === 0) {
    return (
      <Scroll>
        <EmptyState level={3} size={144} label={empty.title} description={empty.text} />
      </Scroll>
    );
  }
  const more =
    list.foot === 'end' ? null : (
      <Button size="sm" variant="ghost" pending={list.foot === 'loading'} onClick={() => void list.loadMore()}>
        {t(list.foot === 'failed' ? 'live.moreFailed' : upward ? 'live.earlier' : 'live.more')}
      </Button>
    );
  const moved = ({ currentTarget: { clientHeight, scrollHeight, scrollTop } }: UIEvent<HTMLDivElement>) => {
    low.current = scrollHeight - scrollTop - clientHeight < 48;
  };
  return (
    <Scroll ref={box} onScroll={moved}>
      {upward ? more : null}
      <ul aria-label={label}>
        {shown.map((line) => (
          <LineRow key={line.id} line={line} tagged={upward} current={line.id === current} {...acts} />
        ))}
      </ul>
      {upward ? null : more}
    </Scroll>
  );
});

/** Lines of a room, in every state of the list. */
export function LineList(props: LineListProps) {
  return <RetryPlace request={props.list}>{(again) => <Standing {...props} onRetry={again} />}</RetryPlace>;
}
