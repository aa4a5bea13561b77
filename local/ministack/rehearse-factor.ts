import { deepStrictEqual } from 'node:assert';
import type { Operator } from '../rehearsals/runbook';
import type { Engine } from './engine';
import { askService } from './services';
import { operator } from './set-up';
import type { DeployedStage } from './stage';

/** The runbook's commands for a lone operator who has lost the phone: the pool demands no code afterwards. */
export const removeFactor = async (engine: Engine, stage: DeployedStage, run: Operator): Promise<void> => {
  const pool = stage.output('UserPool');
  const factors = async () => {
    const user = await askService(engine)('cognito-idp', 'AWSCognitoIdentityProviderService.AdminGetUser', {
      UserPoolId: pool,
      Username: operator.email,
    });
    return (user as { UserMFASettingList?: readonly string[] }).UserMFASettingList ?? [];
  };
  deepStrictEqual(await factors(), ['SOFTWARE_TOKEN_MFA']);
  const values = { pool, address: operator.email };
  await run('People', 'admin-set-user-mfa-preference', values);
  await run('People', 'admin-user-global-sign-out', values);
  deepStrictEqual(await factors(), []);
};
