import { describe, expect, it } from 'vitest';
import { messageKey, readMessageKey } from './message-key.ts';

describe('messageKey', () => {
  it('is the key alone where the message names nothing', () => {
    expect(messageKey('form.required')).toBe('form.required');
    expect(readMessageKey('form.required')).toEqual({ key: 'form.required', values: {} });
  });
  it('carries values through, whatever is in them', () => {
    const values = { max: 1000, name: '作业 & “笔记”?=100%' };
    expect(readMessageKey(messageKey('form.tooLong', values))).toEqual({
      key: 'form.tooLong',
      values: { max: '1000', name: values.name },
    });
  });
});
