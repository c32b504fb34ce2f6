import type { AlbumPicture } from '@banyan/contracts/course';
import { Button, Image } from '@banyan/ui';
import { Lightbox, preloadLightbox } from '@banyan/ui/media';
import { Check, Maximize2 } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { usePlayer } from '../course.desk.ts';
import { useWords } from '../shared/useWords.ts';
import { useLightboxWords } from './useLightboxWords.ts';

const Album = styled.div`
  padding: 24px;

  & > button {
    display: block;
    width: min(100%, 84vh);
    margin: 0 auto;
    cursor: zoom-in;
    border-radius: var(--r-ctl);
  }
  & > p {
    min-height: 48px;
    margin-top: 12px;
    line-height: 24px;
    text-align: center;
    overflow-wrap: anywhere;
  }
`;

const Steps = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 8px;
  margin-top: 12px;

  & > ol {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
  }
  & > ol > li > button {
    display: grid;
    place-items: center;
    width: 32px;
    height: 32px;
    border: 1px solid var(--line-2);
    border-radius: var(--r-ctl);
    color: var(--ink-2);
    font-variant-numeric: tabular-nums;
  }
  & > ol > li > button[data-seen] {
    color: var(--ok);
  }
  & > ol > li > button[aria-current] {
    border-color: var(--accent);
    box-shadow: inset 0 0 0 1px var(--accent);
  }
`;

/** Pictures one after the other, each counted when shown; a press enlarges them. */
export const AlbumChapter = observer(function AlbumChapter({ pictures }: { pictures: readonly AlbumPicture[] }) {
  const { reading } = usePlayer();
  const { t } = useWords();
  const words = useLightboxWords();
  const [at, setAt] = useState(() => Math.min(pictures.length, Math.max(1, reading.place)));
  const [large, setLarge] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const numbers = useRef<HTMLOListElement>(null);
  useEffect(() => reading.show(at), [reading, at]);
  const picture = pictures[at - 1];
  if (picture === undefined) return null;
  const step = (to: number) => {
    setAt(to);
    // The button is disabled at either end, so the focus moves to the picture's number.
    if (to <= 1 || to >= pictures.length) numbers.current?.querySelectorAll('button')[to - 1]?.focus();
  };
  const slides = pictures.map(({ url, caption, width, height }) => ({
    src: url,
    alt: caption,
    description: caption,
    width,
    height,
  }));
  return (
    <Album>
      <button
        ref={opener}
        type="button"
        aria-haspopup="dialog"
        aria-label={t('reading.large', { what: picture.caption })}
        onPointerEnter={preloadLightbox}
        onFocus={preloadLightbox}
        onClick={() => setLarge(true)}
      >
        <Image
          key={picture.url}
          src={picture.url}
          alt=""
          seed={picture.caption}
          ratio={picture.width / picture.height}
        />
      </button>
      <p role="status">{picture.caption}</p>
      <Steps>
        <Button size="sm" disabled={at <= 1} onClick={() => step(at - 1)}>
          {t('reading.previousPicture')}
        </Button>
        <ol ref={numbers} aria-label={t('reading.pictures')}>
          {pictures.map(({ url, caption }, index) => (
            <li key={url}>
              <button
                type="button"
                aria-current={index + 1 === at ? 'true' : undefined}
                data-seen={reading.seen(index + 1) || undefined}
                aria-label={t('reading.picture', { no: index + 1, what: caption })}
                onClick={() => setAt(index + 1)}
              >
                {reading.seen(index + 1) && index + 1 !== at ? <Check size={16} aria-hidden="true" /> : index + 1}
              </button>
            </li>
          ))}
        </ol>
        <Button size="sm" disabled={at >= pictures.length} onClick={() => step(at + 1)}>
          {t('reading.nextPicture')}
        </Button>
        <Button size="sm" icon={<Maximize2 size={16} aria-hidden="true" />} onClick={() => setLarge(true)}>
          {t('reading.showLarge')}
        </Button>
      </Steps>
      <Lightbox
        open={large}
        index={at - 1}
        slides={slides}
        words={words}
        onIndexChange={(index) => setAt(index + 1)}
        onClose={() => {
          setLarge(false);
          opener.current?.focus();
        }}
      />
    </Album>
  );
});
