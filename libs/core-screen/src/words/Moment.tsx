import { observer } from 'mobx-react-lite';
import { useMomentText } from './useMomentText.ts';

/** A moment: recent ones relative to today, the full moment on hover, always in the enterprise's zone. */
export const Moment = observer(function Moment({ at }: { at: number }) {
  const { full, words } = useMomentText()(at);
  return (
    <time dateTime={new Date(at).toISOString()} title={full}>
      {words}
    </time>
  );
});
