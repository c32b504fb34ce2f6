import { defineCall } from '../call.ts';
import { epochMs } from '../wire.ts';
import { v } from '../v.ts';

export const agreement = defineCall({
  name: 'apiSystem/getAgreement',
  method: 'GET',
  access: 'public',
  whenClosed: true,
  summary: 'User agreement and privacy notice as headed paragraphs',
  source: ['SH-02'],
  request: v.object({
    /** User agreement or privacy notice. */
    kind: v.picklist(['terms', 'privacy']),
  }),
  response: v.object({
    /** In the viewer's language, else in Chinese. */
    title: v.string(),
    /** Day from which it holds, epoch ms. */
    since: epochMs,
    /** In order. */
    sections: v.array(
      v.object({
        /** Empty for a section without one. */
        heading: v.string(),
        /** Plain text. */
        paragraphs: v.array(v.string()),
      }),
    ),
  }),
});
