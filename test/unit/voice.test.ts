import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { chunkSamples, chunksInMessage } from '../../contract/rules/voice';
import { activityIn, hasDrifted, nextFloor, quietRoom } from '../../contract/rules/voice-activity';
import { synthesize } from '../../lambdas/model/speak';
import { transcribe } from '../../lambdas/model/transcribe';
import { ApiError } from '../../lambdas/platform/api-error';
import { gather } from '../../lambdas/voice/gather';
import { chunks } from '../../lambdas/voice/live-store';
import { decode, encode } from '../../lambdas/voice/sound/coding';
import { chunksIn, wavOf } from '../../lambdas/voice/sound/pcm';
import { seal, unseal } from '../../lambdas/voice/sound/seal';
import { heardOf, sentencesOf } from '../../lambdas/voice/speech-times';
import { readBody, sendJson } from '../../local/http';
import { songOf } from '../../local/tutor/voice/song';
import { textIn, tonesOf } from '../../local/tutor/voice/tones';
import { noise, vowel } from '../support/noises';

describe('sound', () => {
  test('loses less than a thousandth of its energy by coding with 3.2 bits a sample', () => {
    const samples = vowel(5000);
    const coded = encode(samples);
    expect(coded.length).toBe(8 * Math.ceil(chunkSamples / 20));
    const off = decode(coded, chunkSamples).reduce(
      (sum, sample, i) => sum + (sample - (samples[i] ?? 0)) ** 2,
      0,
    );
    const energy = samples.reduce((sum, sample) => sum + sample ** 2, 0);
    expect(off / energy).toBeLessThan(1 / 1000);
  });

  test('that is stored is decoded as the format says', () => {
    // Computed from the specification of the Quite OK Audio format.
    const coded = Buffer.from('a46d2b198e57c3f07b2491de053a6fc8', 'hex');
    const samples = [
      1828, 3133, 1195, -4129, -10084, -13854, -11126, -5926, 4894, 22181, 32767, 32767, 27039, 9861, -22928,
      -32768, -32768, -28138, -6961, 29705, 32767, 32767, 24136, 833, -32768, -32768, -32096, -24850, -6905,
      20640, 32767, 32767, 28234, 16400, -2604, -25426, -32768, -32768, -31658, -25560,
    ];
    for (const count of [40, 39, 21, 20, 1, 0])
      expect([...decode(coded, count)]).toEqual(samples.slice(0, count));
  });

  test('is coded in whole slices of twenty samples', () => {
    for (const [count, bytes] of [
      [0, 0],
      [1, 8],
      [20, 8],
      [21, 16],
      [40, 16],
    ] as const)
      expect(encode(vowel(5000, count))).toHaveLength(bytes);
  });

  test('is coded with the nearest of the eight levels: no other one comes nearer to the last sample of a slice', () => {
    for (const [loudness, from] of [
      [30, 0],
      [800, 5],
      [9000, 11],
      [30_000, 17],
    ] as const)
      for (let count = 20; count < 80; count += 20) {
        const samples = noise(loudness, 120).slice(from, from + count);
        const coded = encode(samples);
        const offWith = (code: number) => {
          const other = Buffer.from(coded);
          other[other.length - 1] = ((coded.at(-1) as number) & 0xf8) | code;
          return Math.abs((decode(other, count)[count - 1] as number) - (samples[count - 1] as number));
        };
        const off = offWith((coded.at(-1) as number) & 7);
        // Levels are whole numbers: they may be off by one.
        for (let code = 0; code < 8; code++) expect(off).toBeLessThanOrEqual(offWith(code) + 1);
      }
  });

  test('is sealed with a new nonce each time, for one place, and only its key opens it', () => {
    const [key, other] = [Buffer.alloc(32, 1).toString('base64'), Buffer.alloc(32, 2).toString('base64')];
    const place = { session_id: 's', seq: 3 };
    const [one, two] = [seal(Buffer.from('sound'), key, place), seal(Buffer.from('sound'), key, place)];
    expect(one).not.toEqual(two);
    expect(unseal(one, key, place)?.toString()).toBe('sound');
    expect(unseal(one, other, place)).toBeUndefined();
    expect(unseal(one, key, { ...place, seq: 4 })).toBeUndefined();
    expect(unseal(one, key, { ...place, session_id: 't' })).toBeUndefined();
    expect(unseal(Buffer.alloc(0), key, place)).toBeUndefined();
  });

  test('is a voice above the noise of the room, but hiss, the hum of a quiet room and silence are not', () => {
    expect(activityIn(vowel(4000), quietRoom).voiced).toBe(true);
    expect(activityIn(new Int16Array(chunkSamples), quietRoom).voiced).toBe(false);
    expect(activityIn(noise(3000), quietRoom).voiced).toBe(false);
    expect(activityIn(noise(60), quietRoom).voiced).toBe(false);
    expect(activityIn(vowel(60), quietRoom).voiced).toBe(false);
    expect(
      activityIn(
        noise(3000).map((sample) => sample + 8000),
        quietRoom,
      ).voiced,
    ).toBe(false);
    expect(
      activityIn(
        vowel(60).map((sample) => sample + 8000),
        quietRoom,
      ).voiced,
    ).toBe(false);
  });

  test('of a loud room raises the floor, so that only louder sound is a voice', () => {
    const room = vowel(400);
    let floor = quietRoom;
    for (let i = 0; i < 12; i++) floor = nextFloor(floor, activityIn(room, floor));
    expect(activityIn(room, floor).voiced).toBe(false);
    expect(activityIn(vowel(6000), floor).voiced).toBe(true);
  });

  test('is read from little-endian base64 only', () => {
    const bytes = Buffer.from(new Int16Array([1, -2, 300]).buffer).toString('base64');
    expect(chunksIn(bytes).map((chunk) => [...chunk.slice(0, 4)])).toEqual([[1, -2, 300, 0]]);
    const tooMuch = Buffer.alloc(2 * chunkSamples * chunksInMessage + 2).toString('base64');
    for (const broken of ['', 'A', 'QQ==', 'QUJD', 'Q!==', `${bytes}\n`, tooMuch])
      expect(() => chunksIn(broken)).toThrow(new ApiError('invalid_input'));
    const most = Buffer.alloc(2 * chunkSamples * chunksInMessage).toString('base64');
    expect(chunksIn(most)).toHaveLength(chunksInMessage);
  });

  test('of several chunks in one message is cut into them, the last one padded', () => {
    const samples = new Int16Array(3 * chunkSamples + 1).map((_, i) => i % 999);
    const cut = chunksIn(Buffer.from(samples.buffer).toString('base64'));
    expect(cut.map((chunk) => chunk.length)).toEqual(Array(4).fill(chunkSamples));
    expect([cut[1]?.[0], cut[3]?.[0], cut[3]?.[1]]).toEqual([
      chunkSamples % 999,
      (3 * chunkSamples) % 999,
      0,
    ]);
  });
});

