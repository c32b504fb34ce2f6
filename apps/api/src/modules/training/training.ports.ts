import type { TaskItems } from '../../due/taskItems.ts';
import type { ItemKind } from '../../effects/itemFinished.ts';

/** What programmes ask of other modules. A kind that nobody answers stands by its title alone. */
export interface TrainingModulePorts {
  readonly items: Readonly<Partial<Record<ItemKind, TaskItems>>>;
}
