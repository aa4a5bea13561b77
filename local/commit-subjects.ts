import { execFileSync } from 'node:child_process';

const mostCharacters = 72;

/** The number of commits that are checked when the start of the branch is unknown. */
const mostCommits = 20;

/** First words that are no verbs. */
const noVerb = /^(?:A|An|The|This|That|All|Every|Each|No|Some|One|More|New|What|When|How|If|It|We|I)$/;

/** Past tense, gerund, or third person: "Added", "Adding", "Adds". */
const inflected = /(?:ed|ing|[^su]s)$/;

/** Imperatives that look inflected. */
const imperative =
  /^(?:Bring|Sing|Swing|Cling|Ring|String|Feed|Heed|Need|Seed|Shed|Shred|Speed|Embed|Exceed|Proceed|Alias|Bias)$/;

/** The flaws of a commit's subject; empty for a good one. */
export const flawsOf = (subject: string): string[] => {
  const [first = ''] = subject.split(/[\s,:]/);
  const isImperative = imperative.test(first) || !(noVerb.test(first) || inflected.test(first));
  return [
    ...(subject.length > mostCharacters ? [`has more than ${mostCharacters} characters`] : []),
    ...(subject.endsWith('.') ? ['ends with a full stop'] : []),
    ...(/^\p{Lu}/u.test(subject) ? [] : ['does not begin with a capital letter']),
    ...(isImperative ? [] : ['does not begin with an imperative']),
  ];
};

/** Undefined when git refuses or is missing. */
const git = (folder: string, ...args: string[]): string | undefined => {
  try {
    return execFileSync('git', args, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
};

/**
 * The subjects of the commits since the branch left `origin/main`; undefined without a history. A repository without a remote,
 * and a shallow clone, may not have that commit: the last twenty are taken then.
 */
export const subjectsIn = (folder: string): string[] | undefined => {
  const base = git(folder, 'merge-base', 'HEAD', 'origin/main');
  const range = base === undefined ? `--max-count=${mostCommits}` : `${base}..HEAD`;
  return git(folder, 'log', '--no-merges', '--format=%s', range)
    ?.split('\n')
    .filter((subject) => subject !== '');
};
