/** A certificate of the demo learner. */
interface SeedCertificate {
  /** Days from now; negative: in the past. */
  readonly issuedIn: number;
  /** The same; null: unlimited. */
  readonly endsIn: number | null;
  /** The end of its number. */
  readonly serial: number;
  readonly revoked?: { readonly in: number; readonly reason: string };
}

/** Certificates of the demo learners, by template. */
export const held: Readonly<Record<number, readonly SeedCertificate[]>> = {
  9201: [
    { issuedIn: -1440, endsIn: -710, serial: 311 },
    { issuedIn: -709, endsIn: 21, serial: 1077 },
  ],
  9202: [{ issuedIn: -18, endsIn: null, serial: 418 }],
  9203: [{ issuedIn: -155, endsIn: 575, serial: 192 }],
  9204: [{ issuedIn: -408, endsIn: 687, serial: 77 }],
  9205: [{ issuedIn: -230, endsIn: null, serial: 31 }],
  9206: [{ issuedIn: -1193, endsIn: -98, serial: 311 }],
  9207: [
    {
      issuedIn: -608,
      endsIn: 853,
      serial: 127,
      revoked: { in: -100, reason: '考核记录缺一位监考签字，需要重新考核。不影响别的证书。' },
    },
  ],
  9701: [{ issuedIn: -709, endsIn: 21, serial: 204 }],
  9702: [{ issuedIn: -60, endsIn: null, serial: 118 }],
  9703: [{ issuedIn: -1190, endsIn: -95, serial: 63 }],
  9704: [
    {
      issuedIn: -400,
      endsIn: 695,
      serial: 87,
      revoked: {
        in: -40,
        reason: 'The assessment was signed by somebody who was not an assessor yet. Please take it again.',
      },
    },
  ],
  9705: [{ issuedIn: -120, endsIn: 610, serial: 45 }],
};
