import { Button, LinkButton } from '@banyan/ui';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { GatewayParts } from './GatewayParts.tsx';

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`;

export interface HandoverQuestionProps {
  /** Name of the person who is logged in here. */
  readonly here: string;
  /** Name of the person that the link logs in. */
  readonly handed: string;
  readonly onReplace: () => void;
  /** Address to continue at without a change. */
  readonly stayHref: string;
}

/** Asks before a link replaces the logged-in person by another one. */
export function HandoverQuestion({ handed, here, onReplace, stayHref }: HandoverQuestionProps) {
  const { t } = useTranslation('switching');
  return (
    <GatewayParts title={t('transfer.question', { name: handed })} text={t('transfer.questionText', { here, handed })}>
      <Ways>
        <LinkButton size="lg" variant="primary" href={stayHref}>
          {t('transfer.stay', { name: here })}
        </LinkButton>
        <Button size="lg" onClick={onReplace}>
          {t('transfer.replace', { name: handed })}
        </Button>
      </Ways>
    </GatewayParts>
  );
}
