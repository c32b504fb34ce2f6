import { observer } from 'mobx-react-lite';
import { SparringScreen } from './SparringScreen.tsx';
import { useSparring } from './useSparring.ts';

/** Sparring that counts. */
export const AiAssessPage = observer(function AiAssessPage() {
  return <SparringScreen {...useSparring('assess')} />;
});
