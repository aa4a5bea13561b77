import { asksFrom } from './fill';
import { isAbout } from './moments';
import { introduced } from './people';
import type { Response, Turn } from './turn';

/** "Who is that?", "I mix them up": the people of whom the talk was last. */
export const sortingOut = (turn: Turn): Response | undefined => {
  const { text, people, met, request, played, scene } = turn;
  if (
    !/^(?:wait,? )?who is (?:that|he|she|this)\b|\b(?:mix|mixed|mixing) (?:them |\w+ and \w+ |the names |the people )?up\b/i.test(
      text,
    ) ||
    // "I mix up green and brown": nobody of the book.
    (/\bup (?!all|the (?:names|people)|who)\w+/i.test(text) && people.length === 0)
  )
    return undefined;
  const before = request.said.findLast(({ role }) => role === 'companion')?.text ?? '';
  const last = met.filter((one) => isAbout(before, one) || one === scene?.who).slice(0, 1);
  const all = people.length > 0 ? people.slice(0, 2) : last.length > 0 ? last : met.slice(0, 1);
  return all.length === 0
    ? undefined
    : {
        move: 'answer',
        text: all.map((one) => introduced(one, one === played, all.length === 1)).join(' '),
        asks: asksFrom(
          { ...turn, people: all },
          all.length > 1
            ? ['How would you tell the two apart?', 'Which of the two would you like to hear more about?']
            : ['What else would you like to know about {me|N}?', 'Does that help?'],
        ),
        isGentle: true,
      };
};