describe('the floor of a room', () => {
  const drifted = (floor: number, quiet: number) => hasDrifted(floor, { voiced: false, quiet });

  test.each([
    [-60, -60, -60],
    [-60, -50, -55],
    [-60, -30, -45],
    [-60, -10, -45],
    [-50, -60, -55],
  ])('of %i dB after a chunk of %i dB is %i', (floor, quiet, next) => {
    expect(nextFloor(floor, { voiced: false, quiet })).toBe(next);
  });

  test('is stored anew when it moves by more than 3 dB, up or down', () => {
    expect([drifted(-60, -54), drifted(-60, -53), drifted(-50, -56), drifted(-50, -57)]).toEqual([
      false,
      true,
      false,
      true,
    ]);
  });
});

test('a WAV file says its rate, its format and its length', () => {
  const file = wavOf(new Int16Array([1, -2, 300]), 24_000);
  expect(file.subarray(0, 4).toString()).toBe('RIFF');
  expect(file.readUInt32LE(4)).toBe(file.length - 8);
  expect(file.subarray(8, 16).toString()).toBe('WAVEfmt ');
  expect([file.readUInt32LE(16), file.readUInt16LE(20), file.readUInt16LE(22)]).toEqual([16, 1, 1]);
  expect([file.readUInt32LE(24), file.readUInt32LE(28)]).toEqual([24_000, 48_000]);
  expect([file.readUInt16LE(32), file.readUInt16LE(34)]).toEqual([2, 16]);
  expect([file.subarray(36, 40).toString(), file.readUInt32LE(40)]).toEqual(['data', 6]);
  expect([file.readInt16LE(44), file.readInt16LE(46), file.readInt16LE(48)]).toEqual([1, -2, 300]);
  expect(wavOf(new Int16Array(0)).readUInt32LE(24)).toBe(16_000);
});

