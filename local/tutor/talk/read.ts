/** One turn as the product sends it to a model: the labelled parts of the material. */
export interface TalkRequest {
  readonly title: string;
  readonly companion: string;
  readonly summary: string;
  readonly said: readonly { readonly role: string; readonly text: string }[];
  readonly open: {
    readonly question: string;
    readonly expected: string | null;
    readonly tries: number;
  } | null;
  readonly words: string;
  readonly chapters: readonly { readonly number: number; readonly title: string; readonly text: string }[];
}

const unquoted = (line: string | undefined): string => {
  if (line === undefined) return '';
  return line.startsWith('"') ? JSON.parse(line) : line;
};

const field = (material: string, label: string): string | undefined =>
  new RegExp(`^${label}: (.*)$`, 'm').exec(material)?.[1];

const openIn = (head: string): TalkRequest['open'] => {
  const question = field(head, 'Open question');
  if (question === undefined || question === 'none') return null;
  const expected = field(head, 'Expected') ?? '';
  return {
    question: unquoted(question),
    expected: expected.startsWith('"') ? unquoted(expected) : null,
    tries: Number(field(head, 'Tries') ?? 0),
  };
};

export const readTalk = (material: string): TalkRequest => {
  const [head = '', ...blocks] = material.split(/^(?=## Chapter \d+: )/m);
  return {
    title: unquoted(field(head, 'Title')),
    companion: unquoted(field(head, 'Companion')),
    summary: unquoted(field(head, 'Summary')),
    said: [...head.matchAll(/^(child|companion): (".*")$/gm)].map(([, role = '', text = '']) => ({
      role,
      text: unquoted(text),
    })),
    open: openIn(head),
    words: unquoted(field(head, 'Now the child says')),
    chapters: blocks.map((block) => {
      const [heading = '', ...lines] = block.split('\n');
      const [, number = '0', title = ''] = /^## Chapter (\d+): (.*)$/.exec(heading) ?? [];
      return { number: Number(number), title: unquoted(title), text: lines.join('\n').trim() };
    }),
  };
};
