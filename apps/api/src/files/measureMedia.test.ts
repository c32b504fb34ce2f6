import { describe, expect, it } from 'vitest';
import type { FileType } from '../ports/fileTypes.ts';
import { drawSound } from '../modules/course/testing/drawSound.ts';
import { measureMedia } from './measureMedia.ts';
import { mediaSample } from './testing/mediaSample.ts';
import { mp3Of } from './testing/mp3.ts';

const measured = (file: Buffer, type: FileType) =>
  measureMedia({ size: file.length, read: (start, end) => Promise.resolve(file.subarray(start, end)) }, type);
const seconds = async (file: Buffer, type: FileType) => {
  const facts = await measured(file, type);
  return 'durationS' in facts ? Math.round(facts.durationS) : facts;
};

/** A chunk of a RIFF file. */
function chunk(name: string, body: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(name, 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
}

describe('the length of a sound', () => {
  it.each<[string, Buffer]>([
    ['at a constant rate', mp3Of([{ frames: 2297, rate: 128 }])],
    [
      'whose first frame is of another rate, without a Xing header',
      mp3Of([
        { frames: 1, rate: 32 },
        { frames: 2296, rate: 128 },
      ]),
    ],
    ['of speech, in MPEG-2', mp3Of([{ frames: 2500, rate: 48 }], { sampleRate: 24_000 })],
    ['behind a picture of 300 KB', Buffer.concat([id3Of(300_000), mp3Of([{ frames: 2297, rate: 128 }])])],
  ])('is 60 seconds of an MP3 %s [CO-05]', async (_, file) => {
    expect(await seconds(file, 'audio/mpeg')).toBe(60);
  });

  it('is that of its frames where a Xing header stands before them [CO-05]', async () => {
    expect(await seconds(await mediaSample('xing.mp3'), 'audio/mpeg')).toBe(4);
  });

  it('is that of its samples in a WAV, whatever stands before and after them [CO-05]', async () => {
    const plain = drawSound([{ noise: 'hum', seconds: 3 }]);
    const body = plain.subarray(12);
    const file = chunk(
      'RIFF',
      Buffer.concat([Buffer.from('WAVE'), chunk('JUNK', Buffer.alloc(28)), body, chunk('LIST', Buffer.alloc(90_000))]),
    );
    expect(await seconds(plain, 'audio/wav')).toBe(3);
    expect(await seconds(file, 'audio/wav')).toBe(3);
  });

  it('is told of Ogg [CO-05]', async () => {
    expect(await seconds(await mediaSample('opus.ogg'), 'audio/ogg')).toBe(4);
  });
});

describe('the length of a film', () => {
  it.each<[string, FileType, number, number]>([
    // Its index is at the end.
    ['film.mp4', 'video/mp4', 4, 36],
    // It has no overall length.
    ['fragments.mp4', 'video/mp4', 4, 32],
    ['recorded.webm', 'video/webm', 4, 240],
  ])('is that of its packets: %s [CO-05]', async (name, type, length, height) => {
    const file = await mediaSample(name);
    expect(await seconds(file, type)).toBe(length);
    expect(await measured(file, type)).toMatchObject({ height });
  });

  it('is none of a film whose content ends before its index says, or that is none [MC-04]', async () => {
    const film = await mediaSample('film.mp4');
    const front = indexFirst(film);
    expect(await seconds(front, 'video/mp4')).toBe(4);
    const half = (file: Buffer) => file.subarray(0, file.length * 0.7);
    expect(await measured(half(front), 'video/mp4')).toEqual({ fault: 'cut' });
    expect(await measured(half(film), 'video/mp4')).toEqual({ fault: 'cut' });
    expect(await measured(half(await mediaSample('fragments.mp4')), 'video/mp4')).toEqual({ fault: 'cut' });
    expect(
      await measured(Buffer.concat([Buffer.from('\0\0\0\u0010ftypisom'), Buffer.alloc(400)]), 'video/mp4'),
    ).toEqual({
      fault: 'damaged',
    });
    expect(await measured(Buffer.from('no sound at all, only words'), 'audio/mpeg')).toEqual({ fault: 'damaged' });
  });

  it.each<[string, FileType, string]>([
    ['hevc.mp4', 'video/mp4', 'HEVC (H.265)'],
    ['prores.mov', 'video/quicktime', 'ProRes'],
  ])('is none where not every browser plays it: %s [MC-04]', async (name, type, coding) => {
    expect(await measured(await mediaSample(name), type)).toEqual({ fault: 'coding', coding });
  });

  it('names codings that a container hides behind its own [MC-04]', async () => {
    const film = await mediaSample('film.mp4');
    const as = (codec: string) => Buffer.from(film.toString('latin1').replaceAll('avc1', codec), 'latin1');
    expect(await measured(as('mp4v'), 'video/mp4')).toEqual({ fault: 'coding', coding: 'MPEG-4 Part 2' });
    expect(await measured(as('apcn'), 'video/mp4')).toEqual({ fault: 'coding', coding: 'ProRes' });
  });
});

it('throws what the store throws, and calls no file damaged for it [MC-04]', async () => {
  const read = () => Promise.reject(new Error('the store is away'));
  await expect(measureMedia({ size: 1000, read }, 'video/mp4')).rejects.toThrow('the store is away');
});

/** An ID3 tag of so many bytes. */
function id3Of(size: number): Buffer {
  const head = Buffer.from([0x49, 0x44, 0x33, 3, 0, 0, ...[21, 14, 7, 0].map((by) => (size >> by) & 127)]);
  // Its picture contains bytes that look like frames.
  return Buffer.concat([head, Buffer.alloc(size, 0xff)]);
}

/** The same film with its index before its content; offsets in the index grow by its length. */
function indexFirst(film: Buffer): Buffer {
  const boxes: Buffer[] = [];
  for (let at = 0; at < film.length; at += film.readUInt32BE(at))
    boxes.push(film.subarray(at, at + film.readUInt32BE(at)));
  const named = (name: string) => boxes.find((box) => box.toString('latin1', 4, 8) === name) ?? Buffer.alloc(0);
  const moov = Buffer.from(named('moov'));
  for (let at = moov.indexOf('stco'); at >= 0; at = moov.indexOf('stco', at + 4)) {
    for (let entry = 0; entry < moov.readUInt32BE(at + 8); entry += 1) {
      const place = at + 12 + entry * 4;
      moov.writeUInt32BE(moov.readUInt32BE(place) + moov.length, place);
    }
  }
  return Buffer.concat([named('ftyp'), moov, ...boxes.filter((box) => box !== named('ftyp') && box !== named('moov'))]);
}
