import styled from 'styled-components';

const Svg = styled.svg`
  flex: none;
  display: block;
  color: var(--accent);
`;

export interface BrandMarkProps {
  /** Width and height in px. */
  size?: number;
  /** Accessible name; leave it out where the name is shown beside it. */
  label?: string;
}

/** The product's mark in the tenant's colour, a ring that is still growing; for an enterprise without a logo. */
export function BrandMark({ size = 28, label }: BrandMarkProps) {
  const semantics = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <Svg width={size} height={size} viewBox="0 0 28 28" fill="none" {...semantics}>
      <path d="M14 1.5 24.8 7.75v12.5L14 26.5 3.2 20.25V7.75z" fill="currentColor" />
      <circle
        cx={14}
        cy={14}
        r={7}
        pathLength={100}
        stroke="var(--surface)"
        strokeWidth={1.8}
        strokeLinecap="round"
        strokeDasharray="80 20"
        transform="rotate(-9 14 14)"
      />
      <circle cx={14} cy={14} r={3} stroke="var(--surface)" strokeWidth={1.8} />
      <circle cx={18.95} cy={9.05} r={1.7} fill="var(--surface)" />
    </Svg>
  );
}
