import { ErrorCode } from '@banyan/contracts';
import { RefusedError } from '@banyan/core-http';

/** The server's refusals of a number, a code or a slider. */
export type PhoneRefusal =
  | { readonly kind: 'number'; readonly rule: 'invalid' | 'same' | 'taken' }
  | { readonly kind: 'code'; readonly rule: 'wrong' | 'expired' }
  | { readonly kind: 'missed' }
  | { readonly kind: 'wait'; readonly seconds: number };

const rules = ['invalid', 'same', 'taken'] as const;

/** Classifies refusals about phones; null for any other failure. */
export function phoneRefusal(error: unknown): PhoneRefusal | null {
  if (!(error instanceof RefusedError)) return null;
  const data = (error.data ?? {}) as { readonly retryAfterS?: number; readonly fields?: { readonly phone?: string } };
  switch (error.code) {
    case ErrorCode.codeWrong:
      return { kind: 'code', rule: 'wrong' };
    case ErrorCode.codeExpired:
      return { kind: 'code', rule: 'expired' };
    case ErrorCode.sliderFailed:
      return { kind: 'missed' };
    case ErrorCode.loginTooFrequent:
    case ErrorCode.tooFrequent:
      return { kind: 'wait', seconds: data.retryAfterS ?? 60 };
    case ErrorCode.fieldsRefused: {
      const rule = rules.find((one) => one === data.fields?.phone);
      return rule === undefined ? null : { kind: 'number', rule };
    }
    default:
      return null;
  }
}
