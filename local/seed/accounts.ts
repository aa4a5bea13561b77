import type { NewUser } from '../../lambdas/users/create-user';

export const demoPassword = 'read-more-books-1';

type Profile = Omit<NewUser, 'id' | 'email'>;

/** The demo's children have all consents, so that the leaderboards are not empty. */
export const demoConsents = { core: true, ai_text: true, voice: true, public_sharing: true };

export interface DemoAccount {
  readonly email: string;
  readonly about: string;
  readonly operator?: boolean;
  /** Absent for a user who was invited and has not signed up. */
  readonly profile?: Profile;
}

const school = 'Maple Street School';

const student = (username: string, age: number, at: string | null): Profile => ({
  username,
  age,
  region: 'United States',
  account_type: 'student',
  school: at,
  consents: demoConsents,
  discoverable: true,
});

const adult = (username: string, account_type: 'teacher' | 'other', at: string | null = null): Profile => ({
  username,
  age: 38,
  region: 'United States',
  account_type,
  school: at,
  verified: true,
});

/** The demo's users. Scripts and documents refer to them. */
export const demoAccounts: readonly DemoAccount[] = [
  { email: 'ada@maple.test', about: 'a student', profile: student('Ada', 9, school) },
  { email: 'ben@maple.test', about: "a student of Ada's school", profile: student('Ben', 10, school) },
  { email: 'cleo@pond.test', about: 'a student of no school', profile: student('Cleo', 11, null) },
  { email: 'teacher@maple.test', about: 'a teacher', profile: adult('Ms Okafor', 'teacher', school) },
  { email: 'parent@home.test', about: 'a parent', profile: adult('Sam', 'other') },
  {
    email: 'operator@inkwren.test',
    about: 'runs the place',
    operator: true,
    profile: adult('Robin', 'other'),
  },
  {
    email: 'second@inkwren.test',
    about: 'the second operator, who agrees to what the first proposes',
    operator: true,
    profile: adult('Kim', 'other'),
  },
  { email: 'new@home.test', about: 'invited, not here yet' },
];
