import type { Engine } from './engine';
import { askService, authorizationFor } from './services';

/** The names of what the account holds now, by kind: everything that has a state, that runs or that costs. */
export const holdings = async (engine: Pick<Engine, 'url'>): Promise<readonly string[]> => {
  const ask = askService(engine);
  const read = async (service: string, path: string, body?: string): Promise<string> => {
    const response = await fetch(`${engine.url}${path}`, {
      ...(body !== undefined && { method: 'POST', body: new URLSearchParams(body) }),
      headers: { authorization: authorizationFor(service) },
    });
    if (!response.ok) throw new Error(`${service} ${path}: ${response.status}`);
    return response.text();
  };
  const found = async (kind: string, text: string | Promise<string> | object, pattern: RegExp) => {
    const listed = await text;
    const whole = typeof listed === 'string' ? listed : JSON.stringify(listed);
    return [...whole.matchAll(pattern)].map(([, name]) => `${kind} ${name}`);
  };
  const kinds = await Promise.all([
    found('bucket', read('s3', '/'), /<Name>([^<]+)<\/Name>/g),
    found('table', await ask('dynamodb', 'DynamoDB_20120810.ListTables', {}), /"(Inkwren[^"]*)"/g),
    found('queue', await ask('sqs', 'AmazonSQS.ListQueues', {}), /"(http[^"]*)"/g),
    found('function', read('lambda', '/2015-03-31/functions'), /"FunctionName": ?"([^"]+)"/g),
    found('schedule', read('scheduler', '/schedules'), /"Name": ?"([^"]+)"/g),
    found('log group', await ask('logs', 'Logs_20140328.DescribeLogGroups', {}), /"logGroupName":"([^"]+)"/g),
    found(
      'pool',
      await ask('cognito-idp', 'AWSCognitoIdentityProviderService.ListUserPools', { MaxResults: 60 }),
      /"Id":"([^"]+)"/g,
    ),
    found('secret', await ask('secretsmanager', 'secretsmanager.ListSecrets', {}), /"Name":"([^"]+)"/g),
    found('REST API', read('apigateway', '/restapis'), /"name": ?"([^"]+)"/g),
    found('WebSocket API', read('apigateway', '/v2/apis'), /"name": ?"([^"]+)"/gi),
    found(
      'distribution',
      read('cloudfront', '/2020-05-31/distribution'),
      /<DomainName>(\w+\.cloudfront\.net)</g,
    ),
    found(
      'role',
      read('iam', '/', 'Action=ListRoles&Version=2010-05-08&MaxItems=1000'),
      /<RoleName>([^<]+)</g,
    ),
  ]);
  return kinds.flat();
};
