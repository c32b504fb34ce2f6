import { AppLink } from '@banyan/core-session';
import { Card } from '@banyan/ui';
import { Award, BookOpen, Compass, History, Layers, ShieldCheck, Sparkles, Users, type LucideIcon } from 'lucide-react';
import styled from 'styled-components';
import type { HomeZone } from './HomeStore.ts';

const icons: Readonly<Record<HomeZone['icon'], LucideIcon>> = {
  book: BookOpen,
  compass: Compass,
  history: History,
  award: Award,
  users: Users,
  layers: Layers,
  shield: ShieldCheck,
  sparkles: Sparkles,
};

const Grid = styled(Card)`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(220px, 1fr));
  gap: 1px;
  overflow: hidden;
`;
const Zone = styled(AppLink)`
  display: grid;
  grid-template-columns: 20px 1fr;
  align-content: start;
  gap: 0 16px;
  padding: 16px 24px;
  box-shadow: 0 0 0 1px var(--line);
  color: var(--ink-2);
  &:hover {
    background: var(--hover);
  }
  &:focus-visible {
    z-index: 1;
  }
  svg {
    margin-top: 1px;
  }
  b {
    font-weight: 500;
    color: var(--ink);
  }
  small {
    grid-column: 2;
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
  }
`;

export interface ZonesProps {
  items: readonly HomeZone[];
  /** Names the group for screen readers. */
  label: string;
}

/** Entries of the learning zones, in the enterprise's order. */
export function Zones({ items, label }: ZonesProps) {
  return (
    <Grid padding="none" role="group" aria-label={label}>
      {items.map((zone) => {
        const Icon = icons[zone.icon];
        return (
          <Zone key={zone.key} to={zone.path}>
            <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
            <b>{zone.title}</b>
            <small>{zone.note}</small>
          </Zone>
        );
      })}
    </Grid>
  );
}
