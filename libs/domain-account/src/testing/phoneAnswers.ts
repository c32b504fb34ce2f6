import {
  countryCodes,
  outsidersCode,
  sendMessage,
  sliderChallenge,
  type SliderChallenge,
} from '@banyan/contracts/account';
import { answer } from '@banyan/core-screen/testing';

const drawn = (inside: string, width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inside}</svg>`)}`;
const square = 'M4 0h32q4 0 4 4v12a9 9 0 0 1 0 20v12q0 4 -4 4h-32q-4 0 -4 -4v-48q0 -4 4 -4z';

/** A slider with its gap 180 px from the left. */
export const sampleSlider: SliderChallenge = {
  id: 'sample',
  top: 44,
  picture: drawn(
    `<rect width="320" height="140" fill="#dfe7e2"/><circle cx="210" cy="70" r="60" fill="none" stroke="#3d6b5c" stroke-width="3"/><path transform="translate(180 44)" d="${square}" fill="#14181c" fill-opacity=".5" stroke="#fff" stroke-width="2"/>`,
    320,
    140,
  ),
  piece: drawn(`<path d="${square}" fill="#3d6b5c" stroke="#fff" stroke-width="2"/>`, 52, 52),
};

export const sampleCountries = [
  { region: 'CN', code: '86', name: '中国' },
  { region: 'GB', code: '44', name: '英国' },
];

/** Calls of a form with a code by phone. */
export const phoneAnswers = [
  answer(countryCodes, () => ({ countries: sampleCountries })),
  answer(sliderChallenge, () => sampleSlider),
  answer(outsidersCode, () => ({ expiresInS: 300, resendInS: 60, to: '+86 138 **** 6620' })),
  answer(sendMessage, () => ({ expiresInS: 300, resendInS: 60, to: '+86 138 **** 6620' })),
];
