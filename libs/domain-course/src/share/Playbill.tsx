import { pigmentOfMotif } from '@banyan/ui';
import { DrawnCover, QrCode } from '@banyan/ui/media';
import type { Playbill as PlaybillData } from '@banyan/contracts/course';
import { useEffect, useRef, type RefObject } from 'react';
import styled from 'styled-components';
import { motifOfSubject } from '../card/courseLook.ts';
import { useWords } from '../shared/useWords.ts';
import { drawPlaybill } from './drawPlaybill.ts';
import { playbillSize } from './playbillLook.ts';

const Place = styled.div`
  position: relative;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--r-ctl);
  background: var(--sunken);

  & > canvas {
    display: block;
    width: 100%;
    height: auto;
  }
`;
/** Hidden drawings from which the picture is composed. */
const Sources = styled.div`
  position: absolute;
  inset: 0;
  width: 320px;
  opacity: 0;
  pointer-events: none;
`;

export interface PlaybillProps {
  playbill: PlaybillData;
  /** Target of its QR code. */
  link: string;
  canvas: RefObject<HTMLCanvasElement | null>;
  /** Called when drawing succeeded or failed. */
  onDrawn: (drawn: boolean) => void;
}

/** The picture of a shared course, saved as it is displayed. */
export function Playbill({ playbill, link, canvas, onDrawn }: PlaybillProps) {
  const { t, rough } = useWords();
  const sources = useRef<HTMLDivElement>(null);
  const { chapterCount, durationS, id, lecturer, portal, sharer, title } = playbill;
  const motif = motifOfSubject[playbill.motif];
  const taught = t('share.taught', { lecturer });
  const facts = `${t('card.chapters', { count: chapterCount })} · ${rough(durationS)}`;
  const invitation = t('share.invitation', { name: sharer });
  const scan = t('share.scan');
  useEffect(() => {
    const [cover, code] = sources.current?.querySelectorAll('svg') ?? [];
    if (canvas.current === null || cover === undefined || code === undefined) return undefined;
    let left = false;
    const words = { title, facts, invitation, scan, portal, lecturer: taught };
    const tell = (drawn: boolean) => {
      if (!left) onDrawn(drawn);
    };
    drawPlaybill(canvas.current, { cover, code, words, pigment: pigmentOfMotif(motif) }).then(
      () => tell(true),
      () => tell(false),
    );
    return () => {
      left = true;
    };
  }, [canvas, facts, invitation, link, motif, onDrawn, portal, scan, taught, title]);
  return (
    <Place>
      <canvas
        ref={canvas}
        width={playbillSize.width}
        height={playbillSize.height}
        role="img"
        aria-label={t('share.pictureOf', { title, lecturer })}
      />
      <Sources ref={sources} aria-hidden="true">
        <DrawnCover seed={String(id)} motif={motif} />
        <QrCode value={link} label={scan} size={208} />
      </Sources>
    </Place>
  );
}
