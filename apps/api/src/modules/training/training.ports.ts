import type { TaskItems } from '../../due/taskItems.ts';
import type { ItemKind } from '../../effects/itemFinished.ts';

/** Calls from programmes to other modules. A kind that no module answers has its title alone. */
export interface TrainingModulePorts {
  readonly items: Readonly<Partial<Record<ItemKind, TaskItems>>>;
}
