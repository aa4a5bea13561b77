/**
 * A language of children that the tutor reads word by word. It says in that language that it speaks English here, and answers in easy
 * English.
 */
export interface Language {
  /** A word and its English, longer expressions first. Without accents. */
  readonly words: readonly (readonly [string, string])[];
  /** Sentences whose words stand in another order than in English. */
  readonly forms: readonly (readonly [RegExp, string])[];
  /** Expressions that occur in no English message. */
  readonly telling: RegExp;
  /** That Wren speaks English only, a few words before an answer, and thanks and farewells. */
  readonly says: Readonly<Record<'only' | 'answer' | 'thanks' | 'bye', readonly string[]>>;
}

/** The words of a list: `word=its English`, separated by commas. */
export const pairs = (text: string): (readonly [string, string])[] =>
  text
    .trim()
    .split('\n')
    .flatMap((line) => line.trim().split(', '))
    .map((pair) => {
      const [word = '', english = ''] = pair.split('=');
      return [word, english] as const;
    });
