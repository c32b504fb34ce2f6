import { EmptyState, LinkButton } from '@banyan/ui';
import { useWords } from '../shared/useWords.ts';
import { talentLinks } from '../talent.links.ts';

export interface MissingTaskProps {
  /** Name and reason of the missing thing; a task that was not found without it. */
  label?: string;
  text?: string;
}

/** Says that this address has nothing to show, with a link back. */
export function MissingTask({ label, text }: MissingTaskProps) {
  const { t } = useWords();
  return (
    <EmptyState
      level={2}
      image="gate"
      label={label ?? t('assessment.missing')}
      description={text ?? t('assessment.missingText')}
      actions={<LinkButton href={talentLinks.assessments.href()}>{t('assessment.toList')}</LinkButton>}
    />
  );
}
