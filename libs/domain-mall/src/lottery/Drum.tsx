import type { LotteryPrize } from '@banyan/contracts/mall';
import { ProductPicture } from '@banyan/ui';
import { Coins, Leaf } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useDrum } from './useDrum.ts';

/** Positions of eight prizes around the middle, clockwise from the corner. */
const ring = ['1 / 1', '1 / 2', '1 / 3', '2 / 3', '3 / 3', '3 / 2', '3 / 1', '2 / 1'];

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  grid-auto-rows: 1fr;
  gap: 12px;

  & > ul {
    display: contents;
  }
  & > div {
    display: grid;
    place-content: center;
    gap: 8px;
    text-align: center;
  }
  &[data-ring] > div {
    grid-area: 2 / 2;
  }
  &:not([data-ring]) > div {
    grid-column: 1 / -1;
  }
`;

const Field = styled.li`
  display: grid;
  grid-template-rows: 1fr auto;
  gap: 8px;
  min-height: 132px;
  padding: 12px;
  border: 1px solid var(--line);
  border-radius: var(--r-card);
  background: var(--paper);
  text-align: center;
  font-size: var(--t12);
  line-height: 20px;
  overflow-wrap: anywhere;

  & > span:first-child {
    display: grid;
    place-items: center;
    aspect-ratio: 4 / 3;
    max-height: 132px;
    width: 100%;
    border-radius: var(--r-ctl);
    color: var(--ink-3);
    overflow: hidden;
  }
  &[data-kind='points'] > span:first-child {
    color: var(--warn);
  }
  &[data-lit] {
    border-color: var(--accent);
    box-shadow: 0 0 0 2px var(--accent);
    background: var(--accent-soft);
  }
  /* The text stays readable: only the picture fades. */
  &[data-gone] > span:first-child {
    opacity: 0.45;
  }
  &[data-gone] > span:last-child {
    color: var(--ink-2);
  }
`;

function Picture({ prize: { art, kind, pigment } }: { prize: LotteryPrize }) {
  if (art !== null && pigment !== null) return <ProductPicture art={art} pigment={pigment} />;
  return kind === 'points' ? <Coins size={32} aria-hidden="true" /> : <Leaf size={28} aria-hidden="true" />;
}

export interface DrumProps {
  /** Name of the group of fields. */
  label: string;
  prizes: readonly LotteryPrize[];
  /** Prize at which the light stops; null: nothing is drawn. */
  target: number | null;
  /** Called when the light has stopped. */
  onRest: () => void;
  /** Content of the middle: the button. */
  children: ReactNode;
}

/** The prizes around the button; a light runs round them until it stops at the drawn one. */
export function Drum({ label, prizes, target, onRest, children }: DrumProps) {
  const place = prizes.findIndex(({ id }) => id === target);
  const at = useDrum(place < 0 ? null : place, prizes.length, onRest);
  const round = prizes.length === ring.length;
  return (
    <Fields data-ring={round ? '' : undefined}>
      <ul aria-label={label}>
        {prizes.map((prize, index) => (
          <Field
            key={prize.id}
            data-kind={prize.kind}
            data-lit={at === index ? '' : undefined}
            data-gone={prize.left === 0 ? '' : undefined}
            style={round ? { gridArea: ring[index] } : undefined}
          >
            <span>
              <Picture prize={prize} />
            </span>
            <span>{prize.name}</span>
          </Field>
        ))}
      </ul>
      <div>{children}</div>
    </Fields>
  );
}
