import { execFileSync } from 'node:child_process';

/** A deployment of a stage: a tag such as `prod/20261124-201500`, with the commit that was deployed. */
export interface Release {
  readonly tag: string;
  readonly commit: string;
}

const git = (folder: string, ...args: string[]): string =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();

/** The releases of a stage, the oldest first. */
export const releasesOf = (stage: string, folder: string): Release[] =>
  git(folder, 'tag', '--list', `${stage}/*`, '--format', '%(refname:short) %(objectname) %(*objectname)')
    .split('\n')
    .flatMap((line) => {
      const [tag = '', object = '', tagged] = line.split(' ');
      return /\/\d{8}-\d{6}$/.test(tag) ? [{ tag, commit: tagged || object }] : [];
    })
    .toSorted((one, other) => (one.tag < other.tag ? -1 : 1));

/**
 * The release before the one that is deployed now. After a rollback it is the one before that, and not the release that was rolled
 * back. Undefined if there is none.
 */
export const previousOf = (releases: readonly Release[]): Release | undefined => {
  const present = releases.at(-1)?.commit;
  const first = releases.findIndex(({ commit }) => commit === present);
  return releases.slice(0, first).at(-1);
};

/** The subjects of the commits after a release, the newest first; of all commits without one. */
export const subjectsSince = (release: Release | undefined, folder: string): string[] =>
  git(folder, 'log', '--no-merges', '--format=%s (%h)', release ? `${release.commit}..HEAD` : 'HEAD')
    .split('\n')
    .filter((line) => line !== '');

/** A tag for a release of this moment. */
export const tagAt = (stage: string, moment: Date): string => {
  const [day = '', time = ''] = moment.toISOString().replaceAll(/[-:]/g, '').split(/[T.]/);
  return `${stage}/${day}-${time}`;
};