describe('the heard part of a reply', () => {
  const reply = 'The fox was brave. He ran home! What would you do?';

  test('contains the sentences and words before the interruption', () => {
    expect(sentencesOf(reply)).toEqual(['The fox was brave.', 'He ran home!', 'What would you do?']);
    expect(heardOf(reply, [1000, 1000, 1000], 5000)).toBe(reply);
    expect(heardOf(reply, [1000, 1000, 1000], 1500)).toBe('The fox was brave. He …');
    expect(heardOf(reply, [1000], 9000)).toBe('The fox was brave.');
    expect(heardOf(reply, [1000, 1000], 0)).toBe('');
    expect(heardOf(reply, [], 5000)).toBe('');
  });

  test('is unchanged when it is computed again', () => {
    const long = 'The fox was brave. He ran home through the dark wood! What would you do?';
    for (let elapsed = 0; elapsed <= 3000; elapsed += 100) {
      const heard = heardOf(long, [1000, 1000, 1000], elapsed);
      expect(heardOf(heard, [1000, 1000, 1000], elapsed)).toBe(heard);
    }
  });
});

describe('sound of a turn that is overtaken by its end', () => {
  const chunk = (seq: number) => ({
    seq,
    sound: seal(encode(vowel(5000)), key, { session_id: 's', seq }),
  });
  const key = Buffer.alloc(32, 1).toString('base64');
  /** Gathers a turn of three chunks whose second one is `late` milliseconds late. */
  const gatheredWhen = async (late: number) => {
    jest.useFakeTimers();
    try {
      const since = performance.now();
      jest
        .spyOn(chunks, 'between')
        .mockImplementation(async () =>
          [0, 1, 2].filter((seq) => seq !== 1 || performance.now() - since >= late).map(chunk),
        );
      const gathering = gather('s', key, { from: 0, open: 0, to: 2 });
      await jest.advanceTimersByTimeAsync(1000);
      return await gathering;
    } finally {
      jest.useRealTimers();
      jest.restoreAllMocks();
    }
  };

  test('is awaited for at most 400 ms', async () => {
    expect(await gatheredWhen(390)).toMatchObject({ voiced: 3, missing: 0 });
    expect(await gatheredWhen(450)).toMatchObject({ voiced: 2, missing: 1 });
  });
});

