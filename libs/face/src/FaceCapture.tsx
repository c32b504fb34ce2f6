import { ErrorState, ProgressBar } from '@banyan/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { type CameraTrouble, openCamera } from './camera.ts';
import { startEngine } from './FaceEngine.ts';
import type { Guidance } from './guidance.ts';
import type { Descriptor } from './protocol.ts';
import { type CaptureSource, useCapture } from './useCapture.ts';

const Frame = styled.div`
  display: grid;
  gap: 12px;
`;

const Picture = styled.div`
  position: relative;
  aspect-ratio: 4 / 3;
  overflow: hidden;
  border-radius: var(--r-card);
  background: var(--stage);

  & > video {
    width: 100%;
    height: 100%;
    object-fit: cover;
    scale: -1 1;
  }
  & > svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    color: var(--on-stage);
    opacity: 0.85;
  }
  &[data-good] > svg {
    color: var(--ok);
    opacity: 1;
  }
  & > div {
    position: absolute;
    inset: auto 24px 24px;
    color: var(--on-stage);
  }
`;

const Hint = styled.p`
  min-height: 24px;
  text-align: center;
  font-weight: 600;
  line-height: 24px;
`;

export interface FaceCaptureWords {
  /** Name of the picture, for those who do not see it. */
  readonly label: string;
  readonly loading: string;
  readonly taking: string;
  readonly guidance: Readonly<Record<Guidance, string>>;
  readonly trouble: Readonly<Record<CameraTrouble, { readonly title: string; readonly text: string }>>;
  readonly modelFailed: { readonly title: string; readonly text: string };
  readonly retry: string;
}

export interface FaceCaptureProps {
  words: FaceCaptureWords;
  /** Hears of the one face, in numbers. */
  onCaptured: (descriptor: Descriptor) => void;
  /** Counted up, it watches anew. */
  round?: number;
  /** Camera and engine; those of this browser unless said. */
  source?: CaptureSource;
}

const ofThisBrowser: CaptureSource = { engine: startEngine, camera: openCamera };

/** The camera's picture with what to do before a face can be taken. Pictures stay on this device. */
export function FaceCapture({ words, onCaptured, round = 0, source = ofThisBrowser }: FaceCaptureProps) {
  const [again, setAgain] = useState(0);
  const { state, video } = useCapture(source, onCaptured, `${round}.${again}`);
  if (state.kind === 'noCamera' || state.kind === 'modelFailed') {
    const { text, title } = state.kind === 'noCamera' ? words.trouble[state.trouble] : words.modelFailed;
    return (
      <ErrorState title={title} text={text} retryText={words.retry} onRetry={() => setAgain(again + 1)} size={120} />
    );
  }
  const good = state.kind === 'taking' || (state.kind === 'watching' && state.guidance === 'hold');
  const hint =
    state.kind === 'loading' ? words.loading : state.kind === 'taking' ? words.taking : words.guidance[state.guidance];
  return (
    <Frame>
      <Picture data-good={good || undefined}>
        {/* It has no sound that could be written down. */}
        <video ref={video} muted playsInline aria-label={words.label} />
        <svg viewBox="0 0 400 300" fill="none" stroke="currentColor" strokeWidth="3" aria-hidden="true">
          <ellipse cx="200" cy="145" rx="82" ry="108" strokeDasharray={good ? undefined : '8 8'} />
        </svg>
        {state.kind === 'loading' ? (
          <div>
            <ProgressBar label={words.loading} value={state.share} />
          </div>
        ) : null}
      </Picture>
      <Hint role="status">{hint}</Hint>
    </Frame>
  );
}
