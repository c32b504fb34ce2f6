import { apiOf } from '@banyan/core-screen';
import { catalogueCalls } from '../api/catalogueCalls.ts';
import { courseDomain } from '../course.domain.ts';
import type { CourseEnvironment } from '../course.environment.ts';
import { CatalogueStore } from './CatalogueStore.ts';

const make = ({ http }: CourseEnvironment) => new CatalogueStore(apiOf(http, catalogueCalls));

/** The store of the catalogue's screen. Read it inside an `observer`. */
export const useCatalogue = (): CatalogueStore => courseDomain.useStore(make);
