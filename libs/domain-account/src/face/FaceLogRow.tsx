import type { FaceLogEntry } from '@banyan/contracts/account';
import { Moment } from '@banyan/core-screen/views';
import { Dot, ListLine } from '@banyan/ui';
import { CircleCheck, CircleX, MonitorCheck, MonitorX, ScanFace, ShieldCheck, ShieldOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

const Line = styled(ListLine)`
  grid-template-columns: 24px minmax(0, 1fr);
  padding-block: 12px;

  & > svg {
    color: var(--ink-3);
  }
  &[data-event='passed'] > svg {
    color: var(--ok);
  }
  &[data-event='failed'] > svg {
    color: var(--danger);
  }
`;

const icons = {
  consented: ShieldCheck,
  withdrawn: ShieldOff,
  enrolled: ScanFace,
  trusted: MonitorCheck,
  untrusted: MonitorX,
  passed: CircleCheck,
  failed: CircleX,
} as const;

export interface FaceLogRowProps {
  entry: FaceLogEntry;
}

/** An entry in the log of the viewer's face data. */
export function FaceLogRow({ entry }: FaceLogRowProps) {
  const { t } = useTranslation('face');
  const { at, event, purpose, title } = entry;
  const Icon = icons[event];
  return (
    <Line data-event={event}>
      <Icon size={20} aria-hidden="true" />
      <div>
        <h3>{t(event === 'failed' ? 'log.failedCheck' : `log.${event}`)}</h3>
        <p>
          {purpose === null ? null : (
            <>
              {title === '' ? t(`log.${purpose}`) : title}
              <Dot />
            </>
          )}
          <Moment at={at} />
        </p>
      </div>
    </Line>
  );
}
