import { observer } from 'mobx-react-lite';
import { SparringScreen } from './SparringScreen.tsx';
import { useSparring } from './useSparring.ts';

/** Sparring as an assessment. */
export const AiAssessPage = observer(function AiAssessPage() {
  return <SparringScreen {...useSparring('assess')} />;
});
