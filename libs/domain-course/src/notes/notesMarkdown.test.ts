import { describe, expect, it } from 'vitest';
import { makeNotes } from '../testing/notes.ts';
import { notesMarkdown } from './notesMarkdown.ts';

const words = {
  heading: '我的笔记',
  about: '',
  chapter: (no: number, title: string) => `第 ${no} 章 ${title}`,
  place: () => '',
  state: () => '',
  changed: () => '',
  gone: '已删除',
};

describe('notes as Markdown', () => {
  it('reads as it was written: what begins something in Markdown is taken as it is [NO-01]', () => {
    const [note] = makeNotes();
    if (note === undefined) throw new Error('fixture');
    const file = notesMarkdown([{ ...note, text: '1. 三检\n2) 签字\n- 留样\n# 不是标题 *也不是强调*' }], words);
    expect(file).toContain('1\\. 三检  \n2\\) 签字  \n\\- 留样  \n\\# 不是标题 \\*也不是强调\\*');
  });

  it('keeps a name of a character as it was written [NO-03]', () => {
    const [note] = makeNotes();
    if (note === undefined) throw new Error('fixture');
    const file = notesMarkdown([{ ...note, text: 'Q&A：写 &amp; 和 &#38;' }], words);
    expect(file).toContain('Q\\&A：写 \\&amp; 和 \\&\\#38;');
  });
});
