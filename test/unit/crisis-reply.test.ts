import { expect, test } from '@jest/globals';
import { regions } from '../../contract/users/person';
import { crisisReply } from '../../lambdas/safety/crisis/crisis-reply';

test.each([
  ['United States', ['911', '988', '1-800-422-4453']],
  ['Canada', ['911', '1-800-668-6868', '686868', '988']],
  ['India', ['112', '1098']],
  ['China', ['110', '120', '12355']],
  ['Europe', ['112', '116 111', '112']],
] as const)('%s: the emergency number comes first, then the helplines', (region, numbers) => {
  expect(crisisReply(region).match(/\d[\d -]*\d/g)).toEqual(numbers);
});

test.each(regions)(
  '%s: the reply says that it comes from a computer, and that the child is not at fault',
  (region) => {
    const reply = crisisReply(region);
    expect(reply).toContain('I am a computer');
    expect(reply).toContain('It is not your fault.');
  },
);

test('a child of eight can read the reply, which has short words in short sentences', () => {
  for (const region of regions) {
    const sentences = crisisReply(region).split(/[.:?!]\s+/);
    for (const sentence of sentences) expect(sentence.split(/\s+/).length).toBeLessThanOrEqual(20);
    const words = crisisReply(region).match(/[A-Za-z]+/g) ?? [];
    expect(words.filter((word) => word.length > 9)).toEqual([]);
  }
});

test('the reply is identical byte by byte, whatever was said', () => {
  expect(crisisReply('United States')).toBe(
    'If you or someone else is in danger right now, call 911.\n\n' +
      'Thank you for telling me. That sounds very hard. It is not your fault. I am a computer, so I cannot keep you safe. But there are people who can, and they want to help you.\n\n' +
      'You can call or text 988. You can also call or text Childhelp: 1-800-422-4453. They help children, day and night.\n\n' +
      'It is free, and you can tell them all of it. Please also tell a grown-up you trust today: someone at home, a teacher, or a nurse. If one grown-up does not help, tell another one.\n\n' +
      'I am still here if you want to talk about your book.',
  );
});
