import type { LiveRoom, RoomLine } from '@banyan/contracts/live';
import { useSession } from '@banyan/core-session';
import { IconButton, Notice } from '@banyan/ui';
import { Eye } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { useWords } from '../../shared/useWords.ts';
import { useRoomFailure } from '../shared/useRoomFailure.ts';
import type { RoomStore } from '../RoomStore.ts';
import { LineList } from './LineList.tsx';
import { NoticeLine } from './NoticeLine.tsx';
import { SideTabs } from './side-style.ts';
import { TalkInput } from './TalkInput.tsx';
import { PeoplePart } from './PeoplePart.tsx';

const Side = styled.section`
  position: sticky;
  top: 88px;
  display: flex;
  flex-direction: column;
  height: calc(100vh - 180px);
  min-height: 560px;
  max-height: 800px;
  border: 1px solid var(--line);
  border-radius: var(--r-card);
  background: var(--surface);
  overflow: hidden;

  & > [role='tabpanel'] {
    flex: 1;
    min-height: 0;
    display: flex;
    flex-direction: column;
  }
  & > div[data-told] {
    padding: 8px 16px;
  }
`;

const parts = ['chat', 'question', 'people'] as const;
type Part = (typeof parts)[number];

export interface SidePanelProps {
  room: LiveRoom;
  store: RoomStore;
  handKey: boolean;
}

/** Chat, questions and people beside the film. */
export const SidePanel = observer(function SidePanel({ room, store, handKey }: SidePanelProps) {
  const { t, number } = useWords();
  const failure = useRoomFailure();
  const session = useSession();
  const base = useId();
  const { film, talk } = store;
  const before = room.state === 'before';
  const playback = room.state === 'playback';
  const shown: readonly Part[] = before ? ['question', 'people'] : parts;
  const [chosen, choose] = useState<Part>('chat');
  const part = shown.includes(chosen) ? chosen : (shown[0] ?? 'chat');
  useEffect(() => {
    if (playback && talk.lines.state === 'ready') void talk.readAll();
  }, [playback, talk, talk.lines.state]);

  const labels = {
    chat: { words: t('live.talk'), count: room.lines },
    question: { words: t(before ? 'live.askFirst' : 'live.questions'), count: room.questions },
    people: { words: t('live.people'), count: room.inRoom },
  };
  const move = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const next = by === undefined ? undefined : shown[(shown.indexOf(part) + by + shown.length) % shown.length];
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
    document.getElementById(`${base}-${next}`)?.focus();
  };
  const open = before || room.state === 'live';
  const canWant = session.loggedIn && open;
  const acts = {
    onGo: playback && film !== null ? ({ filmAt }: RoomLine) => film.goTo((filmAt ?? 0) / 1000) : null,
    onWant: canWant
      ? ({ id, wanted }: RoomLine) => void talk.want.run({ id: room.id, line: id, on: wanted ? 'N' : 'Y' })
      : undefined,
    onAnswered:
      room.role === 'host'
        ? ({ answered, id }: RoomLine) => void talk.answer.run({ id: room.id, line: id, on: answered ? 'N' : 'Y' })
        : undefined,
    onRemove: ({ id }: RoomLine) => void talk.remove.run({ id: room.id, line: id }),
    hosting: room.role === 'host',
    hostsOnly: talk.hostsOnly,
    said: talk.said,
  };
  const failed = talk.failure;
  return (
    <Side aria-label={t('live.side')}>
      <SideTabs>
        <div role="tablist" aria-label={t('live.side')} tabIndex={-1} onKeyDown={move}>
          {shown.map((one) => (
            <button
              key={one}
              type="button"
              role="tab"
              id={`${base}-${one}`}
              aria-selected={one === part}
              aria-controls={one === part ? `${base}-panel` : undefined}
              tabIndex={one === part ? 0 : -1}
              onClick={() => choose(one)}
            >
              {labels[one].words}
              <small>{number(labels[one].count)}</small>
            </button>
          ))}
        </div>
        {part === 'people' ? null : (
          <IconButton
            size="sm"
            label={t(talk.hostsOnly ? 'live.everybody' : 'live.hostsOnly')}
            aria-pressed={talk.hostsOnly}
            onClick={() => talk.showHostsOnly(!talk.hostsOnly)}
          >
            <Eye size={18} aria-hidden="true" />
          </IconButton>
        )}
      </SideTabs>
      <NoticeLine room={room} store={store} instead={playback ? t('live.followsFilm') : ''} />
      {failed === undefined ? null : (
        <div data-told="">
          <Notice tone="danger" live dismissText={t('close')} onDismiss={() => talk.dismiss()}>
            {failure(failed)}
          </Notice>
        </div>
      )}
      <div role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${part}`} tabIndex={-1}>
        {part === 'people' ? (
          <PeoplePart room={room} store={store} />
        ) : part === 'question' ? (
          <LineList
            key="question"
            list={talk.questions}
            label={t('live.questions')}
            empty={{
              title: t('live.noQuestions'),
              // Nobody is invited to write when writing is over.
              text: open ? t(before ? 'live.noQuestionsBefore' : 'live.noQuestionsText') : undefined,
            }}
            upward={false}
            position={null}
            {...acts}
          />
        ) : (
          <LineList
            key="chat"
            list={talk.lines}
            label={t('live.talk')}
            empty={{ title: t('live.noLines'), text: open ? t('live.noLinesText') : undefined }}
            upward
            position={playback && film !== null ? film.position : null}
            {...acts}
          />
        )}
      </div>
      {part === 'people' ? null : (
        <TalkInput room={room} talk={talk} kind={part === 'question' ? 'question' : 'chat'} handKey={handKey} />
      )}
    </Side>
  );
});
