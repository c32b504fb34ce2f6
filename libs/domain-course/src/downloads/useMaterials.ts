import { courseDomain } from '../course.domain.ts';
import { makeMaterialsStore, type MaterialsStore } from './MaterialsStore.ts';

/** Files of the open course. Read them inside an `observer`. */
export const useMaterials = (): MaterialsStore => courseDomain.useStore(makeMaterialsStore);
