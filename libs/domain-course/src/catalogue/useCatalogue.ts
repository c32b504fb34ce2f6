import { createCatalogueApi } from '../api/catalogueApi.ts';
import { useStoreOf, type CourseEnvironment } from '../course.environment.ts';
import { CatalogueStore } from './CatalogueStore.ts';

const make = ({ http }: CourseEnvironment) => new CatalogueStore(createCatalogueApi(http));

/** The store of the catalogue's screen. Read it inside an `observer`. */
export const useCatalogue = (): CatalogueStore => useStoreOf(make);
