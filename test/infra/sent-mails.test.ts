import { expect, test } from '@jest/globals';
import { functions } from '../../lib/functions';
import { idOf, type Reference, synthesized } from '../support/stack';

interface Sender {
  readonly Environment: { readonly Variables: { readonly MAIL_CONFIGURATION_SET?: Reference } };
}
interface Pool {
  readonly EmailConfiguration: { readonly ConfigurationSet: Reference };
}

const stack = synthesized('prod');
const [set] = stack.of('AWS::SES::ConfigurationSet')[0] ?? [];

test('our mails and Cognito’s codes are sent through the set whose bounces and complaints are counted', () => {
  const senders = stack
    .functions<Sender>()
    .flatMap(([, { Environment }]) => Environment.Variables.MAIL_CONFIGURATION_SET ?? []);
  expect(senders).toHaveLength(functions.filter(({ queue }) => queue?.needsSender).length);
  const [, pool] = stack.of<Pool>('AWS::Cognito::UserPool')[0] ?? [];
  const used = [...senders, pool?.EmailConfiguration.ConfigurationSet];
  expect(new Set(used.map(idOf))).toEqual(new Set([set]));
});

test('SES counts what is sent, bounces and is complained about, by the tag that it sets itself', () => {
  stack.template.hasResourceProperties('AWS::SES::ConfigurationSetEventDestination', {
    ConfigurationSetName: { Ref: set },
    EventDestination: {
      Enabled: true,
      MatchingEventTypes: ['send', 'bounce', 'complaint'],
      CloudWatchDestination: {
        DimensionConfigurations: [
          {
            DimensionName: 'ses:configuration-set',
            DimensionValueSource: 'messageTag',
            DefaultDimensionValue: 'none',
          },
        ],
      },
    },
  });
});

test('a stage without a sender has none', () => {
  synthesized().template.resourceCountIs('AWS::SES::ConfigurationSet', 0);
});
