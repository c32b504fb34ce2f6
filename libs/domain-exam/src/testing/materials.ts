import type { PaperQuestion, QuestionMaterial } from '@banyan/contracts/exam';

const drawing = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="800" height="600" fill="#d8dcd9"/><circle cx="400" cy="300" r="180" fill="none" stroke="#3d4a46" stroke-width="24"/><path d="M250 240l300 110" stroke="#a33" stroke-width="6"/></svg>',
)}`;

/** Two pictures of a question. */
export const makePictures = (language: 'zh' | 'en' = 'zh'): PaperQuestion['pictures'] =>
  language === 'zh'
    ? [
        { url: drawing, alt: '缸孔端面划伤' },
        { url: `${drawing}#close`, alt: '放大部位' },
      ]
    : [
        { url: drawing, alt: 'Scratch on the bore' },
        { url: `${drawing}#close`, alt: 'Close-up' },
      ];

/** A sound and a document of a question. */
export const makeMaterials = (): QuestionMaterial[] => [
  {
    url: 'data:audio/wav;base64,UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YQAAAAA=',
    name: '异响.wav',
    size: 48_000,
    sound: true,
  },
  { url: '/content/drawing.pdf', name: '零件图 A-102.pdf', size: 1_240_000, sound: false },
];
