import type { LocalFunction } from '../functions/local-function';
import type { Template } from '../template/template';
import type { CognitoOptions } from './options';

interface PoolProperties {
  readonly AdminCreateUserConfig: { readonly AllowAdminCreateUserOnly: boolean };
  readonly Policies: { readonly PasswordPolicy: { readonly MinimumLength: number } };
  readonly LambdaConfig?: Readonly<Record<string, unknown>>;
  readonly VerificationMessageTemplate: { readonly EmailSubject: string; readonly EmailMessage: string };
}

/** What the template says of its user pool: who may sign up, the passwords, the triggers, the wording of its mails. */
export const poolOptions = (
  template: Template,
  functionOf: (arn: unknown) => LocalFunction,
): Pick<
  CognitoOptions,
  'selfSignUp' | 'passwordPolicy' | 'clientWriteAttributes' | 'messages' | 'trigger'
> => {
  const pool = template.only('AWS::Cognito::UserPool')[1].Properties as unknown as PoolProperties;
  const client = template.only('AWS::Cognito::UserPoolClient')[1].Properties;
  const { EmailSubject, EmailMessage } = pool.VerificationMessageTemplate;
  const message = { subject: EmailSubject, text: EmailMessage };
  return {
    selfSignUp: !pool.AdminCreateUserConfig.AllowAdminCreateUserOnly,
    passwordPolicy: { minimumLength: pool.Policies.PasswordPolicy.MinimumLength },
    clientWriteAttributes: client.WriteAttributes as string[],
    messages: { confirmation: message, passwordReset: message },
    trigger: async (source, event) => {
      const fn = pool.LambdaConfig?.[source];
      return fn === undefined ? event : functionOf(fn).invoke(event);
    },
  };
};
