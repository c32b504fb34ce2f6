import { sliderPicture, type SliderChallenge } from '@banyan/contracts/account';
import { Button, ErrorState, LazyDialog, Notice, SkeletonBlock, SkeletonRegion } from '@banyan/ui';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

const { height, piece, width } = sliderPicture;

const Stage = styled.div`
  position: relative;
  width: ${width}px;
  height: ${height}px;
  margin: 12px auto 8px;
  border-radius: var(--r-ctl);
  overflow: hidden;
  background: var(--sunken);

  & > img:last-child {
    position: absolute;
    filter: drop-shadow(0 2px 4px rgb(0 0 0 / 40%));
  }
`;
const Track = styled.input`
  display: block;
  width: ${width}px;
  height: 40px;
  margin: 0 auto;
  accent-color: var(--accent-fill);
  cursor: ew-resize;
`;
const Hint = styled.p`
  font-size: var(--t12);
  line-height: 20px;
  color: var(--ink-2);
  text-align: center;
`;

export interface SliderCheckProps {
  open: boolean;
  /** Null while it loads. */
  challenge: SliderChallenge | null;
  /** The picture failed to load. */
  failed: boolean;
  /** The last piece was not placed on its gap. */
  missed: boolean;
  pending: boolean;
  /** The browser works in place of moving the piece. */
  working: boolean;
  /** Called with the piece's distance from the left, px. */
  onSlide: (position: number) => void;
  /** The reader cannot move the piece: the browser is to work for a few seconds instead. */
  onWork: () => void;
  onRetry: () => void;
  onClose: () => void;
}

/** A piece to move into its gap, by pointer or keyboard, before a code is sent. */
export function SliderCheck(props: SliderCheckProps) {
  const { challenge, failed, missed, onClose, onRetry, onSlide, onWork, open, pending, working } = props;
  const { t } = useTranslation('phone');
  return (
    <LazyDialog
      open={open}
      width={400}
      title={t('slider.title')}
      closeText={t('slider.close')}
      outsideCloses={false}
      escapeCloses
      onClose={onClose}
    >
      {missed ? (
        <Notice tone="warn" live>
          {t('slider.missed')}
        </Notice>
      ) : null}
      {failed ? (
        <ErrorState title={t('slider.failed')} retryText={t('slider.retry')} onRetry={onRetry} size={96} />
      ) : challenge === null ? (
        <SkeletonRegion label={t('slider.loading')}>
          <Stage>
            <SkeletonBlock height={height} />
          </Stage>
          <SkeletonBlock height={40} />
        </SkeletonRegion>
      ) : (
        <Puzzle key={challenge.id} {...{ challenge, pending, working, onSlide, onWork }} />
      )}
    </LazyDialog>
  );
}

function Puzzle({
  challenge,
  onSlide,
  onWork,
  pending,
  working,
}: Pick<SliderCheckProps, 'onSlide' | 'onWork' | 'pending' | 'working'> & { challenge: SliderChallenge }) {
  const { t } = useTranslation('phone');
  const [position, setPosition] = useState(0);
  const track = useRef<HTMLInputElement>(null);
  useEffect(() => track.current?.focus(), []);
  const leave = () => {
    if (position > 0 && !pending && !working) onSlide(position);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    leave();
  };
  return (
    <>
      <Stage dir="ltr">
        <img src={challenge.picture} alt="" width={width} height={height} draggable={false} />
        <img
          src={challenge.piece}
          alt=""
          width={piece}
          height={piece}
          draggable={false}
          style={{ insetInlineStart: position, top: challenge.top }}
        />
      </Stage>
      <Track
        ref={track}
        dir="ltr"
        type="range"
        min={0}
        max={width - piece}
        value={position}
        disabled={pending || working}
        aria-label={t('slider.label')}
        aria-describedby="slider-hint"
        onChange={(event) => setPosition(Number(event.target.value))}
        onPointerUp={leave}
        onKeyDown={onKey}
      />
      <Hint id="slider-hint">{t('slider.hint')}</Hint>
      <Button
        block
        variant="primary"
        pending={pending}
        disabled={position === 0 || working}
        onClick={leave}
        style={{ marginTop: 12 }}
      >
        {t('slider.done')}
      </Button>
      <Button block pending={working} disabled={pending} onClick={onWork} style={{ marginTop: 8 }}>
        {working ? t('slider.working') : t('slider.work')}
      </Button>
    </>
  );
}
