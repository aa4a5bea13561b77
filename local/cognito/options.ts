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

/** A mail's wording as a user pool's template declares it: `{username}` and `{####}` are filled in. */
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
  /** The file that keeps the pool between runs; absent, it is in memory only. */
  file?: string;
  region: string;
  poolId: string;
  clientId: string;
  passwordPolicy: PasswordPolicy;
  /** false: SignUp is refused, as in a pool where only administrators create accounts. */
  selfSignUp: boolean;
  codeExpiryMinutes?: number;
  /** The attributes that the app client may write; absent, all except the `_verified` flags, as on AWS. */
  clientWriteAttributes?: readonly string[];
  /** Attributes that are set when an account is created and cannot be changed: `Mutable: false` in the pool's schema. */
  immutableAttributes?: readonly string[];
  /** Whether the owner of an access key may call an admin operation. Absent: every owner may. */
  allows?(accessKey: string, operation: string): boolean;
  /** The pool's own mail wording; what is absent reads as Cognito's defaults. */
  messages?: Partial<Messages>;
  onMail(mail: Mail): void;
  /**
   * Runs a Lambda trigger and returns the event that it answered. `source` is the key of the pool's LambdaConfig
   * ('PreSignUp', 'PostConfirmation'); the event carries the full `triggerSource`. For a trigger that is not configured,
   * return the event unchanged.
   */
  trigger?(source: string, event: unknown): Promise<unknown>;
}
