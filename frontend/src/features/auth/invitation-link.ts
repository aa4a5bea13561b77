import { useEffect, useState } from 'react';

interface InvitationLink {
  readonly email: string;
  readonly code: string | undefined;
}

export const readInvitationLink = (): InvitationLink => {
  const parts = new URLSearchParams(location.hash.slice(1));
  return { email: parts.get('email') ?? '', code: parts.get('code') ?? undefined };
};

/** Reads the code from an invitation's link and removes it from the address bar and the history: it is a secret. */
export const useInvitationLink = (): InvitationLink => {
  const [link, setLink] = useState(readInvitationLink);
  useEffect(() => {
    const forget = () => history.replaceState(history.state, '', location.pathname + location.search);
    // Opening a link on the page itself changes only the hash.
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
