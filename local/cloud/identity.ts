import { CognitoJwtVerifier } from 'aws-jwt-verify';
import { openCognito } from '../cognito';
import { customClient, poolOptions, siteClient } from '../cognito/from-template';
import type { LocalFunction } from '../functions/local-function';
import { region, type Template } from '../template/template';
import type { Controls } from './controls';

const userPoolId = `${region}_Inkwren`;
const clientId = 'inkwrenlaptop';
const childrenClientId = 'inkwrenchildren';

/** Opens the user pool of the template, and the check of its tokens. `functionOf` finds the pool's triggers when one is called. */
export const openIdentity = (
  template: Template,
  { clock, outbox, kept }: Controls,
  functionOf: (arn: unknown) => LocalFunction,
) => {
  const children = customClient(template);
  const refreshMinutes = children?.[1].Properties.RefreshTokenValidity as number | undefined;
  const cognito = openCognito({
    file: kept('cognito.json'),
    region,
    poolId: userPoolId,
    clientId,
    ...(children && { customClient: { id: childrenClientId, refreshMinutes } }),
    ...poolOptions(template, functionOf),
    now: () => clock.now(),
    onMail: (mail) => outbox.send(mail, clock.now()),
  });
  const verifier = CognitoJwtVerifier.create({
    userPoolId,
    clientId: [clientId, childrenClientId],
    tokenUse: 'id',
  });
  verifier.cacheJwks(cognito.jwks as never);
  template.place(template.only('AWS::Cognito::UserPool')[0], { ref: userPoolId });
  template.place(siteClient(template)[0], { ref: clientId });
  if (children !== undefined) template.place(children[0], { ref: childrenClientId });
  /** The claims of an ID token; undefined unless the pool issued it and it is still valid. */
  const verify = (token: string): Promise<Record<string, string> | undefined> =>
    verifier.verify(token).then(
      (claims) => Object.fromEntries(Object.entries(claims).map(([name, value]) => [name, String(value)])),
      () => undefined,
    );
  return { cognito, userPoolId, verify };
};
