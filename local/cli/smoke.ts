import { parseArgs } from 'node:util';
import { callsTo } from '../smoke/caller';
import { mailboxAt } from '../smoke/mails';
import { Report } from '../smoke/report';
import { walk } from '../smoke/run';

const usage = `npm run smoke -- URL [--operator ADDRESS] [--mails URL] [--addresses PATTERN] [--patience SECONDS]

The password of the operator is in OPERATOR_PASSWORD, and the six digits of the authenticator app in OPERATOR_CODE (on the laptop
they are at http://localhost:3000/_local/). For a first sign-in the password of the mail is in FIRST_PASSWORD; an app is connected
then, and its key printed.
--mails      the laptop's outbox (http://localhost:3000/_local/outbox), or MiniStack's SES (…/_ministack/ses/messages)
--addresses  where new people get their mails, with {} for what makes each new: you+{}@example.org
--patience   how long to wait for the second mail of a consent; without it that part is left out`;

/** Walks through a running site with some 150 calls, or ten without an operator: `usage`. Exits with 1 when one has failed. */
const main = async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      operator: { type: 'string' },
      mails: { type: 'string' },
      addresses: { type: 'string', default: '{}@smoke.test' },
      patience: { type: 'string', default: '0' },
    },
  });
  const [url] = positionals;
  if (url === undefined || !values.addresses.includes('{}')) throw new Error(usage);
  const { origin } = new URL(url);
  const { OPERATOR_PASSWORD: password, OPERATOR_CODE: code, FIRST_PASSWORD: first } = process.env;
  if (values.operator !== undefined && password === undefined)
    throw new Error(`OPERATOR_PASSWORD is not set\n\n${usage}`);
  const report = new Report();
  const config = await report.step('GET /config.json (anybody)', async () => {
    const response = await fetch(`${origin}/config.json`);
    return response.json();
  });
  if (config !== undefined)
    await walk(
      {
        origin,
        config,
        report,
        calls: callsTo(origin, report),
        mailbox: values.mails === undefined ? undefined : mailboxAt(values.mails),
        addresses: values.addresses,
        patience: Number(values.patience),
      },
      values.operator === undefined || password === undefined
        ? undefined
        : { email: values.operator, password, first, code },
    );
  if (report.end() > 0) process.exitCode = 1;
};

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
