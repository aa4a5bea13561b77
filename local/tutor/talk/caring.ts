import { asksFrom } from './fill';
import type { Response, Turn } from './turn';

/** Words of a child that is hurt or threatened, in case no other net has caught them: they are never said back. */
const troubled =
  /\b(?:hits?|beats?|touch(?:es|ed)?|hurts?|punch(?:es|ed)?|kick(?:s|ed)?|slap(?:s|ped)?|screams? at|threatens?) (?:me|us)\b|\bme\b.*\bwithout clothes\b|\bpictures? of me\b|\b(?:want to|wish I could) (?:die|disappear|be dead)\b|\bnobody would (?:notice|miss|care)\b/i;

export const caring = (turn: Turn): Response | undefined =>
  troubled.test(turn.text)
    ? {
        move: 'redirect',
        text: 'Thank you for telling me. That sounds hard, and it is not your fault. Please tell a grown-up you trust today.',
        asks: asksFrom(turn, [
          'Who could you tell?',
          'Who is good at listening to you?',
          'Whom do you trust most?',
        ]),
        isGentle: true,
      }
    : undefined;
