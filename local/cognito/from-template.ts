import type { LocalFunction } from '../functions/local-function';
import { permissionsOf } from '../template/permissions';
import type { Resource, Template } from '../template/template';
import type { CognitoOptions } from './options';

interface Mail {
  readonly EmailSubject: string;
  readonly EmailMessage: string;
}

interface Attribute {
  readonly Name: string;
  readonly Mutable?: boolean;
  /** CDK writes it for the pool's own attributes only. */
  readonly AttributeDataType?: string;
}

interface PoolProperties {
  readonly AdminCreateUserConfig: {
    readonly AllowAdminCreateUserOnly: boolean;
    readonly InviteMessageTemplate: Mail;
  };
  readonly Policies: { readonly PasswordPolicy: { readonly MinimumLength: number } };
  readonly MfaConfiguration?: string;
  readonly EnabledMfas?: readonly string[];
  readonly LambdaConfig?: Readonly<Record<string, unknown>>;
  readonly Schema?: readonly Attribute[];
  readonly VerificationMessageTemplate: Mail;
}

const isCustom = ({ AttributeDataType }: Attribute) => AttributeDataType !== undefined;
const nameOf = (attribute: Attribute) => `${isCustom(attribute) ? 'custom:' : ''}${attribute.Name}`;

/** The text as a mail program shows it, because Cognito's mails are HTML. */
const shown = ({ EmailSubject, EmailMessage }: Mail) => ({
  subject: EmailSubject,
  text: EmailMessage.replaceAll('<br>', '\n'),
});

type Client = [id: string, client: Resource];

const allowsCustom = ([, { Properties }]: Client): boolean =>
  (Properties.ExplicitAuthFlows as string[] | undefined)?.includes('ALLOW_CUSTOM_AUTH') ?? false;

const clientsOf = (template: Template) => template.of('AWS::Cognito::UserPoolClient');

export const siteClient = (template: Template): Client => {
  const [client] = clientsOf(template).filter((one) => !allowsCustom(one));
  if (client === undefined) throw new Error('The template has no app client for the site');
  return client;
};

/** The app client for custom challenges; undefined if the template has none. */
export const customClient = (template: Template): Client | undefined =>
  clientsOf(template).find(allowsCustom);

/**
 * The settings of the template's user pool: who may sign up, the password policy, the attributes, the triggers, the texts of its
 * mails, and which functions may call which operations.
 */
export const poolOptions = (
  template: Template,
  functionOf: (arn: unknown) => LocalFunction,
): Pick<
  CognitoOptions,
  | 'selfSignUp'
  | 'softwareTokens'
  | 'passwordPolicy'
  | 'clientWriteAttributes'
  | 'clientReadAttributes'
  | 'customAttributes'
  | 'immutableAttributes'
  | 'messages'
  | 'trigger'
  | 'allows'
> => {
  const pool = template.only('AWS::Cognito::UserPool')[1].Properties as unknown as PoolProperties;
  const client = siteClient(template)[1].Properties;
  const message = shown(pool.VerificationMessageTemplate);
  const invitation = shown(pool.AdminCreateUserConfig.InviteMessageTemplate);
  const permitted = permissionsOf(template);
  return {
    selfSignUp: !pool.AdminCreateUserConfig.AllowAdminCreateUserOnly,
    softwareTokens:
      pool.MfaConfiguration === 'OPTIONAL' && pool.EnabledMfas?.includes('SOFTWARE_TOKEN_MFA') === true,
    passwordPolicy: { minimumLength: pool.Policies.PasswordPolicy.MinimumLength },
    clientWriteAttributes: client.WriteAttributes as string[],
    clientReadAttributes: client.ReadAttributes as string[] | undefined,
    customAttributes: pool.Schema?.filter(isCustom).map(nameOf),
    immutableAttributes: pool.Schema?.filter(({ Mutable }) => Mutable === false).map(nameOf),
    messages: { invitation, confirmation: message, passwordReset: message },
    trigger: async (source, event) => {
      const fn = pool.LambdaConfig?.[source];
      return fn === undefined ? event : functionOf(fn).invoke(event);
    },
    allows: (accessKey, operation) => permitted(accessKey, `cognito-idp:${operation}`),
  };
};
