import { useUser } from '../../subjects/users/user';

/** The name by which friends find a student; nothing while finding is off. */
export const OwnName = () => {
  const { username, discoverable } = useUser();
  if (!discoverable) return null;
  return (
    <p className="rounded-control bg-sun-soft px-4 py-2.5">
      Your own name here is <strong className="wrap-anywhere">{username}</strong>. Tell it to your friends!
    </p>
  );
};
