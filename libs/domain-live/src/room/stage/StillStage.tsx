import type { ReactNode } from 'react';
import styled from 'styled-components';
import { StageMessage, stageFrame } from '@banyan/ui/media';

const Frame = styled.section`
  ${stageFrame}
`;

export interface StillStageProps {
  /** Label of the stage for assistive technology. */
  label: string;
  icon: ReactNode;
  title: string;
  text?: string;
  /** Buttons and links. */
  children?: ReactNode;
  alert?: boolean;
}

/** The stage without a picture: the reason, and the next step. */
export function StillStage({ label, icon, title, text, children, alert = false }: StillStageProps) {
  return (
    <Frame aria-label={label}>
      <StageMessage role={alert ? 'alert' : undefined}>
        {icon}
        <b>{title}</b>
        {text === undefined ? null : <p>{text}</p>}
        {children === undefined ? null : <div>{children}</div>}
      </StageMessage>
    </Frame>
  );
}
