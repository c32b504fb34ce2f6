import { certificateFace, faceSize, type CertificateTone, type FaceMark } from '@banyan/contracts/training';
import { useMemo } from 'react';
import styled from 'styled-components';

const Paper = styled.svg`
  display: block;
  width: 100%;
  aspect-ratio: 4 / 3;
  border-radius: var(--r-ctl);
  filter: var(--cover-filter);

  &[data-over] {
    filter: grayscale(1) contrast(0.75) brightness(1.06);
  }
`;

function Shape({ mark }: { mark: FaceMark }) {
  if (mark.kind === 'rect') {
    const [x, y, width, height] = mark.box;
    return <rect {...{ x, y, width, height }} fill={mark.fill ?? 'none'} stroke={mark.stroke ?? 'none'} />;
  }
  if (mark.kind === 'path') {
    return (
      <path
        d={mark.d}
        fill={mark.fill ?? 'none'}
        stroke={mark.stroke ?? 'none'}
        strokeWidth={mark.width ?? 1}
        strokeLinecap="round"
        opacity={mark.opacity ?? 1}
      />
    );
  }
  if (mark.kind !== 'text') return null;
  return (
    <text
      x={mark.at[0]}
      y={mark.at[1]}
      fontSize={mark.size}
      fontWeight={mark.bold ? 600 : 400}
      fill={mark.fill}
      letterSpacing={mark.spacing}
    >
      {mark.words}
    </text>
  );
}

export interface CertificateFaceProps {
  tone: CertificateTone;
  /** "Certificate", in the reader's language. */
  heading: string;
  title: string;
  /** Name and account, as the reader may see them. */
  holder: string;
  number: string;
  /** No longer valid: drawn without colour. */
  over?: boolean;
  /** Its name for screen readers; without it, it is decoration beside words that say the same. */
  label?: string;
}

/** A small certificate, with the shapes of its PDF. */
export function CertificateFace({ tone, heading, title, holder, number, over = false, label }: CertificateFaceProps) {
  const marks = useMemo(
    () =>
      certificateFace(
        tone,
        { heading, title, holder, number, scope: '', body: '', issuer: '', dates: '', code: '', note: '' },
        { whole: false, photo: false },
      ),
    [tone, heading, title, holder, number],
  );
  return (
    <Paper
      viewBox={`0 0 ${faceSize.width} ${faceSize.height}`}
      data-over={over || undefined}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {marks.map((mark, index) => (
        <Shape key={index} mark={mark} />
      ))}
    </Paper>
  );
}
