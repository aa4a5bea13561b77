import { App, type AppProps } from 'aws-cdk-lib';

/**
 * An app whose templates are not validated when they are synthesized. `cdk synth` and `cdk deploy` do that: loading the validator
 * takes ten seconds, and each template some more.
 */
export const newApp = (props: AppProps = {}): App =>
  new App({ builtinCloudFormationValidation: false, ...props });
