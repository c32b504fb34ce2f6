import type { MedalFamily, MedalStanding } from '@banyan/contracts/mall';
import type { MedalProps } from '@banyan/ui';

/** Shape of the medals of a family. */
const frames: Readonly<Record<MedalFamily, MedalProps['frame']>> = {
  keep: 'rings',
  craft: 'hexagon',
  share: 'scallop',
  mile: 'shield',
};

type Look = Pick<MedalProps, 'mark' | 'pigment'>;

/** Sign and colour of a medal, by its key. */
const looks: Readonly<Record<string, Look>> = {
  days3: { mark: 'full', pigment: 'willow' },
  days7: { mark: 'full', pigment: 'malachite' },
  days14: { mark: 'full', pigment: 'azurite' },
  days30: { mark: 'full', pigment: 'indigo' },
  days100: { mark: 'full', pigment: 'violet' },
  days365: { mark: 'full', pigment: 'gamboge' },
  exams1: { mark: 'sheet', pigment: 'indigo' },
  exams3: { mark: 'gauge', pigment: 'azurite' },
  exams10: { mark: 'shield', pigment: 'gamboge' },
  credits100: { mark: 'wheel', pigment: 'ochre' },
  credits300: { mark: 'flow', pigment: 'malachite' },
  credits1000: { mark: 'sample', pigment: 'slate' },
  signed1: { mark: 'note', pigment: 'violet' },
  signed30: { mark: 'best', pigment: 'indigo' },
  signed100: { mark: 'pair', pigment: 'slate' },
  signedInRow7: { mark: 'heart', pigment: 'lotus' },
  signedInRow21: { mark: 'sun', pigment: 'ochre' },
  signedInRow60: { mark: 'moon', pigment: 'violet' },
  courses1: { mark: 'book', pigment: 'willow' },
  courses10: { mark: 'stack', pigment: 'ochre' },
  hours600: { mark: 'sun', pigment: 'gamboge' },
  hours3000: { mark: 'moon', pigment: 'indigo' },
  points300: { mark: 'full', pigment: 'azurite' },
  points3000: { mark: 'peak', pigment: 'malachite' },
};

/** Look of a medal. */
export function lookOf({ key, family, goal, done }: MedalStanding): Omit<MedalProps, 'size'> {
  return {
    frame: frames[family],
    count: goal,
    done: done / goal,
    ...(looks[key] ?? { mark: 'full', pigment: 'slate' }),
  };
}
