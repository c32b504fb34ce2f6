import { Slider as AriaSlider, SliderFill, SliderThumb, SliderTrack } from 'react-aria-components/Slider';
import styled from 'styled-components';
import { hintWhenCut } from '../components/hint-when-cut.ts';

/** A value with a label below the track. */
export interface SliderMark {
  value: number;
  /** One or two words, cut without room; without them there is only a tick. */
  label?: string;
}

export const SliderFrame = styled(AriaSlider)`
  position: relative;

  & output {
    line-height: 22px;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
    color: var(--ink-2);
  }
`;

const Track = styled(SliderTrack)`
  position: relative;
  height: 24px;
  /* At the ends of the track the knobs stay inside it. */
  margin-inline: 10px;
  cursor: pointer;

  &[data-disabled] {
    cursor: not-allowed;
  }
`;

const Rail = styled.div`
  position: absolute;
  inset: 10px -10px;
  border-radius: 2px;
  background: var(--track);
`;

const Filled = styled.div`
  position: absolute;
  inset: 10px 0;

  --ink-of-it: var(--accent);

  & > div {
    border-radius: 2px;
    background: var(--ink-of-it);
  }
  /* From the very start of the rail, for a single knob. */
  &[data-whole]::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: -10px;
    width: 12px;
    border-radius: 2px;
    background: var(--ink-of-it);
  }
  [data-disabled] > & {
    --ink-of-it: var(--line-3);
  }
`;

const Thumb = styled(SliderThumb)`
  inset-block-start: 50%;
  width: 20px;
  height: 20px;
  border: 2px solid var(--accent);
  border-radius: 50%;
  background: var(--surface);
  transition: box-shadow var(--quick) var(--ease);

  /* A larger target for fingers. */
  &::before {
    content: '';
    position: absolute;
    inset: -4px;
  }
  &:is([data-hovered], [data-dragging]) {
    box-shadow: 0 0 0 4px var(--accent-soft);
  }
  &[data-focus-visible] {
    outline: 2px solid var(--accent);
    outline-offset: 2px;
  }
  &[data-disabled] {
    border-color: var(--line-3);
    background: var(--sunken);
  }
`;

const Marks = styled.div`
  position: relative;
  min-height: 24px;
  margin-inline: 10px;
  font-size: var(--t12);
  line-height: 20px;
  color: var(--ink-3);
  font-variant-numeric: tabular-nums;

  & > span {
    position: absolute;
    inset-block-start: 0;
    padding-block-start: 6px;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    translate: -50% 0;
  }
  & > span:dir(rtl) {
    translate: 50% 0;
  }
  /* Labels at the ends stay within the rail; short ones are as wide as the knob and centred below it. */
  & > span[data-edge] {
    min-width: 20px;
    margin-inline-start: -10px;
    text-align: center;
    translate: 0 0;
  }
  & > span[data-edge='end'] {
    inset-inline-end: -10px;
    margin: 0;
  }
  & > span::before {
    content: '';
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: calc(50% - 0.5px);
    width: 1px;
    height: 4px;
    background: var(--line-3);
  }
  & > span[data-edge]::before {
    inset-inline-start: 10px;
  }
  & > span[data-edge='end']::before {
    inset-inline: auto 10px;
  }
`;

/** Names of a knob. */
export interface SliderThumbName {
  /** Name of the knob after the slider's own label, for more than one knob. */
  label?: string;
  /** Name under which a form sends its number. */
  name?: string;
}

interface SliderBodyProps {
  min: number;
  max: number;
  marks: readonly SliderMark[];
  thumbs: readonly SliderThumbName[];
}

/** Track, knobs and marks of a slider. */
export function SliderBody({ min, max, marks, thumbs }: SliderBodyProps) {
  return (
    <>
      <Track>
        <Rail />
        <Filled data-whole={thumbs.length === 1 || undefined}>
          <SliderFill />
        </Filled>
        {thumbs.map(({ label, name }, index) => (
          <Thumb key={index} index={index} name={name} aria-label={label} />
        ))}
      </Track>
      {marks.length === 0 ? null : (
        <Marks aria-hidden="true">
          {marks.map(({ value, label }) => {
            const end = value === max;
            const along = { insetInlineStart: `${((value - min) / (max - min)) * 100}%` };
            return (
              <span
                key={value}
                {...hintWhenCut}
                data-edge={end ? 'end' : value === min ? 'start' : undefined}
                style={{ ...(end ? {} : along), maxWidth: `${100 / marks.length}%` }}
              >
                {label ?? '\u00a0'}
              </span>
            );
          })}
        </Marks>
      )}
    </>
  );
}
