import { FaultContext } from '@banyan/core-session';
import { Button, LatePart as Part, Notice, SkeletonBlock, SkeletonRegion, type LoadPart } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { Fragment, useContext, useState, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Over } from './over.ts';
import { useRetryFocus } from './useRetryFocus.ts';

export interface LatePartProps<Part> {
  /** Fetches it; the same function each time, as what came is kept by it. */
  load: LoadPart<Part>;
  /** Until it is there; a skeleton, or a bar for what lies over the screen, without it. */
  waiting?: ReactNode;
  /** What happened when it did not come; "This could not be loaded" without it. */
  failed?: string | undefined;
  /** Far down the page: it is fetched once the reader comes near its place, or walks by Tab. */
  near?: boolean;
  /** For what will lie over the screen: so do the bars that stand in for it. */
  over?: boolean;
  children: (part: Part) => ReactNode;
}

/** What the screen's store says of the part is read here: it must be drawn anew when that changes, e.g. on a failure. */
const Drawn = observer(function Drawn({ draw }: { draw: () => ReactNode }) {
  return draw();
});

/**
 * A part of a screen whose code comes when it is needed. Meanwhile, and when it fails, that shows in its own place with a
 * way to try again: the rest of the screen stays as it is, with all that was typed.
 */
export function LatePart<Code = ComponentType>({
  load,
  waiting,
  failed,
  near = false,
  over = false,
  children,
}: LatePartProps<Code>) {
  const { t } = useTranslation('screen');
  const report = useContext(FaultContext);
  const [retrying, setRetrying] = useState(false);
  const { place, pressed } = useRetryFocus(!retrying);
  const retry = (again: () => Promise<unknown>) => {
    const end = () => setRetrying(false);
    pressed();
    setRetrying(true);
    again().then(end, end);
  };
  const placed = (node: ReactNode) => (over ? <Over>{node}</Over> : node);
  const skeleton = (
    <SkeletonRegion label={t('loading')}>
      <SkeletonBlock height={40} />
    </SkeletonRegion>
  );
  return (
    <Fragment ref={place}>
      <Part
        load={load}
        near={near}
        waiting={waiting === undefined ? placed(over ? <Notice live>{t('loading')}</Notice> : skeleton) : waiting}
        onFault={report}
        lost={(again) =>
          placed(
            <Notice
              tone="danger"
              live
              action={
                <Button size="sm" onClick={() => retry(again)}>
                  {t('retry')}
                </Button>
              }
            >
              {failed ?? t('failed')}
            </Notice>,
          )
        }
      >
        {(code) => <Drawn draw={() => children(code)} />}
      </Part>
    </Fragment>
  );
}
