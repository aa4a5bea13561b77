import { Sha256 } from '@smithy/core/checksum';
import { SignatureV4 } from '@smithy/signature-v4';
import { optionalSetting, setting } from './config';

/**
 * Signs requests to a service in this function's region with the function's role. The signer belongs to the SDK's DynamoDB
 * client, which every bundle contains anyway.
 */
export const signerFor = (service: string) =>
  new SignatureV4({
    service,
    region: setting('AWS_REGION'),
    credentials: {
      accessKeyId: setting('AWS_ACCESS_KEY_ID'),
      secretAccessKey: setting('AWS_SECRET_ACCESS_KEY'),
      ...(optionalSetting('AWS_SESSION_TOKEN') && { sessionToken: setting('AWS_SESSION_TOKEN') }),
    },
    sha256: Sha256,
    // S3 has its own canonical path and needs no checksum header.
    ...(service === 's3' && { uriEscapePath: false, applyChecksum: false }),
  });
