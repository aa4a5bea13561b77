import { test } from '@jest/globals';
import { expectListed } from '../support/expect-listed';
import { synthesized } from '../support/stack';

/**
 * CloudFormation replaces a resource whose logical id changes: the new one is empty, or has another address. An id ends in a
 * hash of the place in the tree of constructs, so that moving or renaming a construct changes it.
 */
const kept: Readonly<Record<string, readonly string[]>> = {
  'AWS::DynamoDB::GlobalTable': ['DataTableFDBAD0F2'],
  'AWS::Cognito::UserPool': ['IdentityPool9E5AED46'],
  'AWS::Cognito::UserPoolClient': ['IdentityPoolChildren07114791', 'IdentityPoolSite3AE924E2'],
  'AWS::S3::Bucket': ['MediaBucket4022EBBF', 'SiteBucket978D4AEB'],
  'AWS::SecretsManager::Secret': ['AiKey4DCCD6BD', 'HashKey2BEBFFD2', 'OriginKeysfirst3445B9C9'],
  'AWS::ApiGateway::RestApi': ['RestImported33ACB54A'],
  'AWS::ApiGatewayV2::Api': ['RealtimeApiA4070A36'],
  'AWS::CloudFront::Distribution': ['SiteDistribution390DED28'],
  'AWS::SNS::Topic': ['AlarmsTopic3A2DFEBA'],
  'AWS::SQS::Queue': [
    'AddressesWorkerDeadLetters9F147132',
    'AddressesWorkerQueue31F6B167',
    'AnalyticsWorkerDeadLetters61B8C782',
    'AnalyticsWorkerQueueB83C3814',
    'ArticlesWorkerDeadLetters880A4A1A',
    'ArticlesWorkerQueue3DBCD151',
    'BooksWorkerDeadLettersCA2C2C6A',
    'BooksWorkerQueueE2AB0E5E',
    'ComicsWorkerDeadLettersEAEE1BEF',
    'ComicsWorkerQueue8BF1BC28',
    'ExportsWorkerDeadLettersA4F31CB5',
    'ExportsWorkerQueue80F6F96D',
    'DeletionWorkerDeadLettersF02C7D59',
    'DeletionWorkerQueueAA97409A',
    'LeaderboardRepairDeadLettersA5F04245',
    'LeaderboardRepairQueue31001CF5',
    'LibraryWorkerDeadLetters91935B9A',
    'LibraryWorkerQueueADDEFA91',
    'MailCrisisWorkerDeadLettersFE0311C7',
    'MailCrisisWorkerQueue03FF3662',
    'LettersWorkerDeadLettersA652A735',
    'LettersWorkerQueueAD015A9E',
    'MailWorkerDeadLetters28D36A48',
    'MailWorkerQueueDA35D032',
    'QuizWorkerDeadLettersF6E2A7A8',
    'QuizWorkerQueueA67BE923',
    'RealtimeCloserDeadLetters22259E28',
    'RealtimeCloserQueueB652A585',
    'SchedulesDeadLettersE738B711',
    'SettlementWorkerDeadLettersC52B7EC3',
    'SettlementWorkerQueueD87151F7',
    'UsersCheckNamesDeadLettersB6EE5AF3',
    'UsersCheckNamesQueue6458B8EE',
  ],
};

test.each(Object.entries(kept))('no %s is replaced by a deployment', (type, ids) => {
  const found = synthesized('prod').of(type);
  expectListed(
    'test/infra/logical-ids.test.ts',
    ids,
    found.map(([id]) => id),
  );
});
