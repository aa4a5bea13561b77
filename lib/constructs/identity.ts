import { Duration, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib';
import * as cognito from 'aws-cdk-lib/aws-cognito';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';

export interface IdentityProps {
  readonly keepData: boolean;
  /** The pre-sign-up function, which admits invited addresses only. */
  readonly preSignUp: LambdaFunction;
  /** The sender of mails with codes; undefined for Cognito's default. */
  readonly sender: { readonly from: string; readonly identity: string } | undefined;
}

/** The user pool. Users sign up themselves, but only with an invitation. */
export class Identity extends Construct {
  readonly pool: cognito.UserPool;
  readonly client: cognito.UserPoolClient;

  constructor(scope: Construct, id: string, { keepData, preSignUp, sender }: IdentityProps) {
    super(scope, id);
    this.pool = new cognito.UserPool(this, 'Pool', {
      featurePlan: cognito.FeaturePlan.LITE,
      selfSignUpEnabled: true,
      lambdaTriggers: { preSignUp },
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
      signInCaseSensitive: false,
      autoVerify: { email: true },
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
    this.client = this.pool.addClient('Site', {
      authFlows: { userSrp: true },
      disableOAuth: true,
      preventUserExistenceErrors: true,
      enableTokenRevocation: true,
      // Sign-up fails unless the client may write the required attributes.
      writeAttributes: new cognito.ClientAttributes().withStandardAttributes({ email: true }),
      // The time to choose a password at the first sign-in.
      authSessionValidity: Duration.minutes(15),
      idTokenValidity: Duration.hours(1),
      accessTokenValidity: Duration.hours(1),
      refreshTokenValidity: Duration.days(30),
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
        reason: 'Children of eight have no second factor; adults get one with supervision.',
      },
      { id: 'AwsSolutions-COG8', reason: 'The feature plan LITE is decided: what it lacks is not used.' },
    );
  }
  private throughSes({ from, identity }: NonNullable<IdentityProps['sender']>) {
    return cognito.UserPoolEmail.withSES({
      fromEmail: from,
      fromName: 'Inkwren',
      sesRegion: Stack.of(this).region,
      ...(identity !== from && { sesVerifiedDomain: identity }),
    });
  }

  /**
   * Grants the query of a user's groups, for functions that must know whether a user is an operator now, not when the token was
   * issued.
   */
  letAskForGroups(fn: LambdaFunction) {
    fn.addEnvironment('USER_POOL_ID', this.pool.userPoolId);
    this.pool.grant(fn, 'cognito-idp:AdminListGroupsForUser');
  }
}
