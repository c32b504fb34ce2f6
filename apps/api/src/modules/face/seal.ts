import { descriptorLength } from '@banyan/contracts/account';
import type { ServiceContext } from '../../http/context.ts';
import { openBytes, sealBytes } from '../../sealing/seal.ts';

type Owner = Pick<ServiceContext, 'digest'> & { readonly viewer: { readonly eid: number; readonly userId: number } };

/** One key for each person, derived from the server's secret: a copy of the database alone reveals no face. */
const keyOf = ({ digest, viewer }: Owner) => digest(`face ${viewer.eid} ${viewer.userId}`);

/** The stored form of a face: its numbers, sealed. */
export const sealFace = (owner: Owner, descriptor: readonly number[]): Uint8Array =>
  sealBytes(keyOf(owner), Buffer.from(Float32Array.from(descriptor).buffer));

/** The numbers of a stored face. Throws when it was tampered with, or the server's secret has changed. */
export function openFace(owner: Owner, sealed: Uint8Array): readonly number[] {
  const numbers = openBytes(keyOf(owner), sealed);
  return Array.from({ length: descriptorLength }, (_, index) => numbers.readFloatLE(index * 4));
}

/** Largest Euclidean distance of two descriptions of one person; others are hardly ever below 0.55. */
const nearest = 0.5;

export function isSamePerson(one: readonly number[], other: readonly number[]): boolean {
  return Math.hypot(...one.map((value, index) => value - (other[index] ?? 0))) < nearest;
}
