import type { ItemType, QuestionnaireItem } from '@banyan/contracts/exam';
import type { LoadPart } from '@banyan/ui';
import type { ComponentType } from 'react';
import { MultipleControl, SingleControl, StarControl } from './ChoiceControls.tsx';
import type { ControlProps } from './control.ts';
import { ScoreControl } from './ScoreControl.tsx';
import { DescriptionControl, FillControl, FillsControl } from './TextControls.tsx';

type Control = ComponentType<ControlProps>;

/** By type of question; complete for the types of the questionnaire. */
export type Controls = Readonly<Partial<Record<ItemType, Control>>>;

const plain: Controls = {
  description: DescriptionControl,
  star: StarControl,
  score: ScoreControl,
  single: SingleControl,
  multiple: MultipleControl,
  fill: FillControl,
  fills: FillsControl,
  sex: SingleControl,
  email: FillControl,
};

const moment = () => import('./MomentControl.tsx').then((part) => part.MomentControl);

/** Controls with a calendar, a drawing surface and the like load with the questionnaires that use them. */
const late: Readonly<Partial<Record<ItemType, () => Promise<Control>>>> = {
  date: moment,
  time: moment,
  age: () => import('./AgeControl.tsx').then((part) => part.AgeControl),
  sorting: () => import('./SortControl.tsx').then((part) => part.SortControl),
  upload: () => import('./UploadControl.tsx').then((part) => part.UploadControl),
  signature: () => import('./SignatureControl.tsx').then((part) => part.SignatureControl),
};

const loads = new Map<string, LoadPart<Controls>>();

/** The controls of all these questions, or the function that loads those still missing. */
export function controlsFor(items: readonly QuestionnaireItem[]): Controls | LoadPart<Controls> {
  const types = [...new Set(items.map(({ type }) => type))].filter((type) => type in late).sort();
  if (types.length === 0) return plain;
  const key = types.join();
  const load: LoadPart<Controls> = async () => {
    const fetched = await Promise.all(types.map(async (type) => [type, await late[type]?.()] as const));
    return { ...plain, ...Object.fromEntries(fetched) };
  };
  const known = loads.get(key) ?? load;
  loads.set(key, known);
  return known;
}
