import path from 'node:path';
import { type LibraryBook, readLibrary } from '../../lambdas/stock/own-books';
import { catalogue } from '../catalogue/server';
import { viewer } from '../catalogue/viewer';
import type { Clock } from '../clock';
import { dictionary } from '../dictionary/server';
import { awsJson, type Route } from '../http';
import type { Outages } from '../outages';
import type { Outbox } from '../outbox';
import { sqs } from '../queues/sqs';
import { ses } from '../ses';
import { replaceable } from '../tutor/replaceable';
import { tutor } from '../tutor/server';

interface Services {
  readonly clock: Pick<Clock, 'now'>;
  readonly outages: Outages;
  readonly outbox: Outbox;
  readonly queues: Parameters<typeof sqs>[0];
  /** The key of a real model; absent with the demo tutor. */
  readonly modelKey: string | undefined;
  /** The address of a model service that a test has set instead of the tutor. */
  modelAt(): string | undefined;
}

let library: readonly LibraryBook[] | undefined;

/** Read once for all clouds of a process: the tutor keeps what it has derived from the books. */
const ownBooks = () => {
  library ??= readLibrary(path.join(__dirname, '../../library'));
  return library;
};

/** The stand-ins for AWS and other services, by path prefix. Each can be switched off. */
export const services = ({
  clock,
  outages,
  outbox,
  queues,
  modelKey,
  modelAt,
}: Services): [string, Route][] => [
  ['/_local/sqs', sqs(queues, { isDown: () => outages.isDown('queues') })],
  [
    '/_local/ses',
    ses({
      prefix: '/_local/ses',
      send: (mail) => outbox.send(mail, clock.now()),
      isDown: (caller) =>
        outages.isDown('mail') || (outages.isDown('ordinaryMail') && !caller.startsWith('MailCrisis')),
    }),
  ],
  ['/_local/secrets', awsJson({ GetSecretValue: () => ({ SecretString: modelKey ?? 'demo' }) })],
  [
    '/_local/openai',
    replaceable(
      modelAt,
      tutor(ownBooks(), {
        isDown: () => outages.isDown('model'),
        isQuick: () => outages.over('slowModel'),
        forgets: () => outages.isDown('memory'),
        mumbles: () => outages.isDown('manners'),
      }),
    ),
  ],
  ['/_viewer', viewer({ isDown: () => outages.isDown('catalogue') })],
  ['/_local/openlibrary', catalogue({ isDown: () => outages.isDown('catalogue') })],
  ['/_local/dictionary', dictionary({ isDown: () => outages.isDown('dictionary') })],
];
