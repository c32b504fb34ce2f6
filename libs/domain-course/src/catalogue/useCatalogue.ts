import { useStoreOf, type CourseEnvironment } from '../course.environment.ts';
import { CatalogueStore } from './CatalogueStore.ts';

const make = ({ api }: CourseEnvironment) => new CatalogueStore(api);

/** The store of the catalogue's screen. Read it inside an `observer`. */
export const useCatalogue = (): CatalogueStore => useStoreOf(make);
