import { observer } from 'mobx-react-lite';
import { SparringScreen } from './SparringScreen.tsx';
import { useSparring } from './useSparring.ts';

/** Sparring for practice. */
export const TrainPage = observer(function TrainPage() {
  return <SparringScreen {...useSparring('train')} />;
});
