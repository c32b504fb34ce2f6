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
    /** In the viewer's language; otherwise in Chinese. */
    title: v.string(),
    /** First day of validity, epoch ms. */
    since: epochMs,
    /** In display order. */
    sections: v.array(
      v.object({
        /** Empty for a section without a heading. */
        heading: v.string(),
        /** Plain text. */
        paragraphs: v.array(v.string()),
      }),
    ),
  }),
});
