import type { PkFighter } from '@banyan/contracts/exam';
import { Avatar } from '@banyan/ui';
import styled from 'styled-components';

const Unknown = styled.span`
  flex: none;
  display: inline-grid;
  place-items: center;
  box-sizing: border-box;
  width: var(--size);
  height: var(--size);
  border: 1.5px dashed var(--ink-3);
  border-radius: 50%;
  background: var(--unknown-ground, var(--surface));
  color: var(--ink-3);
  font-size: calc(var(--size) * 0.42);
  font-weight: 600;
  line-height: 1;
`;

export interface FighterProps {
  /** Null: no opponent yet. */
  who: PkFighter | null;
  /** Diameter in px. */
  size?: number;
}

/** One of the two players of a battle as a disc; a question mark for an unknown one. */
export function Fighter({ who, size = 40 }: FighterProps) {
  if (who === null || who.name === '') {
    return (
      <Unknown style={{ ['--size' as string]: `${size}px` }} aria-hidden="true">
        ?
      </Unknown>
    );
  }
  return <Avatar name={who.name} src={who.image} size={size} />;
}
