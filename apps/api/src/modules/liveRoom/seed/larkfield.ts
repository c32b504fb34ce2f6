import { larkfieldPast } from './larkfieldPast.ts';
import type { SeedRoom, SeedRooms } from './types.ts';

const coming: readonly SeedRoom[] = [
  {
    ...{ id: 8051, host: 'L1007', begins: { inMinutes: 28 }, minutes: 90, credits: 5, neededMinutes: 45 },
    title: 'Ask a store manager: your first winter peak',
    introduction:
      'Daniel Okoro has run eleven winter peaks. Four parts, then your questions; the ones most people want come first.\nStay for 45 minutes to earn 0.5 credits.',
    agenda: [
      ['The week everybody underestimates', 0],
      ['A handover in five sentences', 16],
      ['Pairing new starters with old hands', 50],
      ['Open questions', 70],
    ],
    notices: ['The handover card is in the materials of the team leader course. Print it before Friday.'],
    reminded: ['L1042'],
    lines: [
      { by: 2, at: 188, wants: 11, text: 'How do you split the night fill when three people call in sick?' },
      {
        by: 'L1042',
        at: 171,
        wants: 10,
        text: 'Two deliveries arrive at once and the chiller is full. Which goes first?',
      },
      { by: 5, at: 149, wants: 9, text: 'How long should a handover take? Ours is a quarter of an hour.' },
      { by: 7, at: 130, wants: 8, text: 'What do you say to somebody who has been here longer than you?' },
      { by: 1, at: 118, wants: 6, text: 'When is it right to stop markdowns for the day?' },
      { by: 8, at: 95, wants: 5, text: 'Do you let temporary staff work the service counter?' },
      { by: 3, at: 70, wants: 4, text: 'How do you keep breaks fair when the queue never ends?' },
      { by: 9, at: 47, wants: 3, text: 'Which checks would you never skip, even on the 23rd?' },
      { by: 4, at: 30, wants: 1, text: 'Is there a good way to plan the last bakery bake?' },
      { by: 6, at: 24, text: 'I am on a late shift. Will there be a recording?' },
      { by: 'L1007', at: 21, text: 'Yes, on this page, with the chat alongside it.' },
      { by: 0, at: 12, text: 'Six of us watching together in Leeds.' },
    ],
  },
  {
    ...{ id: 8052, host: 'L1007', begins: { day: 1, hour: 18.5 }, minutes: 60, credits: 5, neededMinutes: 40 },
    title: 'Bring your gap report',
    introduction:
      'Three real gap reports, read live: what is a stock error, what is a late fill, and what nobody ordered. Post your aisle and date as a question to have yours on screen.',
    agenda: [
      ['Reading a gap report in order', 0],
      ['Three reports from this week', 15],
      ['What to change on Monday', 40],
    ],
    notices: [],
    reminded: ['L1042'],
    lines: [
      { by: 4, at: 310, wants: 5, text: 'Aisle 7 shows gaps every Tuesday. Is it the order or the fill?' },
      { by: 8, at: 205, wants: 2, text: 'Should we count before or after the gap walk?' },
    ],
  },
];

/** Rooms of the retailer. */
export const larkfield: SeedRooms = { eid: 1002, rooms: [...coming, ...larkfieldPast] };
