import { useEffect, useState } from 'react';

interface InvitationLink {
  readonly email: string;
  readonly code: string | undefined;
}

export const readInvitationLink = (): InvitationLink => {
  const parts = new URLSearchParams(location.hash.slice(1));
  return { email: parts.get('email') ?? '', code: parts.get('code') ?? undefined };
};

/** What an invitation's link says. The address bar and the history forget it at once: the code is a secret. */
export const useInvitationLink = (): InvitationLink => {
  const [link, setLink] = useState(readInvitationLink);
  useEffect(() => {
    const forget = () => history.replaceState(history.state, '', location.pathname + location.search);
    // A link that is opened where the page is open already only changes the hash.
    const follow = () => {
      if (location.hash === '') return;
      setLink(readInvitationLink());
      forget();
    };
    if (location.hash !== '') forget();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return link;
};
