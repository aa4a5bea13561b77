import { GetAccountCommand, type GetAccountCommandOutput, SESv2Client } from '@aws-sdk/client-sesv2';
import { Sha256 } from '@smithy/core/checksum';
import { SignatureV4 } from '@smithy/signature-v4';
import type { Need, QuotaCode } from './needs';

interface Asked {
  readonly service: 'lambda' | 'servicequotas';
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** A refusal by AWS, with its code as the message. */
class Refused extends Error {
  override readonly name = 'Refused';
}

const codeIn = (text: string, status: number): string => {
  const [, code = `status ${status}`] = /"__type":"(?:[^"#]*#)?([^"]+)"/.exec(text) ?? [];
  return code;
};

/**
 * Reads quotas with the credentials and the region of the AWS CLI: environment, profile or single sign-on. A client of the SDK
 * finds both; the two other services get signed requests. `AWS_ENDPOINT_URL` replaces AWS.
 */
const createReader = () => {
  const ses = new SESv2Client({});
  const ask = async ({ service, method, path, headers = {}, body }: Asked): Promise<unknown> => {
    const region = await ses.config.region();
    const address = new URL(
      path,
      process.env.AWS_ENDPOINT_URL ?? `https://${service}.${region}.amazonaws.com`,
    );
    const { credentials } = ses.config;
    const signer = new SignatureV4({ service, region, credentials, sha256: Sha256 });
    const signed = await signer.sign({
      method,
      protocol: address.protocol,
      hostname: address.hostname,
      path: address.pathname,
      headers: { host: address.host, ...headers },
      body,
    });
    const response = await fetch(address, { method, headers: signed.headers, ...(body && { body }) });
    const text = await response.text();
    if (!response.ok) throw new Refused(`${service}: ${codeIn(text, response.status)}`);
    return JSON.parse(text);
  };
  const quota = async (operation: string, { service, quota }: QuotaCode): Promise<number> => {
    const { Quota } = (await ask({
      service: 'servicequotas',
      method: 'POST',
      path: '/',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `ServiceQuotasV20190624.${operation}`,
      },
      body: JSON.stringify({ ServiceCode: service, QuotaCode: quota }),
    })) as { Quota: { Value: number } };
    return Quota.Value;
  };
  let account: Promise<GetAccountCommandOutput> | undefined;
  return {
    // GetServiceQuota may not know a quota that was never changed; its default applies then.
    quota: (code: QuotaCode) =>
      quota('GetServiceQuota', code).catch((error) => {
        if (!String(error).includes('NoSuchResource')) throw error;
        return quota('GetAWSDefaultServiceQuota', code);
      }),
    concurrency: async () => {
      const path = '/2016-08-19/account-settings/';
      const answer = await ask({ service: 'lambda', method: 'GET', path });
      return (answer as { AccountLimit: { ConcurrentExecutions: number } }).AccountLimit.ConcurrentExecutions;
    },
    sending: () => (account ??= ses.send(new GetAccountCommand({}))),
  };
};

/** The present value, or the reason why it could not be read. */
export type Present = number | { readonly unread: string };

/** The present values of needs, in the same order. */
export const presentOf = (needs: readonly Need[]): Promise<Present[]> => {
  const reader = createReader();
  const read = async ({ from }: Need): Promise<number> => {
    if (typeof from === 'object') return reader.quota(from);
    if (from === 'concurrency') return reader.concurrency();
    const { SendQuota, ProductionAccessEnabled } = await reader.sending();
    if (from === 'production access') return Number(ProductionAccessEnabled === true);
    return (from === 'mails a day' ? SendQuota?.Max24HourSend : SendQuota?.MaxSendRate) ?? 0;
  };
  return Promise.all(
    needs.map((need) =>
      read(need).catch((error: Error) => ({
        unread: error instanceof Refused ? error.message : `${error.name}: ${error.message}`,
      })),
    ),
  );
};
