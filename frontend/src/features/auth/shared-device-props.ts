/** What the start pages of shared devices get from the login. */
export interface SharedDeviceProps {
  /** Why a user whose session is over is here. */
  readonly why: string | undefined;
  readonly onSignedIn: () => void;
  /** A grown-up signs in with a password. */
  readonly onGrownUp: () => void;
}
