import { ErrorCode, v } from '@banyan/contracts';
import { refusalData } from '@banyan/core-screen';
import { useFailureText } from '@banyan/core-screen/views';
import { useWords } from '../shared/useWords.ts';

const refusals = ['below itself', 'people', 'revision'] as const;
const refusal = v.object({ reason: v.picklist(refusals) });

/** Words of a failed change of a department. */
export function useDepartmentFailure(): (error: unknown) => string {
  const { t } = useWords();
  const failureText = useFailureText();
  return (error) => {
    const told = refusalData(error, ErrorCode.conflict, refusal);
    return told === null
      ? t('departments.notDone', { why: failureText(error) })
      : t(`departments.refused.${told.reason}`);
  };
}
