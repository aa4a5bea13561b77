import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { type Action, idle, reduce, type VoiceState } from '../../../frontend/src/features/voice/voice-state';

const statuses = ['listening', 'thinking', 'speaking'] as const;
const talking = (of: Partial<VoiceState> = {}): VoiceState => ({ ...idle, phase: 'open', ...of });
const status = (status: VoiceState['status'], interrupted = false): Action => ({
  type: 'status',
  status,
  interrupted,
});

test.each<[VoiceState['status'], VoiceState['status']]>([
  ['speaking', 'listening'],
  ['thinking', 'thinking'],
  ['listening', 'listening'],
])('the end of a sound while Wren is %s leaves her %s', (before, after) => {
  expect(reduce(talking({ status: before }), { type: 'played' }).status).toBe(after);
});

test.each<[VoiceState['status'], Action, VoiceState['status']]>([
  ['speaking', status('listening'), 'speaking'],
  ['speaking', status('listening', true), 'listening'],
  ['speaking', status('thinking'), 'thinking'],
  ['thinking', status('listening'), 'listening'],
  ['thinking', status('speaking'), 'speaking'],
  ['listening', status('listening'), 'listening'],
])('while Wren is %s, %j leaves her %s', (before, action, after) => {
  expect(reduce(talking({ status: before }), action).status).toBe(after);
});

const caption = (text: string, sung = false): Action => ({ type: 'caption', from: 'wren', text, sung });

test('captions have unique numbers, and the last 200 are kept', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 210 }), (many) => {
      const { captions } = Array.from({ length: many }).reduce<VoiceState>(
        (state, _, i) => reduce(state, caption(`No ${i + 1}`)),
        talking(),
      );
      expect(captions.map(({ id }) => id)).toEqual(
        Array.from({ length: Math.min(many, 200) }, (_, i) => Math.max(0, many - 200) + i + 1),
      );
      expect(captions.at(-1)?.text).toBe(`No ${many}`);
    }),
    { examples: [[199], [200], [201]] },
  );
});

test('a song stays marked, and a caption ends a notice', () => {
  const told = reduce(talking(), { type: 'notice', text: 'Slow down', code: 'too_many_requests' });
  expect(told.notice).toEqual({ text: 'Slow down', code: 'too_many_requests' });
  const sung = reduce(told, caption('La', true));
  expect([sung.sings, sung.notice]).toEqual([true, null]);
  expect(reduce(sung, caption('Hm')).sings).toBe(true);
});

test.each(statuses)(
  'the end of a talk while Wren is %s shows its points and leaves her listening',
  (before) => {
    const ended = reduce(talking({ status: before }), { type: 'voice_chat_ended', points_earned: 0 });
    expect(ended).toMatchObject({ phase: 'idle', status: 'listening', earned: 0 });
    expect(reduce(ended, { type: 'phase', phase: 'starting' })).toEqual({ ...idle, phase: 'starting' });
  },
);
