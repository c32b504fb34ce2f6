import type { MeetingInfo } from '@banyan/contracts/live';
import { Button, CopyButton, LinkButton } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { liveLinks } from '../live.links.ts';
import { useWords } from '../shared/useWords.ts';
import { useInvitationText } from './useInvitationText.ts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`;

export interface MeetingActsProps {
  info: MeetingInfo;
  onChange: () => void;
  onCancel: () => void;
}

/** Actions: entering the room, copying the invitation, and the owner's. */
export const MeetingActs = observer(function MeetingActs({ info, onCancel, onChange }: MeetingActsProps) {
  const { t } = useWords();
  const invitation = useInvitationText();
  const { enterable, meeting } = info;
  const { id, kind, own, state } = meeting;
  const isAhead = state === 'before' || state === 'live';
  if (!isAhead && state !== 'playback') return null;
  const words = t(kind === 'meeting' ? 'meeting.enter' : 'meeting.enterLive');
  return (
    <Row>
      {state === 'playback' ? (
        <LinkButton variant="primary" href={liveLinks.room.href(id)}>
          {t('meeting.watch')}
        </LinkButton>
      ) : null}
      {isAhead && enterable ? (
        <LinkButton variant="primary" href={liveLinks.room.href(id)}>
          {words}
        </LinkButton>
      ) : null}
      {isAhead && !enterable ? (
        <Button variant="primary" disabled aria-describedby="meeting-opens">
          {words}
        </Button>
      ) : null}
      {isAhead ? (
        <CopyButton
          text={() => invitation(info, new URL(liveLinks.meeting.href(id), window.location.href).href)}
          showText
          words={{ copy: t('meeting.copy'), copied: t('meeting.copied'), failed: t('meeting.copyFailed') }}
        />
      ) : null}
      {own && state === 'before' ? (
        <>
          <Button onClick={onChange}>{t('meeting.change')}</Button>
          <Button variant="ghost" aria-haspopup="dialog" onClick={onCancel}>
            {t('meeting.cancel')}
          </Button>
        </>
      ) : null}
    </Row>
  );
});
