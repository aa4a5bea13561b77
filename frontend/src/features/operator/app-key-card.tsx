import type { AppKey } from '../../lib/second-factor';
import { buttonClass } from '../../ui/button';
import { Card } from '../../ui/card';
import { Qr } from '../../ui/qr';

/** The key for an authenticator app: as a picture, as a link on the phone itself, and to type. */
export const AppKeyCard = ({ link, secret }: AppKey) => (
  <Card aria-labelledby="connect" className="grid gap-4">
    <h2 id="connect" className="text-2xl">
      1. Connect an app on your phone
    </h2>
    <p className="max-w-prose">
      Any authenticator app will do, for example Google Authenticator, Microsoft Authenticator, Aegis or the
      app Passwords of an iPhone. Choose “add an account” there, and scan the picture.
    </p>
    <div className="grid items-start gap-4 sm:grid-cols-[auto_minmax(0,1fr)]">
      <div className="w-56 max-w-full max-sm:mx-auto">
        <Qr text={link} label="QR code for your authenticator app" />
      </div>
      {/* A phone cannot scan its own screen. */}
      <div className="grid justify-items-start gap-3 max-sm:order-first">
        <p>Is the app on this device? Then open it from here, or type the key:</p>
        <a href={link} className={buttonClass('secondary')}>
          Open the app
        </a>
        <code className="max-w-full rounded-control bg-sunken px-3 py-2 font-mono wrap-anywhere">
          {secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
        </code>
        <p className="text-[0.9em] text-soft">
          The picture and the key are a secret: show them to nobody, and keep no copy.
        </p>
      </div>
    </div>
  </Card>
);
