import type { ItemType } from '@banyan/contracts';
import type { ComponentType } from 'react';
import { MultipleControl, SingleControl, StarControl } from './ChoiceControls.tsx';
import type { ControlProps } from './control.ts';
import { ScoreControl } from './ScoreControl.tsx';
import { SignatureControl } from './SignatureControl.tsx';
import { SortControl } from './SortControl.tsx';
import { AgeControl, DescriptionControl, FillControl, FillsControl, MomentControl } from './TextControls.tsx';
import { UploadControl } from './UploadControl.tsx';

/** The control of each type of question [QU-01]. */
export const controls: Readonly<Record<ItemType, ComponentType<ControlProps>>> = {
  description: DescriptionControl,
  star: StarControl,
  score: ScoreControl,
  upload: UploadControl,
  sorting: SortControl,
  single: SingleControl,
  multiple: MultipleControl,
  fill: FillControl,
  fills: FillsControl,
  date: MomentControl,
  time: MomentControl,
  sex: SingleControl,
  age: AgeControl,
  email: FillControl,
  signature: SignatureControl,
};
