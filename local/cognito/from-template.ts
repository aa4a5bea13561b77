import type { LocalFunction } from '../functions/local-function';
import { permissionsOf } from '../template/permissions';
import type { Template } from '../template/template';
import type { CognitoOptions } from './options';

interface Mail {
  readonly EmailSubject: string;
  readonly EmailMessage: string;
}

interface PoolProperties {
  readonly AdminCreateUserConfig: {
    readonly AllowAdminCreateUserOnly: boolean;
    readonly InviteMessageTemplate: Mail;
  };
  readonly Policies: { readonly PasswordPolicy: { readonly MinimumLength: number } };
  readonly LambdaConfig?: Readonly<Record<string, unknown>>;
  readonly Schema?: readonly { readonly Name: string; readonly Mutable?: boolean }[];
  readonly VerificationMessageTemplate: Mail;
}

/** The text as a mail program shows it, because Cognito's mails are HTML. */
const shown = ({ EmailSubject, EmailMessage }: Mail) => ({
  subject: EmailSubject,
  text: EmailMessage.replaceAll('<br>', '\n'),
});

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
  | 'passwordPolicy'
  | 'clientWriteAttributes'
  | 'immutableAttributes'
  | 'messages'
  | 'trigger'
  | 'allows'
> => {
  const pool = template.only('AWS::Cognito::UserPool')[1].Properties as unknown as PoolProperties;
  const client = template.only('AWS::Cognito::UserPoolClient')[1].Properties;
  const message = shown(pool.VerificationMessageTemplate);
  const invitation = shown(pool.AdminCreateUserConfig.InviteMessageTemplate);
  const permitted = permissionsOf(template);
  return {
    selfSignUp: !pool.AdminCreateUserConfig.AllowAdminCreateUserOnly,
    passwordPolicy: { minimumLength: pool.Policies.PasswordPolicy.MinimumLength },
    clientWriteAttributes: client.WriteAttributes as string[],
    immutableAttributes: pool.Schema?.filter(({ Mutable }) => Mutable === false).map(({ Name }) => Name),
    messages: { invitation, confirmation: message, passwordReset: message },
    trigger: async (source, event) => {
      const fn = pool.LambdaConfig?.[source];
      return fn === undefined ? event : functionOf(fn).invoke(event);
    },
    allows: (accessKey, operation) => permitted(accessKey, `cognito-idp:${operation}`),
  };
};
