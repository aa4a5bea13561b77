import { portOf } from '../port';
import { running } from '../running';

/** `npm run --silent token -- ada@maple.test [--access]`: a fresh ID (access) token from the running laptop cloud. */
const main = async () => {
  const args = process.argv.slice(2);
  const email = args.find((arg) => !arg.startsWith('--'));
  if (email === undefined)
    throw new Error('Whose token? npm run --silent token -- ada@maple.test [--access]');
  const origin = running()?.url ?? `http://localhost:${portOf(process.env.PORT)}`;
  const url = `${origin}/_local/token?email=${encodeURIComponent(email)}`;
  const response = await fetch(url).catch(() => {
    throw new Error(`Inkwren does not run at ${origin}: start it with npm start.`);
  });
  const answer = (await response.json()) as { idToken: string; accessToken: string; error?: string };
  if (answer.error !== undefined) throw new Error(answer.error);
  process.stdout.write(`${args.includes('--access') ? answer.accessToken : answer.idToken}\n`);
};

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
