import { Duration, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import * as cognito from 'aws-cdk-lib/aws-cognito';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { type Metrics, soon } from './alarms/terms';

export interface IdentityProps {
  readonly keepData: boolean;
  readonly poolNumber: number;
  /** The pre-sign-up function, which admits invited addresses only. */
  readonly preSignUp: LambdaFunction;
  /** Asks, and checks, the pictures of children without an e-mail address. */
  readonly pictures: LambdaFunction;
  /** The sender of mails with codes; undefined for Cognito's default. */
  readonly sender:
    | { readonly from: string; readonly identity: string; readonly configurationSet: string }
    | undefined;
}

/** The user pool. Users sign up themselves, but only with an invitation. */
export class Identity extends Construct {
  readonly pool: cognito.UserPool;
  readonly client: cognito.UserPoolClient;
  /** For children without an e-mail address, who sign in by the pool's custom challenge. */
  readonly childrenClient: cognito.UserPoolClient;

  constructor(scope: Construct, id: string, { keepData, poolNumber, ...props }: IdentityProps) {
    super(scope, id);
    const { preSignUp, pictures, sender } = props;
    // The id of a pool and its clients follows from the construct's: another number is another pool.
    this.pool = new cognito.UserPool(this, poolNumber === 1 ? 'Pool' : `Pool${poolNumber}`, {
      featurePlan: cognito.FeaturePlan.LITE,
      selfSignUpEnabled: true,
      lambdaTriggers: {
        preSignUp,
        defineAuthChallenge: pictures,
        createAuthChallenge: pictures,
        verifyAuthChallengeResponse: pictures,
      },
      ...(sender && { email: this.throughSes(sender) }),
      userVerification: {
        emailStyle: cognito.VerificationEmailStyle.CODE,
        emailSubject: 'Your code for Inkwren',
        emailBody: 'Hello! Your code for Inkwren is {####}. If you did not ask for it, just let it be.',
      },
      // The mail for accounts that are created manually, such as the first operator's.
      userInvitation: {
        emailSubject: 'Your Inkwren account',
        // The password stands on its own line: a full stop after it would be copied along. Cognito's mails are HTML.
        emailBody:
          'Hello! An account was made for {username}. The password for your first time here, after which you make up your own:<br><br>{####}<br><br>It works for seven days.',
      },
      signInAliases: { email: true },
      // The address identifies the account: it is verified at sign-up, and no token can change it. This attribute cannot be
      // changed during the life of a pool.
      standardAttributes: { email: { required: true, mutable: false } },
      // Names the person of a user who took over from another one, such as after a change of the address. A pool's schema only
      // grows: an attribute is never renamed, and its limits never change.
      customAttributes: {
        person: new cognito.StringAttribute({ minLen: 1, maxLen: 64, mutable: true }),
      },
      signInCaseSensitive: false,
      autoVerify: { email: true },
      // For operators, whose calls are refused without it. Nobody else is asked for one.
      mfa: cognito.Mfa.OPTIONAL,
      mfaSecondFactor: { otp: true, sms: false },
      passwordPolicy: {
        minLength: 12,
        requireLowercase: false,
        requireUppercase: false,
        requireDigits: false,
        requireSymbols: false,
        tempPasswordValidity: Duration.days(7),
      },
      accountRecovery: cognito.AccountRecovery.EMAIL_ONLY,
      deletionProtection: keepData,
      removalPolicy: keepData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    this.client = this.addClient('Site', {
      authFlows: { userSrp: true },
      // The time to choose a password at the first sign-in.
      authSessionValidity: Duration.minutes(15),
      refreshTokenValidity: Duration.days(30),
    });
    // No password of a grown-up is accepted here, and no picture at the other client.
    this.childrenClient = this.addClient('Children', {
      authFlows: { custom: true },
      authSessionValidity: Duration.minutes(3),
      // A school day: the device is shared, and taps are quick.
      refreshTokenValidity: Duration.hours(12),
    });
    this.pool.addGroup('Operators', { groupName: 'operators', description: 'They run the place' });
    Validations.of(this.pool).acknowledge(
      {
        id: 'AwsSolutions-COG1',
        reason:
          'Twelve characters without rules of composition, as NIST SP 800-63B advises: children remember a few words better than symbols.',
      },
      {
        id: 'AwsSolutions-COG2',
        reason:
          'Children of eight have no second factor. Operators must have one: the functions ask for it at each call.',
      },
      { id: 'AwsSolutions-COG8', reason: 'The feature plan LITE is decided: what it lacks is not used.' },
    );
  }

  /** The throttled calls of both clients. */
  get throttles(): Metrics {
    const clients = {
      site: this.client.userPoolClientId,
      children: this.childrenClient.userPoolClientId,
    };
    const counts = Object.entries(clients).flatMap(([id, client]) =>
      ['SignIn', 'TokenRefresh', 'SignUp'].map((what) => [
        `${id}${what}s`,
        new Metric({
          namespace: 'AWS/Cognito',
          metricName: `${what}Throttles`,
          dimensionsMap: { UserPool: this.pool.userPoolId, UserPoolClient: client },
          statistic: 'Sum',
          label: `${id}, ${what}`,
          ...soon,
        }),
      ]),
    );
    return Object.fromEntries(counts);
  }

  private addClient(id: string, options: cognito.UserPoolClientOptions) {
    return this.pool.addClient(id, {
      disableOAuth: true,
      preventUserExistenceErrors: true,
      enableTokenRevocation: true,
      // Sign-up fails unless the client may write the required attributes.
      // ID tokens contain the attributes that the client may read, custom ones only if they are listed. No client writes `person`.
      readAttributes: new cognito.ClientAttributes()
        .withStandardAttributes({ email: true, emailVerified: true })
        .withCustomAttributes('person'),
      writeAttributes: new cognito.ClientAttributes().withStandardAttributes({ email: true }),
      idTokenValidity: Duration.hours(1),
      accessTokenValidity: Duration.hours(1),
      ...options,
    });
  }

  private throughSes({ from, identity, configurationSet }: NonNullable<IdentityProps['sender']>) {
    return cognito.UserPoolEmail.withSES({
      fromEmail: from,
      fromName: 'Inkwren',
      sesRegion: Stack.of(this).region,
      configurationSetName: configurationSet,
      ...(identity !== from && { sesVerifiedDomain: identity }),
    });
  }

  /**
   * Grants the queries of a user's groups and second factor, for functions that must know whether a user is an operator now, not when
   * the token was issued.
   */
  letAskForOperators(fn: LambdaFunction) {
    this.letCall(fn, ['AdminListGroupsForUser', 'AdminGetUser']);
  }

  /** Grants operations on users of the pool. */
  letCall(fn: LambdaFunction, operations: readonly string[]) {
    fn.addEnvironment('USER_POOL_ID', this.pool.userPoolId);
    this.pool.grant(fn, ...operations.map((operation) => `cognito-idp:${operation}`));
  }
}
