import type { Config } from '../config.ts';
import type { SparringPartner } from '../ports/sparringPartner.ts';
import { modelPartner } from './modelPartner.ts';
import { scriptedPartner } from './scriptedPartner.ts';

/** The partner that the settings name: a language model, or the embedded one. */
export const openPartner = ({ sparring }: Pick<Config, 'sparring'>): SparringPartner =>
  sparring === null ? scriptedPartner() : modelPartner(sparring);
