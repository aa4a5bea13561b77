/** The oldest supported Node. npm's scripts run on the version in the project's dependencies. */
const oldest = 22;

/** The message about a Node that is too old; undefined for a supported version. */
export const complaintAbout = (version: string): string | undefined =>
  Number(version.split('.')[0]) >= oldest
    ? undefined
    : `Inkwren needs Node ${oldest} or newer, and this is ${version}. npm install brings Node 24 for npm start: repeat it without --ignore-scripts, or update Node.`;

const complaint = complaintAbout(process.versions.node);
if (complaint !== undefined) {
  console.error(complaint);
  process.exit(1);
}