describe('the demo voice', () => {
  test('understands words coded as tones, even after coding with 3.2 bits a sample and a late start', () => {
    const words = 'Was it the cat’s idea?';
    const tones = tonesOf(words);
    const samples = new Int16Array(Math.ceil((tones.length + 900) / chunkSamples) * chunkSamples);
    samples.set(tones, 900);
    const heard = new Int16Array(samples.length);
    for (let at = 0; at < samples.length; at += chunkSamples)
      heard.set(decode(encode(samples.subarray(at, at + chunkSamples)), chunkSamples), at);
    expect(textIn(heard)).toBe(words);
    expect(textIn(noise(3000, 16_000))).toBeUndefined();
  });

  test('sings a sentence of any length in less than three seconds, and identically each time', () => {
    const short = songOf('Hello!');
    const long = songOf(
      'And then the dragon baked a loaf of bread for all the people of the town. '.repeat(5),
    );
    for (const song of [short, long]) {
      expect(song.length / 24_000).toBeLessThan(3);
      expect(Math.max(...song)).toBeGreaterThan(2000);
      expect(Math.max(...song)).toBeLessThan(8000);
    }
    expect(songOf('Hello!')).toEqual(short);
  });
});

describe('a model that hears and speaks', () => {
  /** Follows OpenAI's API reference strictly: other fields and types are refused. */
  const strict = async (request: http.IncomingMessage, response: http.ServerResponse) => {
    const body = await readBody(request, 1 << 22);
    if (request.headers['x-amz-target'] !== undefined)
      return sendJson(response, 200, { SecretString: 'key' });
    if (request.headers.authorization !== 'Bearer key') return sendJson(response, 401, {});
    if (request.url === '/v1/audio/transcriptions') {
      const headers = { 'content-type': String(request.headers['content-type']) };
      const form = await new Response(new Uint8Array(body), { headers }).formData();
      const { file, ...fields } = Object.fromEntries(form) as Record<string, FormDataEntryValue>;
      const wav = file instanceof File ? Buffer.from(await file.arrayBuffer()) : Buffer.alloc(44);
      const isWav = wav.toString('latin1', 0, 4) === 'RIFF' && wav.readUInt32LE(24) === 16_000;
      const isKnown =
        JSON.stringify(Object.entries(fields).toSorted()) ===
        JSON.stringify([
          ['language', 'en'],
          ['model', 'hears'],
          ['response_format', 'json'],
        ]);
      if (!isWav || !isKnown) return sendJson(response, 400, { error: { message: 'refused' } });
      return sendJson(response, 200, { text: ' Hello there. ' });
    }
    const { input, instructions, ...rest } = JSON.parse(body.toString());
    const isSpeech = request.url === '/v1/audio/speech' && typeof input === 'string' && input.length <= 4096;
    const isPlain =
      typeof instructions === 'string' &&
      JSON.stringify(rest) === JSON.stringify({ model: 'speaks', voice: 'coral', response_format: 'pcm' });
    if (!isSpeech || !isPlain) return sendJson(response, 400, { error: { message: 'refused' } });
    response.writeHead(200, { 'content-type': 'audio/pcm' }).end(Buffer.alloc(input === 'odd' ? 5 : 4800, 1));
  };
  const server = http.createServer(strict);
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    Object.assign(process.env, {
      AWS_REGION: 'us-east-1',
      AWS_ACCESS_KEY_ID: 'local',
      AWS_SECRET_ACCESS_KEY: 'local',
      AWS_ENDPOINT_URL_SECRETS_MANAGER: url,
      STAGE: 'demo',
      AI_BASE_URL: `${url}/v1`,
      AI_KEY_SECRET: 'key',
      AI_TRANSCRIPTION_MODEL: 'hears',
      AI_SPEECH_MODEL: 'speaks',
      AI_VOICE: 'coral',
    });
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const signal = AbortSignal.timeout(60_000);

  test('receives a WAV file and answers with the words', async () => {
    expect(await transcribe(wavOf(vowel(3000)), signal)).toBe('Hello there.');
  });

  test('receives a sentence and answers with 16-bit sound, and other answers are failures', async () => {
    expect(await synthesize('Who baked the bread?', signal)).toHaveLength(4800);
    await expect(synthesize('odd', signal)).rejects.toThrow('no 16-bit sound');
    await expect(synthesize('x'.repeat(5000), signal)).rejects.toThrow();
  });
});
