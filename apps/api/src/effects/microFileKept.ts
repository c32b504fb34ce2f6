import { defineEffect } from './effect.ts';

/** A file was kept for micro-courses, or is to be tried again: it has to be prepared for playing. */
export const microFileKept = defineEffect<{ readonly id: string }>('microFileKept');
