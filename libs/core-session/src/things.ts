/** Screens that show one thing, by kind of thing. All screens of one exam, from its entry to its result, are one kind. */
const things: readonly (readonly [kind: string, path: RegExp])[] = [
  ['course', /^\/course\/(?!classlibrary(?:[/?#]|$))[^/?#]+(?:[?#]|$)/],
  ['course', /^\/(?:coursePractice|refused)\//],
  ['package', /^\/coursepackage\/detail\//],
  ['package', /^\/coursePay\?(?:.*&)?type=package(?:&|$)/],
  ['course', /^\/coursePay(?:[?#]|$)/],
  ['room', /^\/course\/live\//],
  ['meeting', /^\/meeting\//],
  ['exam', /^\/task\/exam\/(?:excessive|questions|result|resultDetail)\//],
  ['battle', /^\/pk\/battle\//],
  ['questionnaire', /^\/questionnaire\/(?:excessive\/|(?:questionDetail|forbid)(?:[?#]|$))/],
  ['programme', /^\/(?:training\/train-detail|task\/train-map|task\/train-map-list)\//],
  ['activity', /^\/task\/active-detail\//],
  ['homework', /^\/task\/homework\//],
  ['certificate', /^\/verify\//],
  ['lecturer', /^\/lecturer\/lecturerDetail\//],
  ['partner', /^\/partner\/partnerDetail\//],
  ['product', /^\/shopMall\/shopDetail\//],
  ['post', /^\/news\/(?:community|comminication)\//],
  ['assessment', /^\/talent\/(?:assessmentTasksDetails|assessmentToolDetails|viewEvaluationPdfReport)(?:[?#]|$)/],
  ['file', /^\/filepreview(?:[?#]|$)/],
];

/** The kind of thing that an address of the portal shows; null for lists, forms and hubs. */
function thingOf(address: string): string | null {
  return things.find(([, path]) => path.test(address))?.[0] ?? null;
}

/** True when a link leads from one screen to a thing that is not the screen's own. */
export function leadsToThing(from: string, to: string): boolean {
  const thing = thingOf(to);
  return thing !== null && thing !== thingOf(from);
}
