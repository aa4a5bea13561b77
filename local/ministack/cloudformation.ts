import type { Engine } from './engine';
import { authorizationFor } from './services';

/** One value of each element of this name, in the order of the document. */
const allOf = (xml: string, element: string): string[] =>
  [...xml.matchAll(new RegExp(`<${element}>([^]*?)</${element}>`, 'g'))].map(([, value = '']) => value);

const firstOf = (xml: string, element: string): string => allOf(xml, element)[0] ?? '';

const unescaped = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

export interface Deployed {
  readonly id: string;
  readonly type: string;
  readonly physical: string;
}

/** CloudFormation of the engine, which reads the service from the credential of a request and no signature. */
export const cloudFormationOf = ({ url }: Pick<Engine, 'url'>) => {
  const ask = async (Action: string, input: Record<string, string>): Promise<string> => {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        authorization: authorizationFor('cloudformation'),
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({ Action, Version: '2010-05-15', ...input }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(unescaped(firstOf(text, 'Message')));
    return text;
  };

  /** Undefined for a stack that does not exist. */
  const statusOf = async (StackName: string): Promise<string | undefined> =>
    ask('DescribeStacks', { StackName }).then(
      (xml) => firstOf(xml, 'StackStatus'),
      () => undefined,
    );

  const settled = async (stack: string): Promise<string | undefined> => {
    for (;;) {
      const status = await statusOf(stack);
      if (status?.endsWith('_IN_PROGRESS') !== true) return status;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };

  const resourcesOf = async (StackName: string): Promise<Deployed[]> => {
    const xml = await ask('DescribeStackResources', { StackName });
    return allOf(xml, 'member').map((one) => ({
      id: firstOf(one, 'LogicalResourceId'),
      type: firstOf(one, 'ResourceType'),
      physical: firstOf(one, 'PhysicalResourceId'),
    }));
  };

  /** Creates a stack for a question, and deletes it after `use`. Rejects with the reason if it cannot be created. */
  const probe = async <T>(
    template: object,
    use: (resources: readonly Deployed[]) => Promise<T>,
  ): Promise<T> => {
    const StackName = `probe-${crypto.randomUUID()}`;
    const TemplateBody = JSON.stringify(template);
    try {
      await ask('CreateStack', { StackName, TemplateBody, 'Capabilities.member.1': 'CAPABILITY_IAM' });
      if ((await settled(StackName)) === 'CREATE_COMPLETE') return await use(await resourcesOf(StackName));
      const events = allOf(await ask('DescribeStackEvents', { StackName }), 'member');
      const failed = events.filter((event) => firstOf(event, 'ResourceStatus') === 'CREATE_FAILED');
      throw new Error(unescaped(failed.map((event) => firstOf(event, 'ResourceStatusReason')).join('; ')));
    } finally {
      await ask('DeleteStack', { StackName }).catch(() => undefined);
      await settled(StackName);
    }
  };

  return {
    ask,
    statusOf,
    resourcesOf,
    probe,
    /** Why a stack cannot be created; empty if it can. */
    refusalOf: (template: object): Promise<string> =>
      probe(template, async () => '').catch((error: Error) => error.message),
  };
};
