import { ErrorCode, v } from '@banyan/contracts';
import { refusalData } from '@banyan/core-screen';
import { useFailureText } from '@banyan/core-screen/views';
import { useWords } from '../../shared/useWords.ts';

const refusal = v.object({ reason: v.picklist(['revision', 'deep', 'below itself', 'categories', 'courses']) });

/** Words of a failed change of a category. */
export function useCategoryFailure(): (error: unknown) => string {
  const { t } = useWords();
  const failureText = useFailureText();
  return (error) => {
    const reason = refusalData(error, ErrorCode.conflict, refusal)?.reason;
    if (reason === undefined) return t('manageCategories.notDone', { why: failureText(error) });
    return t(`manageCategories.refused.${reason === 'below itself' ? 'below' : reason}`);
  };
}
