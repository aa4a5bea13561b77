/** The tutor's memory of a talk. The product stores it as the summary of the talk. */
export interface Memory {
  /** The indexes of the topics that it has asked about, the latest last. */
  readonly had: readonly number[];
  readonly turn: number;
}

/** The product cuts a summary at 600 characters. */
const most = 140;

export const readMemory = (summary: string): Memory => {
  const [, had = '', turn = '0'] = /^Topics: ([\d ]*)\. Turn: (\d+)\.$/.exec(summary) ?? [];
  return { had: had.split(' ').filter(Boolean).map(Number), turn: Number(turn) };
};

export const writeMemory = ({ had, turn }: Memory): string =>
  `Topics: ${had.slice(-most).join(' ')}. Turn: ${turn}.`;
