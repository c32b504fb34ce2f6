import { DatePicker, TimeField } from '@banyan/ui/dates';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../shared/useWords.ts';
import { fieldTexts, type ControlProps } from './control.ts';
import { Short } from './Short.ts';

/** A day, or a time of day. */
export const MomentControl = observer(function MomentControl({ item, store, error }: ControlProps) {
  const { t } = useWords();
  const shared = {
    ...fieldTexts({ item, error }),
    value: store.valueOf(item.id).text,
    clearText: t('questionnaire.clear'),
    onChange: (text: string) => store.answer(item.id, { text }),
  };
  return (
    <Short>{item.type === 'date' ? <DatePicker {...shared} jump /> : <TimeField {...shared} hourCycle={24} />}</Short>
  );
});
