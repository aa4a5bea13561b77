import { questionsPerQuiz, type Skill } from '../../../contract/rules/quiz';

/** A question that may be asked. */
export interface Candidate {
  readonly id: string;
  readonly question: string;
  readonly skill: Skill | null;
}

const essence = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ');

interface Position {
  readonly chapter: number;
  readonly index: number;
}

/** The questions chosen so far. */
class Selection<C extends Candidate> {
  readonly chosen: Position[] = [];
  private readonly skills = new Map<Skill | null, number>();
  private readonly stems = new Set<string>();

  constructor(private readonly chapters: readonly (readonly C[])[]) {}

  get isFull() {
    return this.chosen.length === questionsPerQuiz;
  }

  add(position: Position) {
    const { question, skill } = this.at(position);
    this.chosen.push(position);
    this.stems.add(essence(question));
    this.skills.set(skill, (this.skills.get(skill) ?? 0) + 1);
  }

  at({ chapter, index }: Position): C {
    return this.chapters[chapter]?.[index] as C;
  }

  /** The positions of a chapter that can still be chosen. */
  open(chapter: number, isAllowed: (one: Candidate) => boolean): Position[] {
    return (this.chapters[chapter] ?? []).flatMap((one, index) =>
      isAllowed(one) && !this.stems.has(essence(one.question)) ? [{ chapter, index }] : [],
    );
  }

  /** The position whose skill is the rarest so far; of several, the one farthest from those chosen in its chapter. */
  best(open: readonly Position[]): Position | undefined {
    const rarity = (one: Position) => this.skills.get(this.at(one).skill) ?? 0;
    const distance = ({ chapter, index }: Position) =>
      Math.min(...this.chosen.filter((o) => o.chapter === chapter).map((o) => Math.abs(o.index - index)));
    return open.toSorted((a, b) => rarity(a) - rarity(b) || distance(b) - distance(a))[0];
  }
}

/**
 * The questions of a quiz, in the order of the story: taken from the chapters in turn, with mixed skills, and always with the
 * end of the last chapter. Questions that the child has had are repeated only when no others are left. `chapters` are the
 * questions of the banks, in the order of the story. Fewer than ten if the banks contain fewer.
 */
export const compose = <C extends Candidate>(
  chapters: readonly (readonly C[])[],
  had: ReadonlySet<string>,
): C[] => {
  const selection = new Selection<C>(chapters);
  const last = chapters.length - 1;
  const anything = () => true;
  const isNew = ({ id }: Candidate) => !had.has(id);
  const ending = selection.open(last, isNew).at(-1) ?? selection.open(last, anything).at(-1);
  if (ending !== undefined) selection.add(ending);
  for (const isAllowed of [isNew, anything]) {
    // The first turn is the first chapter's: the last one has had its turn.
    for (let turn = 0, idle = 0; !selection.isFull && idle < chapters.length; turn++) {
      const best = selection.best(selection.open(turn % chapters.length, isAllowed));
      idle = best === undefined ? idle + 1 : 0;
      if (best !== undefined) selection.add(best);
    }
  }
  return selection.chosen
    .toSorted((a, b) => a.chapter - b.chapter || a.index - b.index)
    .map((position) => selection.at(position));
};
