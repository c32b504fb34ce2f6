import { useContext, useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { LostPartContext } from '../theme/lost-part.ts';
import { inTime } from './in-time.ts';

/** A component that floats and comes late: kept once it is there, asked for anew after it was lost. */
export interface LateComponent<Props> {
  /** What has come; null until then. */
  readonly part: () => ComponentType<Props> | null;
  /** Fetches it before it is needed; rejects when it does not arrive. */
  readonly fetch: () => Promise<ComponentType<Props>>;
}

/** Makes one of what fetches it. */
export function lateComponent<Props>(load: () => Promise<ComponentType<Props>>): LateComponent<Props> {
  let part: ComponentType<Props> | null = null;
  let coming: Promise<ComponentType<Props>> | null = null;
  return {
    part: () => part,
    fetch: () =>
      (coming ??= inTime(load).then(
        (arrived) => (part = arrived),
        (error: unknown) => {
          coming = null;
          throw error;
        },
      )),
  };
}

export interface LateOverlayProps<Props> {
  /** What floats. */
  late: LateComponent<Props>;
  /** It did not arrive: whoever opened it closes it again, and a further press asks anew. */
  onLost: () => void;
  /** What it is shown with. */
  content: Props;
}

/** Something that floats, once it has come. Lost, it closes, and the page below stays as it is [SH-14]. */
export function LateOverlay<Props extends object>({ late, onLost, content }: LateOverlayProps<Props>) {
  const [Part, setPart] = useState(late.part);
  const tell = useContext(LostPartContext);
  const lost = useEffectEvent((error: unknown) => {
    tell(error);
    onLost();
  });
  useEffect(() => {
    if (Part !== null) return;
    let here = true;
    late.fetch().then(
      (arrived) => {
        if (here) setPart(() => arrived);
      },
      (error: unknown) => {
        if (here) lost(error);
      },
    );
    return () => {
      here = false;
    };
  }, [Part, late]);
  return Part === null ? null : <Part {...content} />;
}
