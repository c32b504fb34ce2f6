export { ComboBox, type ComboBoxProps } from './fields/ComboBox.tsx';
export { type ComboWords } from './fields/combo-parts.tsx';
export { NumberField, type NumberFieldProps } from './fields/NumberField.tsx';
export { SearchField, type SearchFieldProps } from './fields/SearchField.tsx';
export { RangeSlider, Slider, type NumberSpan, type RangeSliderProps, type SliderProps } from './fields/Slider.tsx';
export { type SliderMark } from './fields/slider-parts.tsx';
export { TagField, type TagFieldProps, type TagWords } from './fields/TagField.tsx';
export { type Choice, type ChoiceSection } from './overlays/choice-types.ts';
