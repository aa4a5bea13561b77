import { deepStrictEqual, ok } from 'node:assert';
import { personAttribute } from '../../contract/rules/person';
import type { Operator } from '../rehearsals/runbook';
import type { Engine } from './engine';
import { askService } from './services';
import type { DeployedStage } from './stage';

interface User {
  readonly Username: string;
  readonly Attributes: readonly { readonly Name: string; readonly Value: string }[];
}

/** A pool like the stage's, without its triggers: users come from the records only. */
const emptyPool = ({ template }: DeployedStage) => {
  const declared = Object.values(template.Resources).find(({ Type }) => Type === 'AWS::Cognito::UserPool');
  const { LambdaConfig, EmailConfiguration, ...Properties } = declared?.Properties ?? {};
  return { Resources: { Pool: { Type: 'AWS::Cognito::UserPool', Properties } } };
};

/** The runbook's section on a lost pool: its users are created from the records, once each, and nobody is replaced. */
export const recreateUsers = (engine: Engine, stage: DeployedStage, run: Operator): Promise<void> =>
  stage.formation.probe(emptyPool(stage), async ([created]) => {
    const pool = created?.physical ?? '';
    const ask = (operation: string, input: object) =>
      askService(engine)('cognito-idp', `AWSCognitoIdentityProviderService.${operation}`, {
        UserPoolId: pool,
        ...input,
      });
    const recreate = () =>
      run('Another pool', 'npm run recreate-users', {
        'output Table': stage.output('Table'),
        'output UserPool': pool,
      });
    const usersNow = async () => ((await ask('ListUsers', {})) as { Users: readonly User[] }).Users;
    const attribute = ({ Attributes }: User, wanted: string) =>
      Attributes.find(({ Name }) => Name === wanted)?.Value;

    const first = await recreate();
    const users = await usersNow();
    const [one] = users;
    ok(one !== undefined, 'nobody has a record');
    ok(first.includes(`${users.length} created, 0 were there`), first);
    for (const user of users) ok(attribute(user, personAttribute), `no person: ${user.Username}`);
    const again = await recreate();
    ok(again.includes(`0 created, ${users.length} were there`), again);

    const person = attribute(one, personAttribute) ?? '';
    const email = { Name: 'email', Value: attribute(one, 'email') ?? '' };
    await ask('AdminDeleteUser', { Username: one.Username });
    await ask('AdminCreateUser', {
      Username: email.Value,
      MessageAction: 'SUPPRESS',
      UserAttributes: [email],
    });
    const refused: { code?: number; stdout?: string } = await recreate().then(
      () => ({ code: 0 }),
      (error) => error,
    );
    deepStrictEqual(refused.code, 1);
    ok(refused.stdout?.includes(`another person has the address: ${person}`), refused.stdout);
  });
