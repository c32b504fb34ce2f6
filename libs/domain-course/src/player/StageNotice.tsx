import { clock } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import styled from 'styled-components';
import { usePlayer } from '../course.desk.ts';
import { useWords } from '../shared/useWords.ts';

const Place = styled.div`
  position: absolute;
  inset: 16px 16px auto;
  z-index: 2;
  display: flex;
  justify-content: center;
  pointer-events: none;

  & > p {
    display: flex;
    gap: 12px;
    padding: 8px 16px;
    border-radius: var(--r-ctl);
    background: var(--stage-shade);
    color: var(--on-stage);
    pointer-events: auto;
  }
  & button {
    color: inherit;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  & button:focus-visible {
    outline-color: var(--on-stage);
    box-shadow: none;
  }
`;

/** Duration of a notice. */
const staysMs = 6000;

/** Notices on the picture; each is announced when it appears. */
export const StageNotice = observer(function StageNotice() {
  const player = usePlayer();
  const { t } = useWords();
  // At the end of the chapter the offer there already says that it is learned.
  const notice = player.notice?.kind === 'learned' && player.media.ended ? null : player.notice;
  const { id, kind } = notice ?? {};
  useEffect(() => {
    // It stays for a viewer who was away.
    if (id === undefined || kind === 'idle') return;
    const timer = setTimeout(() => player.dismissNotice(id), staysMs);
    return () => clearTimeout(timer);
  }, [player, id, kind]);
  return (
    <Place role="status">
      {notice === null ? null : (
        <p key={notice.id}>
          {t(`player.notice.${notice.kind}`, { at: clock(notice.atS), no: player.chapter?.no ?? 0 })}
          {notice.kind === 'resumed' ? (
            <button type="button" onClick={() => player.seek(0)}>
              {t('player.fromStart')}
            </button>
          ) : null}
        </p>
      )}
    </Place>
  );
});
