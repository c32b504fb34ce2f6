import { descriptorLength } from '@banyan/contracts';
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { ServiceContext } from '../../http/context.ts';

type Owner = Pick<ServiceContext, 'digest'> & { readonly viewer: { readonly eid: number; readonly userId: number } };

const ivBytes = 12;
const tagBytes = 16;

/** One key for each person, made of the server's secret: a copy of the database alone opens no face. */
const keyOf = ({ digest, viewer }: Owner) => Buffer.from(digest(`face ${viewer.eid} ${viewer.userId}`));

/** A face as it is stored: AES-256-GCM over its numbers. */
export function sealFace(owner: Owner, descriptor: readonly number[]): Uint8Array {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', keyOf(owner), iv);
  const numbers = Buffer.from(Float32Array.from(descriptor).buffer);
  return Buffer.concat([iv, cipher.update(numbers), cipher.final(), cipher.getAuthTag()]);
}

/** The numbers of a stored face. Throws where it was tampered with, or the server's secret is another one. */
export function openFace(owner: Owner, sealed: Uint8Array): readonly number[] {
  const iv = sealed.subarray(0, ivBytes);
  const end = sealed.length - tagBytes;
  const decipher = createDecipheriv('aes-256-gcm', keyOf(owner), iv).setAuthTag(sealed.subarray(end));
  const numbers = Buffer.concat([decipher.update(sealed.subarray(ivBytes, end)), decipher.final()]);
  return Array.from({ length: descriptorLength }, (_, index) => numbers.readFloatLE(index * 4));
}

/** Two descriptions of one person are nearer than this to each other (Euclidean); others are hardly ever below 0.55. */
const nearest = 0.5;

export function isSamePerson(one: readonly number[], other: readonly number[]): boolean {
  return Math.hypot(...one.map((value, index) => value - (other[index] ?? 0))) < nearest;
}
