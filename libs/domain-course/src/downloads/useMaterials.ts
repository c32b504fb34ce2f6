import { courseDomain } from '../course.domain.ts';
import { makeMaterialsStore, type MaterialsStore } from './MaterialsStore.ts';

/** The files of the course that is open. Read them inside an `observer`. */
export const useMaterials = (): MaterialsStore => courseDomain.useStore(makeMaterialsStore);
