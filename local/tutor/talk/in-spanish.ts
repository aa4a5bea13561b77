import type { Response, Turn } from './turn';

/** In the first words to a Spanish-speaking child, and later now and then, there is a word of its own. */
export const inSpanish = (response: Response, { phrases, memory, text }: Turn): Response => ({
  ...response,
  text:
    memory.turn === 0
      ? '¡Hola! I can read your Spanish, and I answer in easy English.'
      : /^thank you\b/i.test(text)
        ? '¡De nada! You are welcome.'
        : /\bgoodbye\b/i.test(text)
          ? `¡Adiós! ${response.text}`
          : response.move === 'answer'
            ? response.text
            : `${phrases.say('spanish')} ${response.text}`,
});
