import { Tabs } from '@banyan/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

const Panel = styled.div`
  padding-block-start: 16px;
`;

export interface WaysProps {
  /** Accessible name of the choice. */
  label: string;
  /** The enterprise's ways, in its order. */
  offered: readonly FormWay[];
  /** The requested way; the first one if it is not offered. */
  chosen: string;
  onChoose: (way: FormWay) => void;
  form: (way: FormWay) => ReactNode;
}

/** Ways with a form of their own; the others are listed below. */
export const formWays = ['password', 'code', 'scan', 'face'] as const;
export type FormWay = (typeof formWays)[number];

const titles = {
  password: 'login.password',
  code: 'login.byCode',
  scan: 'login.byScan',
  face: 'login.byFace',
} as const;

/** The ways to log in, side by side; a single one has no tabs. */
export function Ways({ label, offered, chosen, onChoose, form }: WaysProps) {
  const { t } = useTranslation('account');
  const shown = offered.find((way) => way === chosen) ?? offered[0] ?? 'password';
  if (offered.length < 2) return form(shown);
  return (
    <Tabs
      size="lg"
      label={label}
      selected={shown}
      onSelect={onChoose}
      items={offered.map((id) => ({ id, label: t(titles[id]), panel: <Panel>{form(id)}</Panel> }))}
    />
  );
}
