import { defineCall } from './call.ts';
import { epochMs } from './wire.ts';
import { z } from './z.ts';

export const agreement = defineCall({
  name: 'apiSystem/getAgreement',
  method: 'GET',
  access: 'public',
  whenClosed: true,
  summary: 'User agreement and privacy notice as headed paragraphs',
  source: ['SH-02'],
  request: z.object({
    /** User agreement or privacy notice. */
    kind: z.enum(['terms', 'privacy']),
  }),
  response: z.object({
    /** In the viewer's language, else in Chinese. */
    title: z.string(),
    /** Day from which it holds, epoch ms. */
    since: epochMs,
    /** In order. */
    sections: z.array(
      z.object({
        /** Empty for a section without one. */
        heading: z.string(),
        /** Plain text. */
        paragraphs: z.array(z.string()),
      }),
    ),
  }),
});
