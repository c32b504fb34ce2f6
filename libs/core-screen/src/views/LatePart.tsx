import { FaultContext } from '@banyan/core-session';
import {
  Button,
  LostPart,
  nearMargin,
  Notice,
  sharedPart,
  SkeletonBlock,
  SkeletonRegion,
  useNear,
  type LoadPart,
} from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { Component, Fragment, Suspense, use, useContext, useState, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
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

interface GuardProps {
  instead: ReactNode;
  onError: (error: unknown) => void;
  children: ReactNode;
}

class Guard extends Component<GuardProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    if (!(error instanceof LostPart)) this.props.onError(error);
  }

  override render() {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}

/** What the screen's store says of the part is read here: it must be drawn anew when that changes, e.g. on a failure. */
const Drawn = observer(function Drawn({ draw }: { draw: () => ReactNode }) {
  return draw();
});

function Arrived<Part>({ coming, children }: { coming: Promise<Part>; children: (part: Part) => ReactNode }) {
  const part = use(coming);
  return <Drawn draw={() => children(part)} />;
}

/** Marks a place where nothing stands yet; it takes no room of its own. */
const Place = styled.div`
  &:empty {
    position: absolute;
  }
`;

/**
 * A part of a screen whose code comes when it is needed. Meanwhile, and when it fails, that shows in its own place with a
 * way to try again: the rest of the screen stays as it is, with all that was typed.
 */
export function LatePart<Part = ComponentType>({ near = false, ...part }: LatePartProps<Part>) {
  const [reached, watch] = useNear(nearMargin.most, !near, true);
  return reached ? <Late {...part} /> : <Place ref={watch}>{part.waiting}</Place>;
}

function Late<Part>({ load, waiting, failed, over = false, children }: Omit<LatePartProps<Part>, 'near'>) {
  const { t } = useTranslation('screen');
  const report = useContext(FaultContext);
  // Kept here, above what waits for it: what waits begins anew with each answer.
  const [held, setHeld] = useState(() => ({ load, coming: sharedPart(load), round: 0 }));
  const { coming, round } = held;
  const [ended, setEnded] = useState(0);
  const { place, pressed } = useRetryFocus(ended === round);
  const anew = () => {
    const next = { load, coming: sharedPart(load), round: round + 1 };
    setHeld(next);
    return next;
  };
  const again = () => {
    pressed();
    const next = anew();
    const end = () => setEnded(next.round);
    next.coming.then(end, end);
  };
  // Another part in its place, e.g. of the tab beside it.
  if (held.load !== load) anew();
  const placed = (node: ReactNode) => (over ? <Over>{node}</Over> : node);
  const skeleton = (
    <SkeletonRegion label={t('loading')}>
      <SkeletonBlock height={40} />
    </SkeletonRegion>
  );
  return (
    <Fragment ref={place}>
      <Guard
        key={round}
        onError={report}
        instead={placed(
          <Notice
            tone="danger"
            live
            action={
              <Button size="sm" onClick={again}>
                {t('retry')}
              </Button>
            }
          >
            {failed ?? t('failed')}
          </Notice>,
        )}
      >
        <Suspense
          fallback={waiting === undefined ? placed(over ? <Notice live>{t('loading')}</Notice> : skeleton) : waiting}
        >
          <Arrived coming={coming}>{children}</Arrived>
        </Suspense>
      </Guard>
    </Fragment>
  );
}
