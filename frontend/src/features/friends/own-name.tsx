import { useUser } from '../../subjects/users/user';

/** The name by which friends find a student. */
export const OwnName = () => (
  <p className="rounded-control bg-sun-soft px-4 py-2.5">
    Your own name here is <strong className="wrap-anywhere">{useUser().username}</strong>. Tell it to your
    friends!
  </p>
);
