import { isPlain } from './choose';
import type { Language } from './languages';
import { mostWords } from './next-topic';
import type { Response, Turn } from './turn';

const kindOf = ({ text }: Turn, { move, isUnknown }: Response): keyof Language['says'] => {
  if (/^(?:hello|hi)\b/i.test(text)) return 'hello';
  if (/^thank you\b/i.test(text)) return 'thanks';
  if (/\bgood(?:bye| night)\b/i.test(text)) return 'bye';
  if (/\bhappens? next\b/i.test(text)) return 'next';
  if (isUnknown === true) return 'unknown';
  return move === 'answer' && /^(?:who|what|why|how|where|when|which|is|are|do|does|can)\b/i.test(text)
    ? 'answer'
    : 'remark';
};

/** A child that speaks another language hears a few words of it before the English reply. */
export const inLanguage = (response: Response, turn: Turn, { says }: Language): Response => {
  const kind = kindOf(turn, response);
  const own = turn.phrases.pick(says[kind]);
  const text = kind === 'hello' ? own : `${own} ${response.text}`;
  return isPlain(text, mostWords) ? { ...response, text } : response;
};
