export interface PasswordPolicy {
  minimumLength: number;
  requireLowercase?: boolean;
  requireUppercase?: boolean;
  requireNumbers?: boolean;
  requireSymbols?: boolean;
}

export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** The text of a mail as the template of a user pool declares it: `{username}` and `{####}` are filled in. */
interface MessageTemplate {
  subject: string;
  text: string;
}

export interface Messages {
  invitation: MessageTemplate;
  confirmation: MessageTemplate;
  passwordReset: MessageTemplate;
}

export interface CognitoOptions {
  /** The file that keeps the pool between runs. Absent: memory only. */
  file?: string;
  region: string;
  poolId: string;
  clientId: string;
  /** An app client of its own that allows custom challenges only. Absent: there is none. */
  customClient?: { readonly id: string; readonly refreshMinutes?: number | undefined };
  passwordPolicy: PasswordPolicy;
  /** false: SignUp is refused, as in a pool where only administrators create accounts. */
  selfSignUp: boolean;
  /** Whether users may protect their sign-in by the codes of an authenticator app. Absent: not. */
  softwareTokens?: boolean;
  codeExpiryMinutes?: number;
  /** The attributes that the app client may write. Absent: all except the `_verified` flags, as on AWS. */
  clientWriteAttributes?: readonly string[];
  /** The attributes that the app client may read. Absent: all except custom ones, as on AWS. */
  clientReadAttributes?: readonly string[];
  /** The pool's own attributes, `custom:…`. */
  customAttributes?: readonly string[];
  /** Attributes that can only be set when an account is created: `Mutable: false` in the pool's schema. */
  immutableAttributes?: readonly string[];
  /** Whether the owner of an access key may call an admin operation. Absent: all owners may. */
  allows?(accessKey: string, operation: string): boolean;
  /** The pool's own texts of mails. Absent texts are Cognito's defaults. */
  messages?: Partial<Messages>;
  /** The time that functions see, for when a session began. Tokens themselves are valid by the real time, as browsers check them. */
  now?(): Date;
  onMail(mail: Mail): void;
  /**
   * Runs a Lambda trigger and returns the event that it answered. `source` is the key of the pool's LambdaConfig ('PreSignUp',
   * 'DefineAuthChallenge'); the event has the full `triggerSource`. Must return the event unchanged for a trigger that is not
   * configured.
   */
  trigger?(source: string, event: unknown): Promise<unknown>;
}
