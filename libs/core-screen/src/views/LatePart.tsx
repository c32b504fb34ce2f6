import { FaultContext } from '@banyan/core-session';
import { Button, LatePart as Part, Notice, SkeletonBlock, SkeletonRegion, type LoadPart } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { Fragment, useContext, useState, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Over } from './over.ts';
import { useRetryFocus } from './useRetryFocus.ts';

export interface LatePartProps<Part> {
  /** Loads the part; the same function each time, as the loaded code is cached by it. */
  load: LoadPart<Part>;
  /** Shown until it is loaded; by default a skeleton, or a bar for a part above the screen. */
  waiting?: ReactNode;
  /** Text of a failed load; "This could not be loaded" by default. */
  failed?: string | undefined;
  /** True for a part far down the page: it is loaded when the reader scrolls near it, or reaches it by Tab. */
  near?: boolean;
  /** True for a part that lies over the screen, with bars at the foot of the window in its place. */
  over?: boolean;
  children: (part: Part) => ReactNode;
}

/** Reads the state of the screen's store for the part: it must render again on a change, e.g. on a failure. */
const Drawn = observer(function Drawn({ draw }: { draw: () => ReactNode }) {
  return draw();
});

/**
 * A part of a screen with lazily loaded code. Loading and failure show in its own place, with a retry: the rest of the
 * screen is unchanged, with all typed text.
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
